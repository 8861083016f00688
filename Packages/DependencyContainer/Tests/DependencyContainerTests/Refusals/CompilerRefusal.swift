/// A mistake that the compiler refuses, with its correction.
struct CompilerRefusal: Sendable, CustomStringConvertible {
    /// The mistake.
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

    /// Each mistake, its correction and a part of the diagnostic.
    private static let table = """
        registering a service that needs one of the main actor
        registrar.register(signingInject, needs: screenInject) { _ in Signing() }
        registrar.register(signingInject, needs: screenInject.lazily) { _ in Signing() }
        'MainInjectID<Screen>' conform to 'Need'

        registering a service that needs one that takes time
        registrar.register(signingInject, needs: bookInject) { _ in Signing() }
        registrar.register(signingInject, needs: bookInject.lazily) { _ in Signing() }
        'AsyncInjectID<Book>' conform to 'Need'

        registering a service with several needs of which one takes time
        registrar.register(signingInject, needs: journalInject, bookInject) { $1; return $0 }
        registrar.register(bookInject, needs: journalInject) { _ in Book() }
        'AsyncInjectID<Book>' conform to 'Need'

        registering a service of the main actor that needs one that takes time
        registrar.register(screenInject, needs: bookInject) { _ in Screen() }
        registrar.register(screenInject, needs: bookInject.lazily) { _ in Screen() }
        'AsyncInjectID<Book>' conform to 'MainNeed'

        registering an asynchronous factory that needs a service of the main actor
        registrar.register(bookInject, needs: screenInject) { _ in Book() }
        registrar.register(bookInject, needs: screenInject.lazily) { _ in Book() }
        'MainInjectID<Screen>' conform to 'AsyncNeed'

        registering a plug-in that may not be sent
        registrar.register(PluginID<Notebook>("Notebook")) { Notebook() }
        registrar.register(PluginID<Signing>("Signing")) { Signing() }
        type 'Notebook' does not conform to the 'Sendable' protocol

        registering a list entry that needs a service of the main actor
        registrar.register(commandsInject, needs: screenInject) { _ in Signing() }
        registrar.register(commandsInject, needs: journalInject) { $0 }
        'MainInjectID<Screen>' conform to 'Need'

        registering a list entry that is new each time
        registrar.register(commandsInject, scope: .new) { Signing() }
        registrar.register(commandsInject, scope: .within(sessionScope)) { Signing() }
        'new' is unavailable: a list lives as long as the container or an open scope

        registering a list entry that lives as long as a caller holds it
        registrar.register(commandsInject, scope: .weak) { Signing() }
        registrar.register(commandsInject, scope: .container) { Signing() }
        'weak' is unavailable: a list lives as long as the container or an open scope

        registering a decorator that needs a service that takes time
        registrar.decorate(signingInject, needs: bookInject) { signing, _ in signing }
        registrar.decorate(signingInject, needs: bookInject.lazily) { one, _ in one }
        'AsyncInjectID<Book>' conform to 'Need'

        registering a decorator of the main actor that needs a service that takes time
        registrar.decorate(screenInject, needs: bookInject) { screen, _ in screen }
        registrar.decorate(screenInject, needs: bookInject.lazily) { one, _ in one }
        'AsyncInjectID<Book>' conform to 'MainNeed'

        registering a decorator of one that takes time that needs the main actor's
        registrar.decorate(bookInject, needs: screenInject) { book, _ in book }
        registrar.decorate(bookInject, needs: screenInject.lazily) { one, _ in one }
        'MainInjectID<Screen>' conform to 'AsyncNeed'

        registering a factory that takes time, under an id for a service made at once
        registrar.register(signingInject) { await Task.yield(); return Signing() }
        registrar.register(bookInject) { await Task.yield(); return Book() }
        to parameter expecting synchronous function type

        registering a factory with parameters of other types
        registrar.register(signingInject, needs: journalInject) { (_: Int) in Signing() }
        registrar.register(signingInject, needs: journalInject) { (one: Signing) in one }
        (Int) -> Signing' to expected argument type

        registering a factory that makes something else
        registrar.register(signingInject) { Book() }
        registrar.register(signingInject) { Signing() }
        cannot convert value of type 'Book' to closure result type 'Signing'

        registering a service that may not be sent, under an id for any thread
        registrar.register(InjectID<Notebook>("Notebook")) { Notebook() }
        registrar.register(MainInjectID<Notebook>("Notebook")) { Notebook() }
        type 'Notebook' does not conform to the 'Sendable' protocol

        resolving a service of the main actor from elsewhere, at once
        throws { let screen = try container.resolve(screenInject) }
        async throws { let screen = try await container.resolve(screenInject) }
        call to main actor-isolated instance method 'resolve' in a synchronous

        resolving a service of the main actor from elsewhere, without await
        async throws { let screen = try container.resolve(screenInject) }
        async throws { let screen = try await container.resolve(screenInject) }
        main actor-isolated instance method 'resolve' cannot be called from outside

        flow resolving a service that may not be sent, away from the main actor
        async throws { let notebook = try await container.resolve(MainInjectID<Notebook>("Notebook")) }
        async throws { let screen = try await container.resolve(screenInject) }
        non-Sendable 'Notebook'-typed result

        resolving a deferred service of the main actor, elsewhere
        throws { let read = { (lazy: MainLazy<Screen>) in try lazy.value } }
        throws { let read = { @MainActor (lazy: MainLazy<Screen>) in try lazy.value } }
        main actor-isolated property 'value' can not be referenced

        resolving a service that takes time, at once
        throws { let book = try container.resolve(bookInject) }
        async throws { let book = try await container.resolve(bookInject) }
        'async' call in a function that does not support concurrency

        resolving a service that takes time, without await
        async throws { let book = try container.resolve(bookInject) }
        async throws { let book = try await container.resolve(bookInject) }
        expression is 'async' but is not marked with 'await'

        resolving a runtime argument of another type
        throws { let statement = try container.resolve(statementInject)("text") }
        throws { let statement = try container.resolve(statementInject)(7) }
        cannot convert value of type 'String' to expected argument type 'Int'

        resolving a service without its runtime argument
        throws { let statement: Signing = try container.resolve(statementInject) }
        throws { let statement: Signing = try container.resolve(statementInject)(7) }
        no exact matches in call to instance method 'resolve'

        resolving a scope with an input of another type
        throws { let session = try container.open(sessionScope, with: 7) }
        throws { let session = try container.open(sessionScope, with: "Ada") }
        cannot convert value of type 'Int' to expected argument type 'String'

        resolving a scope without its input
        throws { let session = try container.open(sessionScope) }
        throws { let session = try container.open(sessionScope, with: "Ada") }
        cannot convert value of type 'ScopeID<String>'
        """

    static let all = table.split(separator: "\n\n").map(CompilerRefusal.init)

    private init(_ paragraph: Substring) {
        let lines = paragraph.split(separator: "\n").map(String.init)
        isOfFlow = lines[0].hasPrefix("flow ")
        let isRegistration = lines[0].contains("registering")
        func function(_ code: String) -> String {
            isRegistration
                ? "private func register(in registrar: inout Registrar) {\n\(code)\n}\n"
                : "private func resolve(in container: Container) \(code)\n"
        }
        description = lines[0]
        mistake = function(lines[1])
        correction = function(lines[2])
        diagnostic = lines[3]
    }
}
