import Console

/// The global options of the bank's programs.
extension GlobalOption {
    /// The book, the source of passwords, and the key of a repeated request.
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
    ]
}

extension SelectiveOptions {
    /// `--idempotency-key`, for a command whose repetition takes effect once.
    public static let idempotencyKey = SelectiveOptions(rawValue: 4)
    /// `--pin-file` and `--pin-stdin`, for a command that asks for a secret.
    public static let secrets = SelectiveOptions(rawValue: 8)

    /// All but those for secrets.
    public static let request: SelectiveOptions = [.yes, .dryRun, .idempotencyKey]
    /// All of them, for a request that is signed with a secret.
    public static let signedRequest: SelectiveOptions = [.request, .secrets]
}

extension GlobalOptions {
    /// The path of the book; nil for the default.
    public var book: String? { value(of: "book") }

    /// The connection string of the database in place of a book; nil for a book.
    public var store: String? { value(of: "store") }

    /// The key that makes a repeated transaction take effect only once.
    var idempotencyKey: String? { value(of: "idempotency-key") }

    fileprivate var secretSource: SecretSource {
        if let path = value(of: "pin-file") { return .file(path, option: "pin-file") }
        return isGiven("pin-stdin") ? .input : .user
    }
}

extension ConsoleSecretReader {
    /// Creates a reader of passwords from `--pin-file`, `--pin-stdin` or the customer.
    ///
    /// - Parameters:
    ///   - io: The input and output of the program.
    ///   - globals: The options of the command line.
    public convenience init(bank io: any ProgramIO, globals: GlobalOptions) {
        self.init(
            io: io,
            globals: globals,
            source: globals.secretSource,
            advice: "pass it with '--pin-file' or '--pin-stdin'"
        )
    }
}
