import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

let keyInject = InjectID<Key>("Key")

/// A signing service that needs a key.
struct KeyedSigningModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(keyInject) { Key() }
        registrar.register(signingInject, needs: keyInject) { _ in KeySigning() }
        registrar.register(
            signerInject,
            needs: signedInScope.input,
            ledgerInject,
            scope: .within(signedInScope)
        ) { customer, _ in Signer(customer: customer) }
    }
}

@Suite("Examples: tests")
struct TestingExamples {
    private let customer: CustomerID = "Ada"

    @Test("expects the needs and users of a service, and the services of a scope")
    func expectations() throws {
        let container = try Container(
            modules: SafeBoxModule(),
            KeyedSigningModule(),
            LedgerModule()
        )

        let graph = container.graph
        try graph.expect(safeBoxInject, needs: keyInject)
        try graph.expect(safeBoxInject, needsDirectly: signingInject)
        try graph.expect(signingInject, needsNot: safeBoxInject)
        try graph.expect(keyInject, isNeededOnlyBy: [signingInject])
        try graph.expect(.within(signedInScope), holds: [signerInject])
    }

    @Test("prints the path from one service to another")
    func paths() throws {
        let container = try Container(
            modules: SafeBoxModule(),
            KeyedSigningModule(),
            LedgerModule()
        )

        let graph = container.graph
        #expect(
            graph.path(from: safeBoxInject, to: keyInject)?.names == ["SafeBox", "Signing", "Key"]
        )
        #expect(graph.path(from: signingInject, to: safeBoxInject) == nil)
    }

    @Test("compares a validation report")
    func reports() {
        #expect(validationReport(of: SafeBoxModule(), SigningModule()) == nil)

        let report = validationReport(of: SafeBoxModule())
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Signing is missing") == true)
    }

    @Test("reads a recording of a container")
    func recordings() throws {
        let container = try Container(modules: SafeBoxModule(), SigningModule())

        let (app, recording) = try container.recording()
        _ = try app.resolve(safeBoxInject)
        #expect(recording.names == ["Signing", "SafeBox"])
        #expect(recording.events(of: signingInject).map(\.step.module) == ["Signing"])
    }

    @Test("reads a recording of a scope")
    func recordingsOfScopes() throws {
        let container = try Container(modules: KeyedSigningModule(), LedgerModule())

        let (app, recording) = try container.recording()
        let session = try app.open(signedInScope, with: customer)
        _ = try session.resolve(signerInject)
        #expect(recording.names == ["Ledger", "Signer"])
    }
}
