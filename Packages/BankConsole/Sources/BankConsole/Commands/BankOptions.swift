public import Console

/// The global options of the bank's programs.
extension GlobalOption {
    /// The options that choose the book, the source of passwords and the idempotency key of a
    /// request.
    public static let bank = [
        GlobalOption(
            .file("book", placeholder: "PATH", help: "The book to use."),
            excluding: "store"
        ),
        GlobalOption(
            .value("store", placeholder: "URL", help: "The database to use in place of a book.")
        ),
        GlobalOption(
            .file("pin-file", help: "Read passwords from the lines of this file."),
            for: .secrets,
            excluding: "pin-stdin"
        ),
        GlobalOption(
            .flag("pin-stdin", help: "Read passwords from the lines of standard input."),
            for: .secrets
        ),
        GlobalOption(
            .value(
                "idempotency-key",
                placeholder: "KEY",
                help: "Carry out this transaction once, even if the command is repeated."
            ),
            for: .idempotencyKey,
            refusesEmptyValue: true
        ),
        GlobalOption(
            .value(
                "idle-lock",
                placeholder: "MINUTES",
                help: "Lock the screens after this time without a key. (default: 5; 0: never)"
            ),
            for: .screens
        ),
    ]
}

extension SelectiveOptions {
    /// The option `--idempotency-key`, which makes a repeated command take effect only once.
    public static let idempotencyKey = SelectiveOptions(rawValue: 4)
    /// The options `--pin-file` and `--pin-stdin`, for a command that asks for a secret.
    public static let secrets = SelectiveOptions(rawValue: 8)
    /// The option `--idle-lock`, for the screens of a customer.
    public static let screens = SelectiveOptions(rawValue: 16)

    /// The options `--yes`, `--dry-run` and `--idempotency-key`, for a request without a secret.
    public static let request: SelectiveOptions = [.yes, .dryRun, .idempotencyKey]
    /// The options of `request` and `secrets`, for a request that is signed with a secret.
    public static let signedRequest: SelectiveOptions = [.request, .secrets]
}

extension GlobalOptions {
    /// The path from `--book`; nil for the default book.
    public var book: String? { value(of: "book") }

    /// The connection string from `--store`, for a book in a database; nil for a book in a file.
    public var store: String? { value(of: "store") }

    /// The time without a key after which screens are locked, from `--idle-lock`; zero for never.
    ///
    /// - Throws: A `Failure` with code `usage.option.value` for anything but 0 to 1,440 minutes.
    public func idleLimit() throws(Failure) -> Duration {
        guard let value = value(of: "idle-lock") else { return .seconds(5 * 60) }
        guard let minutes = Int(value), (0...1_440).contains(minutes) else {
            throw Failure(
                exitCode: .usage,
                code: "usage.option.value",
                message: "Invalid value '\(value)' for option '--idle-lock'; give minutes from 1 "
                    + "to 1440, or 0 for never."
            )
        }
        return .seconds(minutes * 60)
    }

    /// The key from `--idempotency-key`, which makes a repeated request take effect only once.
    var idempotencyKey: String? { value(of: "idempotency-key") }

    fileprivate var secretSource: SecretSource {
        if let path = value(of: "pin-file") { return .file(path, option: "pin-file") }
        return isGiven("pin-stdin") ? .input : .user
    }
}

extension ConsoleSecretReader {
    /// Creates a reader that takes passwords from `--pin-file`, `--pin-stdin` or the terminal.
    ///
    /// - Parameters:
    ///   - io: The input and output of the program.
    ///   - globals: The global options of the command line.
    public convenience init(bank io: any ProgramIO, globals: GlobalOptions) {
        self.init(
            io: io,
            globals: globals,
            source: globals.secretSource,
            advice: "pass it with '--pin-file' or '--pin-stdin'"
        )
    }
}
