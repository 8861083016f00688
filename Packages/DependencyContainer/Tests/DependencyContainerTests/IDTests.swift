import DependencyContainer
import Testing

@Suite("Typed ids")
struct IDTests {
    @Test("resolving an id without a registration throws an error with similar names")
    func notRegistered() throws {
        let container = try Container { $0.register(InjectID<Int>("IDTests.Signing")) { 1 } }
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

    @Test(
        "an id that is used needs a name of one line",
        arguments: ["", "Two\nLines", "Far\u{2028}"]
    )
    func names(name: String) {
        let odd = InjectID<Int>(name)
        let found = report {
            $0.register(odd) { 1 }
            $0.register(serviceID("Größe → 2")) { Service() }
        }
        guard case .name(let fault) = found?.faults.first else {
            Issue.record("not reported")
            return
        }
        #expect(found?.faults.count == 1)
        #expect(fault.name == name)
        #expect(fault.description.split(separator: "\n").count == 3)
        #expect(fault.declaration.file.hasSuffix("/IDTests.swift"))
        #expect(throws: Never.self) {
            try Container { $0.register(serviceID("Other")) { Service() } }
        }
        let decorated = report { $0.decorate(odd) { $0 } }
        #expect(decorated?.faults.map(\.description) == [fault.description])
    }

    @Test("ids may be created concurrently")
    func parallel() async throws {
        let areSame = try await racing(16) { task in
            (0..<500).allSatisfy { number in
                let name = "IDTests.\((number + task * 31) % 500)"
                return InjectID<Int>(name).name == name
            }
        }
        #expect(!areSame.contains(false))
    }
}
