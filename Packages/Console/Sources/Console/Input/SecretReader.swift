public import DependencyContainer
import Synchronization

/// The id of the service that reads secrets.
public let secretReaderInject = InjectID<any SecretReader>("SecretReader")

/// A service that reads secrets, such as passwords.
///
/// Secrets never come from an option's value or the environment.
public protocol SecretReader: Sendable {
    /// Reads a secret.
    ///
    /// - Parameter prompt: The name of the secret without a colon, such as
    ///   `Authentication password`. Other lines may precede the name to explain the question.
    /// - Returns: The secret; may be empty.
    /// - Throws: A `Failure` if the input has ended or there is no user to ask.
    func secret(prompt: String) async throws -> Secret
}

/// The source of a program's secrets.
public enum SecretSource: Sendable {
    /// The user, who types at the terminal without echo.
    case user
    /// The lines of a file; `option` is the name of the option with the file's path, for error
    /// messages.
    case file(String, option: String)
    /// The lines of standard input; at a terminal the user types them without echo.
    case input
}

/// Reads secrets from a file, from standard input or from the terminal.
public final class ConsoleSecretReader: SecretReader {
    private let io: any ProgramIO
    private let globals: GlobalOptions
    private let source: SecretSource
    private let advice: String
    private let file = SecretFile()

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - io: The input and output of the program.
    ///   - globals: The global options; `--no-input` forbids asking the user.
    ///   - source: The source of the secrets.
    ///   - advice: A clause for error messages that says how else to pass a secret; empty for no
    ///     advice.
    public init(
        io: any ProgramIO,
        globals: GlobalOptions,
        source: SecretSource = .user,
        advice: String = ""
    ) {
        self.io = io
        self.globals = globals
        self.source = source
        self.advice = advice
    }

    /// Reads a secret.
    ///
    /// - Parameter prompt: The name of the secret, without a colon.
    /// - Returns: The secret; may be empty.
    /// - Throws: A `Failure` if the input has ended or cannot be read, or if there is no user to
    ///   ask.
    public func secret(prompt: String) async throws -> Secret {
        switch source {
        case .file(let path, let option):
            guard let line = try await file.nextLine(of: path, io: io) else {
                throw missing(prompt, in: "the file '\(path)' of '--\(option)'")
            }
            return Secret(line)
        case .input where !io.isTerminal(.input):
            guard let line = try await io.readLine() else {
                throw missing(prompt, in: "standard input")
            }
            return Secret(line)
        case .input, .user:
            return try await ask(prompt)
        }
    }

    private func ask(_ prompt: String) async throws(Failure) -> Secret {
        if let reason = globals.reasonNotToAsk(io: io) {
            throw .usage(
                "secret.missing",
                "'\(Self.name(in: prompt))' needs an answer, but \(reason)"
                    + (advice.isEmpty ? "." : "; \(advice).")
            )
        }
        guard let line = try await io.ask(shown(prompt), echo: false) else {
            throw missing(prompt, in: "the input at the terminal")
        }
        return Secret(line)
    }

    /// Wraps the lines of a prompt that are wider than the terminal.
    private func shown(_ prompt: String) -> String {
        let lines = prompt.split(separator: "\n", omittingEmptySubsequences: false)
            .map { TerminalSafe.line(String($0)) }
        let text = lines.joined(separator: "\n") + ": "
        guard let width = io.width(of: .error), width > 1 else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { TextWrapper.lines(of: String($0), width: width - 1) }
            .joined(separator: "\n")
    }

    /// Returns the name of the secret, which is the last line of a prompt.
    private static func name(in prompt: String) -> Substring {
        prompt.split(separator: "\n").last ?? ""
    }

    private func missing(_ prompt: String, in place: String) -> Failure {
        Failure(
            exitCode: .usage,
            code: "usage.secret.missing",
            message: "'\(Self.name(in: prompt))' needs an answer, but \(place) has no more lines."
        )
    }
}

/// The lines of a file of secrets.
///
/// The file is read once, for the first secret, because it can be a pipe, such as `<(pass probe)`.
actor SecretFile {
    private var lines: InputLines?

    deinit {
        lines?.wipe()
    }

    func nextLine(of path: String, io: any ProgramIO) async throws(Failure) -> [UInt8]? {
        if lines == nil {
            let bytes = try await io.readPrivateFile(path)
            // Another call may have read the file during the suspension.
            lines = lines ?? InputLines(bytes)
        }
        return try lines?.next { [] }
    }
}
