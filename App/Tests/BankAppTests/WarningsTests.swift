import Synchronization
import Testing

@testable import BankApp

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

/// Records warnings in place of showing them.
final class RecordingWarnings: Sendable {
    private let recorded = Mutex<[String]>([])

    /// The messages, in order.
    var messages: [String] { recorded.withLock { $0 } }

    /// Warnings whose messages are recorded.
    var warnings: Warnings {
        Warnings { message in self.recorded.withLock { $0.append(message) } }
    }
}
