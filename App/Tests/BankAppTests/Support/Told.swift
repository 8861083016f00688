import Synchronization

@testable import BankApp

/// What the person was told by warnings.
final class Told: Sendable {
    private let messages = Mutex<[String]>([])

    /// All of it, the first first.
    var all: [String] { messages.withLock { $0 } }

    @Sendable func tell(_ message: String) { messages.withLock { $0.append(message) } }

    /// Warnings that are told here.
    var warnings: Warnings { Warnings(tell) }
}
