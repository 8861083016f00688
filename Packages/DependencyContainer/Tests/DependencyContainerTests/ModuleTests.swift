import DependencyContainer
import Testing

private struct SafeBoxModule: Module {
    static let limit = InjectID<Int>("ModuleTests.Limit")
    let limit: Int

    func register(in registrar: inout Registrar) {
        registrar.register(Self.limit) { limit }
    }
}

private struct Adapters: Module {
    func register(in registrar: inout Registrar) {}
}

@Suite("Modules")
struct ModuleTests {
    @Test("the default name of a module is its type without the suffix Module")
    func name() {
        #expect(SafeBoxModule(limit: 1).name == "SafeBox")
        #expect(Adapters().name == "Adapters")
        #expect(InlineModule("Card") { _ in }.name == "Card")
    }

    @Test("the app passes a module its configuration")
    func configuration() throws {
        #expect(try Container(modules: SafeBoxModule(limit: 3)).resolve(SafeBoxModule.limit) == 3)
        #expect(try Container(modules: [SafeBoxModule(limit: 4)]).resolve(SafeBoxModule.limit) == 4)
    }

    @Test("a factory may have eight needs")
    func manyNeeds() throws {
        let ids = (0..<8).map { InjectID<Int>("ModuleTests.Part\($0)") }
        let sum = InjectID<Int>("ModuleTests.Sum")
        let container = try Container(
            modules: InlineModule { registrar in
                for (number, id) in ids.enumerated() { registrar.register(id) { number } }
                registrar.register(
                    sum,
                    needs: ids[0],
                    ids[1],
                    ids[2],
                    ids[3],
                    ids[4],
                    ids[5],
                    ids[6],
                    ids[7]
                ) { (a, b, c, d, e, f, g, h) in a + b + c + d + e + f + g + h }
            }
        )
        #expect(try container.resolve(sum) == 28)
    }
}
