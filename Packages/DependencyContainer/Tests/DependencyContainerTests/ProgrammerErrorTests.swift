import DependencyContainer
import Testing

/// A need that reads a service without declaring it.
private struct Undeclared: Need {
    typealias Value = Int

    func declare(in needs: inout DeclaredNeeds) {}

    func value(in resolution: borrowing Resolution) -> Int {
        InjectID<Int>("Fatal.Undeclared").value(in: resolution)
    }
}

@Suite("Custom needs")
struct ProgrammerErrorTests {
    @Test("reading an undeclared service traps with the text of the error")
    func undeclaredNeed() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let id = InjectID<Int>("Fatal.Owner")
            let container = try Container(
                modules: InlineModule { $0.register(id, needs: Undeclared()) { $0 } }
            )
            _ = try container.resolve(id)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("'Fatal.Undeclared' (InjectID<Int>) is not registered in this container;")
        )
    }
}
