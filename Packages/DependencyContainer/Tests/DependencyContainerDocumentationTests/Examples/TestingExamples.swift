import DependencyContainer
import DependencyContainerTesting
import Testing

let keyInject = InjectID<Key>("Key")

/// Who signs with a key, and needs it.
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

@Suite("the examples of testing")
struct TestingExamples {
    private let customer: CustomerID = "Ada"

    @Test("expect what is needed, by whom, and what a scope holds")
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

    @Test("show the way from one to another")
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

    @Test("compare a report")
    func reports() {
        #expect(validationReport(of: SafeBoxModule(), SigningModule()) == nil)

        let report = validationReport(of: SafeBoxModule())
        #expect(report?.faults.count == 1)
        #expect(report?.description.contains("Signing is missing") == true)
    }

    @Test("see what was made")
    func recordings() throws {
        let container = try Container(modules: SafeBoxModule(), SigningModule())

        let (app, recording) = try container.recording()
        _ = try app.resolve(safeBoxInject)
        #expect(recording.names == ["Signing", "SafeBox"])
        #expect(recording.events(of: signingInject).map(\.step.module) == ["Signing"])
    }

    @Test("see what was made in a scope")
    func recordingsOfScopes() throws {
        let container = try Container(modules: KeyedSigningModule(), LedgerModule())

        let (app, recording) = try container.recording()
        let session = try app.open(signedInScope, with: customer)
        _ = try session.resolve(signerInject)
        #expect(recording.names == ["Ledger", "Signer"])
    }
}
