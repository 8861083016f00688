import DependencyContainer
import DependencyContainerTesting
import Testing

@Suite("Modules")
struct InlineModuleTests {
    private let id = serviceID("Inline.Service")

    @Test("the default name of a module is its type without the suffix Module")
    func name() {
        struct SafeBoxModule: Module { func register(in registrar: inout Registrar) {} }
        struct Adapters: Module { func register(in registrar: inout Registrar) {} }
        #expect([SafeBoxModule().name, Adapters().name] == ["SafeBox", "Adapters"])
    }

    @Test("an inline module states its provided services and needs")
    func states() {
        let silent = InlineModule { _ in }
        #expect(silent.name == "Inline")
        #expect(silent.provides == nil && silent.needs == nil)

        let promising = InlineModule("Promising", provides: [id], needs: []) { _ in }
        let report = validationReport(of: promising)
        #expect(
            report?.faults == [.statement(.emptyPromise(module: "Promising", name: id.name))]
        )
    }
}
