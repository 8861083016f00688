public import Console
import Synchronization

/// Records warnings instead of showing them.
public final class RecordingWarnings: Sendable {
    private let recorded = Mutex<[String]>([])

    public init() {}

    /// The messages, in order.
    public var messages: [String] { recorded.withLock { $0 } }

    /// Warnings whose messages are recorded.
    public var warnings: Warnings {
        Warnings { message in self.recorded.withLock { $0.append(message) } }
    }
}
