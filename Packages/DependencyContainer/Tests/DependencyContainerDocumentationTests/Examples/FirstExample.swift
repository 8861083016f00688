public import DependencyContainer
import Testing

// The first example of the README, on which most other examples are based.

public protocol Signing: Sendable { func sign(_ text: String) -> String }
public let signingInject = InjectID<any Signing>("Signing")

public protocol SafeBox: Sendable { func put(_ amount: Money) -> String }
public let safeBoxInject = InjectID<any SafeBox>("SafeBox")

struct SafeBoxModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(safeBoxInject, needs: signingInject) { signing in
            SafeBoxService(signing: signing)
        }
    }
}

struct SigningModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(signingInject) { KeySigning() }
    }
}

public typealias Money = Int
public typealias CustomerID = String

struct SafeBoxService: SafeBox {
    let signing: any Signing
    func put(_ amount: Money) -> String { signing.sign("put \(amount)") }
}

struct KeySigning: Signing {
    func sign(_ text: String) -> String { text + ", signed" }
}

struct RefusingSigning: Signing {
    func sign(_ text: String) -> String { text + ", not signed" }
}

@Suite("Example: safe box and signing")
struct FirstExample {
    @Test("resolves the safe box with its signing service")
    func works() throws {
        let container = try Container(modules: SafeBoxModule(), SigningModule())
        let safeBox = try container.resolve(safeBoxInject)

        #expect(safeBox.put(1) == "put 1, signed")
    }

    @Test("derives a container with another signing service")
    func replaces() throws {
        let container = try Container(modules: SafeBoxModule(), SigningModule())

        let offline = try container.replacing(signingInject) { RefusingSigning() }
        #expect(try offline.resolve(safeBoxInject).put(1) == "put 1, not signed")
        #expect(try container.resolve(safeBoxInject).put(1) == "put 1, signed")
    }
}
