import DependencyContainer
import Testing

@Suite("a programmer's error that no validation can find")
struct ProgrammerErrorTests {
    @Test("ends the program with the text of the error, in debug and release alike")
    func readingTooEarly() async throws {
        let result = await #expect(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            let id = InjectID<Int>("Fatal.Early")
            let container = try Container(
                modules: InlineModule { registrar in
                    registrar.register(
                        id,
                        needs: id.lazily,
                        file: "Fatal/FatalModule.swift",
                        line: 7
                    ) { $0.value }
                }
            )
            _ = try container.resolve(id)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "Fatal.Early (Fatal/FatalModule.swift:7) read its lazy need Fatal.Early while it was"
            )
        )
    }
}
