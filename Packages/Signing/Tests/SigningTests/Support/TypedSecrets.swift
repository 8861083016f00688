import Console
import Synchronization

/// A person who types these secrets one after the other, and remembers what for.
final class TypedSecrets: SecretReader {
    private struct State {
        var left: ArraySlice<String>
        var prompts: [String] = []
    }

    private let state: Mutex<State>
    /// Whether the last secret is typed again and again.
    private let isRepeating: Bool

    init(_ secrets: String..., isRepeating: Bool = false) {
        state = Mutex(State(left: secrets[...]))
        self.isRepeating = isRepeating
    }

    /// What was asked for, in order.
    var prompts: [String] { state.withLock { $0.prompts } }

    func secret(prompt: String) async throws -> Secret {
        try state.withLock { state in
            state.prompts.append(prompt)
            guard let next = state.left.first else {
                throw Failure(exitCode: .usage, code: "test.secrets", message: "nothing left to type")
            }
            if !isRepeating || state.left.count > 1 { state.left.removeFirst() }
            return Secret(next)
        }
    }
}
