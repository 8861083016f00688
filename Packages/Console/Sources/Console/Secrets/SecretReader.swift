import DependencyContainer

/// The id of the reader of secrets.
public let secretReaderInject = InjectID<any SecretReader>("SecretReader")

/// The way by which passwords come in: never an option's value, never the environment.
public protocol SecretReader: Sendable {
    /// Asks for a secret, or takes the next one from `--pin-file` or `--pin-stdin`.
    ///
    /// - Parameter prompt: what is asked for, without a colon, such as `Authentication password`.
    /// - Returns: the secret; may be empty.
    /// - Throws: a `Failure` when there is none: the input has ended, or nobody may be asked.
    func secret(prompt: String) async throws -> Secret
}
