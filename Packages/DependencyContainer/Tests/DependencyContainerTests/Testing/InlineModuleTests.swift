import DependencyContainer
import DependencyContainerGraph
import DependencyContainerTesting
import Testing

@Suite("Inline modules")
struct InlineModuleTests {
    private let id = serviceID("Inline.Service")

    @Test("an inline module registers its services under its name")
    func registers() throws {
        let module = InlineModule("Mine") { [id] in $0.register(id) { Service("mine") } }
        let container = try Container(modules: module)
        #expect(try container.resolve(id).name == "mine")
        #expect(container.graph.nodes.map(\.registrations[0].module) == ["Mine"])
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
