import Console
import ConsoleTesting
import Testing

@Suite("Warnings")
struct WarningsTests {
    @Test("warnings wait for the end of a session and are shown once, in order")
    func held() async throws {
        let recording = RecordingWarnings()
        let warnings = recording.warnings
        warnings.show("before")
        await warnings.hold {
            warnings.show("first")
            warnings.show("second")
            #expect(recording.messages == ["before"])
        }
        #expect(recording.messages == ["before", "first", "second"])
        warnings.show("after")
        #expect(recording.messages == ["before", "first", "second", "after"])
    }

    @Test("warnings are shown after a session that fails")
    func failing() async {
        let recording = RecordingWarnings()
        let warnings = recording.warnings
        await #expect(throws: CancellationError.self) {
            try await warnings.hold {
                warnings.show("first")
                throw CancellationError()
            }
        }
        #expect(recording.messages == ["first"])
    }
}
