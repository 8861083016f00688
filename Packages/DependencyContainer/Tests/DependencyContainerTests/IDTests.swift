import DependencyContainer
import Testing

@Suite("a typed id")
struct IDTests {
    @Test("knows its name")
    func name() {
        #expect(InjectID<Int>("IDTests.A").name == "IDTests.A")
        #expect(CollectionID<Int>("IDTests.A").name == "IDTests.A")
        #expect(BuilderID<Int>("IDTests.A").name == "IDTests.A")
        #expect(PluginID<Int>("IDTests.A").name == "IDTests.A")
    }

    @Test("that is not registered gives an error with the near names")
    func notRegistered() throws {
        let container = try Container(
            modules: InlineModule { $0.register(InjectID<Int>("IDTests.Signing")) { 1 } }
        )
        let error = #expect(throws: ResolutionError.self) {
            try container.resolve(InjectID<Int>("IDTests.Singing"))
        }
        #expect(
            error?.description == """
                'IDTests.Singing' (InjectID<Int>) is not registered in this container; did you mean \
                'IDTests.Signing'? fix: add a module that registers it
                """
        )
    }

    @Test("may be made in many tasks at once")
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
