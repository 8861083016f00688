import DependencyContainer
import Testing

// The first code of the repository's README, in its order.

// SigningInterface: every package may import it.
protocol Signing: Sendable { func sign(_ text: String) -> String }
let signingInject = InjectID<any Signing>("Signing")

private struct SigningModule: Module {
    func register(in registrar: inout Registrar) {
        // Signing implements it, and knows nothing of SafeBox.
        registrar.register(signingInject) { PasswordSigning() }
    }
}

private struct SafeBoxModule: Module {
    func register(in registrar: inout Registrar) {
        // SafeBox asks for it by its typed id, and knows nothing of Signing.
        registrar.register(safeBoxInject, needs: signingInject) { SafeBox(signing: $0) }
    }
}

private let safeBoxInject = InjectID<SafeBox>("SafeBox")

private struct SafeBox: Sendable {
    let signing: any Signing
    func put(_ won: Int) -> String { signing.sign("put \(won)") }
}

private struct PasswordSigning: Signing {
    func sign(_ text: String) -> String { text + ", signed" }
}

@Suite("The idea of the README")
struct IdeaTests {
    @Test("a safe box gets its signature by the id of the interface")
    func works() throws {
        // The app alone knows both. Without Signing, this line throws a report of what is missing, and where.
        let container = try Container(modules: SafeBoxModule(), SigningModule())
        #expect(try container.resolve(safeBoxInject).put(5) == "put 5, signed")
    }

    @Test("a missing provider is reported with the place of the need, before any object is made")
    func reports() {
        let error = #expect(throws: (any Error).self) { try Container(modules: SafeBoxModule()) }
        let report = error.map { String(describing: $0) } ?? ""
        #expect(
            report.contains("1. Signing is missing: no module registers it as InjectID<Signing>.")
        )
        #expect(report.contains("needed by: SafeBox (DependencyContainerTests/IdeaTests.swift:"))
    }
}
