import BankConsoleTesting
import Signing
import Synchronization

/// A person who types these secrets one after the other, with a record of the questions.
final class RecordingSecrets: SecretReader {
    private struct State {
        var left: ArraySlice<String>
        var prompts: [String] = []
    }

    private let state: Mutex<State>
    private let isRepeating: Bool

    /// - Parameters:
    ///   - secrets: The secrets in the order of the questions.
    ///   - isRepeating: Whether the last secret answers all further questions.
    init(_ secrets: String..., isRepeating: Bool = false) {
        state = Mutex(State(left: secrets[...]))
        self.isRepeating = isRepeating
    }

    /// The questions, in order.
    var prompts: [String] { state.withLock { $0.prompts } }

    func secret(prompt: String) async throws -> Secret {
        try state.withLock { state in
            state.prompts.append(prompt)
            guard let next = state.left.first else {
                throw Failure(
                    exitCode: .usage,
                    code: "test.secrets",
                    message: "no secret is left to type"
                )
            }
            if !isRepeating || state.left.count > 1 { state.left.removeFirst() }
            return Secret(next)
        }
    }
}

/// A reader of secrets that is replaced for each command, while the bank stays the same.
final class SwitchableSecrets: SecretReader {
    private let reader = Mutex<(any SecretReader)?>(nil)

    func read(with reader: any SecretReader) {
        self.reader.withLock { $0 = reader }
    }

    func secret(prompt: String) async throws -> Secret {
        guard let reader = reader.withLock({ $0 }) else {
            preconditionFailure("no reader of secrets was set")
        }
        return try await reader.secret(prompt: prompt)
    }
}

/// A weak reference to a secret, whose memory is wiped when it is released.
final class WeakSecret: Sendable {
    private struct Reference {
        weak var secret: SecretBytes?
        var wasSeen = false
    }

    private let reference = Mutex(Reference())

    /// Indicates whether the secret is still in memory.
    var isHeld: Bool { reference.withLock { $0.secret != nil } }

    /// Indicates whether there was a secret.
    var wasSeen: Bool { reference.withLock { $0.wasSeen } }

    func watch(_ secret: SecretBytes) {
        reference.withLock { $0 = Reference(secret: secret, wasSeen: true) }
    }
}
