import Foundation

/// A state that one thread at a time may touch, by a lock that the thread sanitizer knows; it knows
/// nothing of a `Mutex` on Linux, and would report each use.
final class Locked<State>: @unchecked Sendable {
    // Sound to share: nothing touches the state but under the lock.
    private var state: State
    private let lock = NSLock()

    init(_ state: State) { self.state = state }

    func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        try lock.withLock { try body(&state) }
    }
}
