/// A mistake that the compiler refuses, with its correction.
struct CompilerRefusal: Sendable, CustomStringConvertible {
    /// The mistake as the end of a sentence.
    let description: String
    /// A function with the mistake.
    let mistake: String
    /// The function without the mistake.
    let correction: String
    /// A part of the compiler's diagnostic.
    let diagnostic: String
    /// Indicates whether flow analysis finds it, which runs only if all types are correct.
    let isOfFlow: Bool

    /// The declarations that all cases share.
    static let declarations = """
        import DependencyContainer

        final class Signing: Sendable {}
        final class Book: Sendable {}
        final class Notebook {}
        @MainActor final class Screen { var title = "" }

        let signingInject = InjectID<Signing>("Signing")
        let journalInject = InjectID<Signing>("Journal")
        let bookInject = AsyncInjectID<Book>("Book")
        let screenInject = MainInjectID<Screen>("Screen")
        let statementInject = InjectID<@Sendable (Int) -> Signing>("Statement")
        let commandsInject = CollectionID<Signing>("Commands")
        let sessionScope = ScopeID<String>("Session")

        """

    static let all: [CompilerRefusal] = [
        CompilerRefusal(
            registering: "a service that needs one of the main actor",
            "registrar.register(signingInject, needs: screenInject) { _ in Signing() }",
            correction:
                "registrar.register(signingInject, needs: screenInject.lazily) { _ in Signing() }",
            "'MainInjectID<Screen>' conform to 'Need'"
        ),
        CompilerRefusal(
            registering: "a service that needs one that takes time",
            "registrar.register(signingInject, needs: bookInject) { _ in Signing() }",
            correction:
                "registrar.register(signingInject, needs: bookInject.lazily) { _ in Signing() }",
            "'AsyncInjectID<Book>' conform to 'Need'"
        ),
        CompilerRefusal(
            registering: "a service with several needs of which one takes time",
            "registrar.register(signingInject, needs: journalInject, bookInject) { $1; return $0 }",
            correction: "registrar.register(bookInject, needs: journalInject) { _ in Book() }",
            "'AsyncInjectID<Book>' conform to 'Need'"
        ),
        CompilerRefusal(
            registering: "a service of the main actor that needs one that takes time",
            "registrar.register(screenInject, needs: bookInject) { _ in Screen() }",
            correction:
                "registrar.register(screenInject, needs: bookInject.lazily) { _ in Screen() }",
            "'AsyncInjectID<Book>' conform to 'MainNeed'"
        ),
        CompilerRefusal(
            registering: "an asynchronous factory that needs a service of the main actor",
            "registrar.register(bookInject, needs: screenInject) { _ in Book() }",
            correction:
                "registrar.register(bookInject, needs: screenInject.lazily) { _ in Book() }",
            "'MainInjectID<Screen>' conform to 'AsyncNeed'"
        ),
        CompilerRefusal(
            registering: "a list entry that needs a service of the main actor",
            "registrar.register(commandsInject, needs: screenInject) { _ in Signing() }",
            correction: "registrar.register(commandsInject, needs: journalInject) { $0 }",
            "'MainInjectID<Screen>' conform to 'Need'"
        ),
        CompilerRefusal(
            registering: "a list entry that is new each time",
            "registrar.register(commandsInject, scope: .new) { Signing() }",
            correction:
                "registrar.register(commandsInject, scope: .within(sessionScope)) { Signing() }",
            "'new' is unavailable: a list lives as long as the container or an open scope"
        ),
        CompilerRefusal(
            registering: "a list entry that lives as long as a caller holds it",
            "registrar.register(commandsInject, scope: .weak) { Signing() }",
            correction: "registrar.register(commandsInject, scope: .container) { Signing() }",
            "'weak' is unavailable: a list lives as long as the container or an open scope"
        ),
        CompilerRefusal(
            registering: "a decorator that needs a service that takes time",
            "registrar.decorate(signingInject, needs: bookInject) { signing, _ in signing }",
            correction:
                "registrar.decorate(signingInject, needs: bookInject.lazily) { one, _ in one }",
            "'AsyncInjectID<Book>' conform to 'Need'"
        ),
        CompilerRefusal(
            registering: "a decorator of the main actor that needs a service that takes time",
            "registrar.decorate(screenInject, needs: bookInject) { screen, _ in screen }",
            correction:
                "registrar.decorate(screenInject, needs: bookInject.lazily) { one, _ in one }",
            "'AsyncInjectID<Book>' conform to 'MainNeed'"
        ),
        CompilerRefusal(
            registering: "a decorator of one that takes time that needs the main actor's",
            "registrar.decorate(bookInject, needs: screenInject) { book, _ in book }",
            correction:
                "registrar.decorate(bookInject, needs: screenInject.lazily) { one, _ in one }",
            "'MainInjectID<Screen>' conform to 'AsyncNeed'"
        ),
        CompilerRefusal(
            registering: "a factory that takes time, under an id for a service made at once",
            "registrar.register(signingInject) { await Task.yield(); return Signing() }",
            correction: "registrar.register(bookInject) { await Task.yield(); return Book() }",
            "to parameter expecting synchronous function type"
        ),
        CompilerRefusal(
            registering: "a list entry of another type",
            "registrar.register(commandsInject) { Book() }",
            correction: "registrar.register(commandsInject) { Signing() }",
            "cannot convert value of type 'Book' to closure result type 'Signing'"
        ),
        CompilerRefusal(
            registering: "a factory with too few parameters",
            "registrar.register(signingInject, needs: journalInject) { Signing() }",
            correction:
                "registrar.register(signingInject, needs: journalInject) { _ in Signing() }",
            "expects 1 argument, which cannot be implicitly ignored"
        ),
        CompilerRefusal(
            registering: "a factory with too many parameters",
            "registrar.register(signingInject, needs: journalInject) { one, other in one }",
            correction: "registrar.register(signingInject, needs: journalInject) { one in one }",
            "expects 1 argument, but 2 were used in closure body"
        ),
        CompilerRefusal(
            registering: "a factory with parameters of other types",
            "registrar.register(signingInject, needs: journalInject) { (_: Int) in Signing() }",
            correction:
                "registrar.register(signingInject, needs: journalInject) { (one: Signing) in one }",
            "(Int) -> Signing' to expected argument type"
        ),
        CompilerRefusal(
            registering: "a factory that makes something else",
            "registrar.register(signingInject) { Book() }",
            correction: "registrar.register(signingInject) { Signing() }",
            "cannot convert value of type 'Book' to closure result type 'Signing'"
        ),
        CompilerRefusal(
            registering: "a synchronous service whose factory waits",
            "registrar.register(signingInject) { try await Task.sleep(for: .zero); return .init() }",
            correction: "registrar.register(signingInject) { .init() }",
            "cannot pass function of type '@Sendable () async throws -> Signing'"
        ),
        CompilerRefusal(
            registering: "a service that may not be sent, under an id for any thread",
            "registrar.register(InjectID<Notebook>(\"Notebook\")) { Notebook() }",
            correction:
                "registrar.register(MainInjectID<Notebook>(\"Notebook\")) { Notebook() }",
            "type 'Notebook' does not conform to the 'Sendable' protocol"
        ),
        CompilerRefusal(
            resolving: "a service of the main actor from elsewhere, at once",
            "throws",
            "let screen = try container.resolve(screenInject)",
            correction: ("async throws", "let screen = try await container.resolve(screenInject)"),
            "call to main actor-isolated instance method 'resolve' in a synchronous"
        ),
        CompilerRefusal(
            resolving: "a service of the main actor from elsewhere, without await",
            "async throws",
            "let screen = try container.resolve(screenInject)",
            correction: ("async throws", "let screen = try await container.resolve(screenInject)"),
            "main actor-isolated instance method 'resolve' cannot be called from outside"
        ),
        CompilerRefusal(
            resolving: "a service that may not be sent, away from the main actor",
            "async throws",
            """
            let notebook = try await container.resolve(MainInjectID<Notebook>("Notebook"))
            """,
            correction: ("async throws", "let screen = try await container.resolve(screenInject)"),
            "non-Sendable 'Notebook'-typed result",
            isOfFlow: true
        ),
        CompilerRefusal(
            resolving: "a deferred service of the main actor, elsewhere",
            "throws",
            "let read = { (lazy: MainLazy<Screen>) in try lazy.value }",
            correction: (
                "throws", "let read = { @MainActor (lazy: MainLazy<Screen>) in try lazy.value }"
            ),
            "main actor-isolated property 'value' can not be referenced"
        ),
        CompilerRefusal(
            resolving: "a service that takes time, at once",
            "throws",
            "let book = try container.resolve(bookInject)",
            correction: ("async throws", "let book = try await container.resolve(bookInject)"),
            "'async' call in a function that does not support concurrency"
        ),
        CompilerRefusal(
            resolving: "a service that takes time, without await",
            "async throws",
            "let book = try container.resolve(bookInject)",
            correction: ("async throws", "let book = try await container.resolve(bookInject)"),
            "expression is 'async' but is not marked with 'await'"
        ),
        CompilerRefusal(
            resolving: "a service that takes time, without try",
            "async throws",
            "let book = await container.resolve(bookInject)",
            correction: ("async throws", "let book = try await container.resolve(bookInject)"),
            "call can throw but is not marked with 'try'"
        ),
        CompilerRefusal(
            resolving: "a runtime argument of another type",
            "throws",
            "let statement = try container.resolve(statementInject)(\"text\")",
            correction: ("throws", "let statement = try container.resolve(statementInject)(7)"),
            "cannot convert value of type 'String' to expected argument type 'Int'"
        ),
        CompilerRefusal(
            resolving: "a service without its runtime argument",
            "throws",
            "let statement: Signing = try container.resolve(statementInject)",
            correction: (
                "throws", "let statement: Signing = try container.resolve(statementInject)(7)"
            ),
            "no exact matches in call to instance method 'resolve'"
        ),
        CompilerRefusal(
            resolving: "a scope with an input of another type",
            "throws",
            "let session = try container.open(sessionScope, with: 7)",
            correction: ("throws", "let session = try container.open(sessionScope, with: \"Ada\")"),
            "cannot convert value of type 'Int' to expected argument type 'String'"
        ),
        CompilerRefusal(
            resolving: "a scope without its input",
            "throws",
            "let session = try container.open(sessionScope)",
            correction: ("throws", "let session = try container.open(sessionScope, with: \"Ada\")"),
            "cannot convert value of type 'ScopeID<String>'"
        ),
    ]

    private init(
        registering description: String,
        _ mistake: String,
        correction: String,
        _ diagnostic: String
    ) {
        let head = "private func register(in registrar: inout Registrar)"
        self.description = description
        self.mistake = "\(head) {\n\(mistake)\n}\n"
        self.correction = "\(head) {\n\(correction)\n}\n"
        self.diagnostic = diagnostic
        isOfFlow = false
    }

    private init(
        resolving description: String,
        _ effects: String,
        _ mistake: String,
        correction: (effects: String, body: String),
        _ diagnostic: String,
        isOfFlow: Bool = false
    ) {
        func function(_ effects: String, _ body: String) -> String {
            "private func resolve(in container: Container) \(effects) {\n\(body)\n}\n"
        }
        self.description = description
        self.mistake = function(effects, mistake)
        self.correction = function(correction.effects, correction.body)
        self.diagnostic = diagnostic
        self.isOfFlow = isOfFlow
    }
}
