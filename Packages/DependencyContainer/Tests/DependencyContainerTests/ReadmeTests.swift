import DependencyContainer
import Testing

// The example of the README, word for word but for access and the places that reports name.

private protocol Signing: Sendable { func sign(_ text: String) -> String }
private let signingInject = InjectID<any Signing>("Signing")

private protocol SafeBox: Sendable { func put(_ amount: Int) -> String }
private let safeBoxInject = InjectID<any SafeBox>("SafeBox")

private struct SafeBoxService: SafeBox {
    let signing: any Signing
    func put(_ amount: Int) -> String { signing.sign("put \(amount)") }
}

private struct SafeBoxModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(
            safeBoxInject,
            needs: signingInject,
            file: "SafeBox/SafeBoxModule.swift",
            line: 5
        ) { SafeBoxService(signing: $0) }
    }
}

private struct KeySigning: Signing {
    func sign(_ text: String) -> String { text + ", signed" }
}

private struct SigningModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(signingInject) { KeySigning() }
    }
}

private struct NoSigning: Signing {
    func sign(_ text: String) -> String { text + ", not signed" }
}

@Suite("the README")
struct ReadmeTests {
    @Test("has an example that works")
    func example() throws {
        let container = try Container(modules: SafeBoxModule(), SigningModule())
        #expect(try container.resolve(safeBoxInject).put(1) == "put 1, signed")

        let unsigned = try container.replacing(signingInject) { NoSigning() }
        #expect(try unsigned.resolve(safeBoxInject).put(1) == "put 1, not signed")
    }

    @Test("shows the report that is printed when a module is forgotten")
    func report() {
        let card = InlineModule("Card") { registrar in
            registrar.register(
                InjectID<Int>("Singing"),
                needs: safeBoxInject,
                file: "Card/CardModule.swift",
                line: 8
            ) { _ in 1 }
            registrar.register(
                InjectID<Int>("Card"),
                needs: InjectID<Int>("Account"),
                file: "Card/CardModule.swift",
                line: 9
            ) { $0 }
            registrar.register(
                InjectID<Int>("Account"),
                needs: InjectID<Int>("Card"),
                file: "Account/AccountModule.swift",
                line: 7
            ) { $0 }
        }
        #expect(
            DependencyContainerTests.report(of: SafeBoxModule(), card)?.description == """
                The container is not sound (2 faults); nothing was made.

                1. Signing is missing: nothing registers InjectID<Signing>("Signing").
                   needed by: SafeBox (SafeBox/SafeBoxModule.swift:5)
                   path: Singing (Card/CardModule.swift:8) → SafeBox (SafeBox/SafeBoxModule.swift:5) → Signing
                   near names: Singing
                   to mend: give the container a module that registers it, or ask for a near name

                2. cycle: Card → Account → Card
                   Card (Card/CardModule.swift:9) needs Account
                   Account (Account/AccountModule.swift:7) needs Card
                   to mend: write one of these needs as `.lazily`

                """
        )
    }
}
