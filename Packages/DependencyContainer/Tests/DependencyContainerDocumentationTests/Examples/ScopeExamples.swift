public import DependencyContainer
import DependencyContainerTesting
import Synchronization
import Testing

public let signedInScope = ScopeID<CustomerID>("SignedIn")
let cartInject = InjectID<Cart>("Cart")
let signerInject = InjectID<Signer>("Signer")
let passwordSigningInject = InjectID<PasswordSigning>("PasswordSigning")

struct Cart: Sendable {
    let customer: CustomerID
    init(of customer: CustomerID) { self.customer = customer }
}

struct Signer: Sendable {
    let customer: CustomerID
    func sign(_ text: String) async throws -> String { "\(text), \(customer)" }
}

struct PasswordSigning: Sendable {
    let sessions: ScopeOpener<CustomerID, Signer>

    func sign(_ text: String, for customer: CustomerID) async throws -> String {
        try await sessions.withOpen(customer) { signer in try await signer.sign(text) }
    }
}

final class Key: Sendable {
    let isWiped = Mutex(false)
    func wipe() async { isWiped.withLock { $0 = true } }
}

final class Session: Sendable {
    let key: Key
    init(key: Key) { self.key = key }
}

extension Session: Disposable {
    func dispose() async { await key.wipe() }
}

let sessionInject = InjectID<Session>("Session")

struct Page: Sendable {
    let title: String
    init(_ title: String) { self.title = title }
}

let homePagesInject = CollectionID<Page>("HomePages")

struct CartPageModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(homePagesInject, needs: cartInject, scope: .within(signedInScope)) {
            Page("Cart of \($0.customer)")
        }
    }
}

struct SessionModule: Module {
    let key = Key()

    func register(in registrar: inout Registrar) {
        registrar.register(cartInject, needs: signedInScope.input, scope: .within(signedInScope)) {
            Cart(of: $0)
        }
        registrar.register(signerInject, needs: signedInScope.input, scope: .within(signedInScope))
        {
            Signer(customer: $0)
        }
        registrar.register(passwordSigningInject, needs: signedInScope.opening(signerInject)) {
            PasswordSigning(sessions: $0)
        }
        registrar.register(sessionInject, scope: .within(signedInScope)) { Session(key: key) }
    }
}

struct BrokenFile: Error {}

final class LogFile: Disposable {
    func dispose() throws { throw BrokenFile() }
}

@Suite("Examples: scopes")
struct ScopeExamples {
    private let customer: CustomerID = "Ada"

    @Test("opens a scope, resolves from it, and closes it")
    func session() async throws {
        let module = SessionModule()
        let container = try Container(modules: module)

        let session = try container.open(signedInScope, with: customer)
        let cart = try session.resolve(cartInject)
        _ = try session.resolve(sessionInject)
        #expect(cart.customer == customer)

        try await session.close()
        #expect(module.key.isWiped.withLock { $0 })
    }

    @Test("opens a scope and closes it also after an error")
    func closing() async throws {
        let container = try Container(modules: SessionModule())

        let session = try container.open(signedInScope, with: customer)
        let cart = try session.resolve(cartInject)
        try await session.close()

        #expect(cart.customer == customer)
    }

    @Test("resolves a list from an open scope")
    func list() throws {
        let container = try Container(modules: SessionModule(), CartPageModule())

        let session = try container.open(signedInScope, with: customer)
        let pages = try session.resolve(homePagesInject)

        #expect(pages.map(\.title) == ["Cart of Ada"])
    }

    @Test("opens a scope in a service")
    func opener() async throws {
        let container = try Container(modules: SessionModule())
        let signing = try container.resolve(passwordSigningInject)
        #expect(try await signing.sign("paid", for: customer) == "paid, Ada")
        withExtendedLifetime(container) {}
    }

    @Test("reports objects that could not be disposed of")
    func failures() async throws {
        let id = InjectID<LogFile>("LogFile")
        let container = try Container(modules: InlineModule { $0.register(id) { LogFile() } })
        _ = try container.resolve(id)
        var printed: [String] = []
        func print(_ step: DependencyStep) { printed.append(step.name) }

        do {
            try await container.close()
        } catch {
            for failure in error.failures { print(failure.step) }
        }
        #expect(printed == ["LogFile"])
    }
}
