import DependencyContainer
import Synchronization

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

/// Reads secrets as the global options say: from a file, from standard input, or from the person at
/// the terminal, who does not see what is typed.
public final class ConsoleSecretReader: SecretReader {
    private let io: any ProgramIO
    private let globals: GlobalOptions
    private let file = SecretFile()

    /// Makes a reader.
    ///
    /// - Parameters:
    ///   - io: where to read and ask.
    ///   - globals: say from where secrets come, and whether a person may be asked.
    public init(io: any ProgramIO, globals: GlobalOptions) {
        self.io = io
        self.globals = globals
    }

    /// Asks for a secret, or takes the next one from `--pin-file` or `--pin-stdin`.
    ///
    /// - Parameter prompt: what is asked for, without a colon.
    /// - Returns: the secret; may be empty.
    /// - Throws: a `Failure` when there is none, or it cannot be read.
    public func secret(prompt: String) async throws -> Secret {
        if let path = globals.pinFile {
            guard let line = try await file.nextLine(of: path, io: io) else {
                throw missing(prompt, in: "the file '\(path)' of '--pin-file'")
            }
            return Secret(line)
        }
        // At a terminal, --pin-stdin means what would happen anyway: nobody is to see what is
        // typed.
        if globals.pinStdin && !io.isTerminal(.input) {
            guard let line = try await io.readLine() else {
                throw missing(prompt, in: "standard input")
            }
            return Secret(line)
        }
        return try await ask(prompt)
    }

    private func ask(_ prompt: String) async throws(Failure) -> Secret {
        guard !globals.noInput, io.isTerminal(.input) else {
            let reason =
                globals.noInput ? "'--no-input' forbids asking" : "there is no terminal to ask at"
            throw .usage(
                "secret.missing",
                "\(prompt) is required, but \(reason); "
                    + "pass it with '--pin-file' or '--pin-stdin'."
            )
        }
        guard let line = try await io.ask(shown(prompt), echo: false) else {
            throw missing(prompt, in: "what was typed")
        }
        return Secret(line)
    }

    /// Cut at words where the terminal is narrower than what is asked.
    private func shown(_ prompt: String) -> String {
        let line = TerminalSafe.line(prompt) + ": "
        guard let width = io.width(of: .error), width > 1 else { return line }
        return TextWrapper.lines(of: line, width: width - 1).joined(separator: "\n")
    }

    private func missing(_ prompt: String, in place: String) -> Failure {
        Failure(
            exitCode: .usage,
            code: "usage.secret.missing",
            message: "\(prompt) is required, but \(place) has no more lines."
        )
    }
}

/// The lines of the file of `--pin-file`, handed out one after the other.
///
/// The file is read once, at the first question: it may be a pipe, as in `--pin-file <(pass bank)`.
actor SecretFile {
    private var lines: LineSplitter?

    func nextLine(of path: String, io: any ProgramIO) async throws(Failure) -> [UInt8]? {
        if lines == nil {
            let bytes = try await io.readPrivateFile(path)
            // Set only now: another question may have come while the file was read.
            lines = lines ?? LineSplitter(bytes)
        }
        return lines?.next()
    }
}
