import DependencyContainer
import Testing

@Suite("Typed ids")
struct IDTests {
    @Test("an id has a name")
    func name() {
        #expect(InjectID<Int>("IDTests.A").name == "IDTests.A")
        #expect(CollectionID<Int>("IDTests.A").name == "IDTests.A")
        #expect(BuilderID<Int>("IDTests.A").name == "IDTests.A")
        #expect(PluginID<Int>("IDTests.A").name == "IDTests.A")
    }

    @Test("resolving an id without a registration throws an error with similar names")
    func notRegistered() throws {
        let container = try Container(
            modules: InlineModule { $0.register(InjectID<Int>("IDTests.Signing")) { 1 } }
        )
        let error = #expect(throws: ResolutionError.self) {
            try container.resolve(InjectID<Int>("IDTests.Singing"))
        }
        #expect(
            error?.description == """
                'IDTests.Singing' (InjectID<Int>) is not registered in this container; did you \
                mean 'IDTests.Signing'? fix: add a module that registers it
                """
        )
    }

    @Test("ids may be created concurrently")
    func parallel() async {
        let same = await withTaskGroup(of: Bool.self) { group in
            for task in 0..<16 {
                group.addTask {
                    (0..<500).allSatisfy { number in
                        let name = "IDTests.\((number + task * 31) % 500)"
                        return InjectID<Int>(name).name == name
                    }
                }
            }
            return await group.reduce(true) { $0 && $1 }
        }
        #expect(same)
    }
}
