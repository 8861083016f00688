import Console
import Synchronization

/// A reader of secrets that is exchanged with each command, while the bank stays.
package final class SwitchedSecrets: SecretReader {
    private let reader = Mutex<(any SecretReader)?>(nil)

    package init() {}

    /// Has secrets read by that reader from now on.
    package func read(by reader: any SecretReader) {
        self.reader.withLock { $0 = reader }
    }

    package func secret(prompt: String) async throws -> Secret {
        guard let reader = reader.withLock({ $0 }) else {
            preconditionFailure("say by whom secrets are read before asking for one")
        }
        return try await reader.secret(prompt: prompt)
    }
}
