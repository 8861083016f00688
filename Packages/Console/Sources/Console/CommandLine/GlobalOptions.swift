/// The options of every command, accepted anywhere on the command line.
public struct GlobalOptions: Sendable, Equatable {
    /// The path of the book; nil for the default.
    public var book: String?
    /// The connection string of the database in place of a book; nil for a book.
    public var store: String?
    /// A Boolean value that indicates whether the output is one JSON document.
    public var json = false
    /// The choice between colored and plain output.
    public var color = ColorChoice.auto
    /// A Boolean value that indicates whether questions are answered with yes.
    public var yes = false
    /// A Boolean value that indicates whether the command only checks the request and changes
    /// nothing.
    public var dryRun = false
    /// A Boolean value that indicates whether the program must not wait for input from the user.
    public var noInput = false
    /// The path of a file whose lines answer the prompts for secrets, in order.
    public var pinFile: String?
    /// A Boolean value that indicates whether lines of standard input answer the prompts for
    /// secrets.
    public var pinStdin = false
    /// The key that makes a repeated transaction take effect only once.
    public var idempotencyKey: String?

    /// The indices of the remaining words before which a global option was removed.
    ///
    /// An option's value cannot lie beyond a gap: `--memo --json x` lacks the value of `--memo`.
    var gaps: Set<Int> = []

    /// Creates the options of a command line without global options.
    public init() {}

    /// Returns the reason why the user cannot be asked; nil if asking is possible.
    func reasonNotToAsk(io: any ProgramIO) -> String? {
        if noInput { return "'--no-input' forbids asking" }
        return io.isTerminal(.input) ? nil : "there is no terminal to ask at"
    }

    /// Extracts the global options from a command line, up to `--`.
    ///
    /// - Parameter arguments: The words after the name of the program.
    /// - Returns: The options, and the remaining words in order.
    /// - Throws: A `Failure` with exit code `usage` for a missing or invalid value, a repeated
    ///   option, or options that exclude each other.
    public static func extract(
        from arguments: [String]
    ) throws(Failure) -> (GlobalOptions, rest: [String]) {
        try GlobalOptionsParser.parse(arguments)
    }
}

/// The declarations of the global options, shared by parsing, help and completions.
enum GlobalOption: String, CaseIterable {
    case book
    case store
    case json
    case color
    case yes
    case dryRun = "dry-run"
    case noInput = "no-input"
    case pinFile = "pin-file"
    case pinStdin = "pin-stdin"
    case idempotencyKey = "idempotency-key"

    static let declarations = allCases.map(\.declaration)

    /// The spelling on the command line, such as `--dry-run`.
    var spelling: String { "--" + rawValue }

    var declaration: Option {
        switch self {
        case .book:
            .file(rawValue, placeholder: "PATH", help: "The book to use.")
        case .store:
            .value(rawValue, placeholder: "URL", help: "The database to use in place of a book.")
        case .json:
            .flag(rawValue, help: "Print one JSON document, even for errors.")
        case .color:
            .value(
                rawValue,
                placeholder: "WHEN",
                help: "When to use color.",
                values: ColorChoice.allCases.map(\.rawValue)
            )
        case .yes:
            .flag(rawValue, help: "Answer every question with yes.")
        case .dryRun:
            .flag(rawValue, help: "Check everything, but change nothing.")
        case .noInput:
            .flag(rawValue, help: "Never ask for input; fail and report what is missing.")
        case .pinFile:
            .file(rawValue, help: "Read passwords from the lines of this file.")
        case .pinStdin:
            .flag(rawValue, help: "Read passwords from the lines of standard input.")
        case .idempotencyKey:
            .value(
                rawValue,
                placeholder: "KEY",
                help: "Carry out this transaction once, even if the command is repeated."
            )
        }
    }

    /// - Parameter value: The value of the option; nil for a flag.
    func apply(_ value: String?, to globals: inout GlobalOptions) throws(Failure) {
        switch self {
        case .book: globals.book = value
        case .store: globals.store = value
        case .json: globals.json = true
        case .color: globals.color = value.flatMap(ColorChoice.init) ?? .auto
        case .yes: globals.yes = true
        case .dryRun: globals.dryRun = true
        case .noInput: globals.noInput = true
        case .pinFile: globals.pinFile = value
        case .pinStdin: globals.pinStdin = true
        case .idempotencyKey: globals.idempotencyKey = value
        }
        if case .idempotencyKey = self, value?.isEmpty ?? true {
            throw .usage(
                "option.value",
                "Option '--idempotency-key' needs a key that is not empty."
            )
        }
    }
}

/// The global options that only the commands accept on which they have an effect.
public struct SelectiveOptions: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `--yes`, for a command that asks for a confirmation.
    public static let yes = SelectiveOptions(rawValue: 1)
    /// `--dry-run`, for a command that changes something.
    public static let dryRun = SelectiveOptions(rawValue: 2)
    /// `--idempotency-key`, for a command whose repetition takes effect once.
    public static let idempotencyKey = SelectiveOptions(rawValue: 4)
    /// `--pin-file` and `--pin-stdin`, for a command that asks for a secret.
    public static let secrets = SelectiveOptions(rawValue: 8)

    /// `--book` and `--store`, for every command but the built-in ones.
    static let book = SelectiveOptions(rawValue: 16)

    /// All but those for secrets.
    public static let request: SelectiveOptions = [.yes, .dryRun, .idempotencyKey]
    /// All of them, for a request that is signed with a secret.
    public static let signedRequest: SelectiveOptions = [.request, .secrets]
}

extension GlobalOption {
    /// The commands that accept the option; nil for all.
    private var selection: SelectiveOptions? {
        switch self {
        case .json, .color, .noInput: nil
        case .book, .store: .book
        case .yes: .yes
        case .dryRun: .dryRun
        case .idempotencyKey: .idempotencyKey
        case .pinFile, .pinStdin: .secrets
        }
    }

    /// Returns the options that a command accepts.
    static func accepted(with selected: SelectiveOptions) -> [GlobalOption] {
        allCases.filter { $0.selection.map(selected.contains) ?? true }
    }
}

extension GlobalOptions {
    /// The given options that not every command accepts.
    var selective: [GlobalOption] {
        let given: [(option: GlobalOption, isGiven: Bool)] = [
            (.book, book != nil), (.store, store != nil), (.yes, yes), (.dryRun, dryRun),
            (.pinFile, pinFile != nil), (.pinStdin, pinStdin),
            (.idempotencyKey, idempotencyKey != nil),
        ]
        return given.filter(\.isGiven).map(\.option)
    }

    /// The code of the failure for an option that has no effect on a command.
    static let unusedCode = "usage.option.unused"

    /// Rejects the options that have no effect on a command.
    ///
    /// - Throws: A `Failure` with code ``unusedCode``.
    func requireAccepted(by parsed: ParsedArguments) throws(Failure) {
        let given = selective
        guard !given.isEmpty else { return }
        let command = parsed.declaration
        let selected = command.options.filter(parsed.isGiven).map(\.accepts)
        let accepted = GlobalOption.accepted(
            with: selected.reduce(command.accepts) { $0.union($1) }
        )
        guard let unused = given.first(where: { !accepted.contains($0) }) else { return }
        let with = command.options.first {
            GlobalOption.accepted(with: $0.accepts).contains(unused)
        }
        throw Failure(
            exitCode: .usage,
            code: Self.unusedCode,
            message: "Option '\(unused.spelling)' has no effect on '\(command.name)'"
                + (with.map { " without '--\($0.name)'; add that, or leave it out." }
                    ?? "; leave it out.")
        )
    }
}

/// Extracts the global options before the commands exist, because creating the commands requires
/// the book.
enum GlobalOptionsParser {
    static func parse(
        _ arguments: [String]
    ) throws(Failure) -> (GlobalOptions, rest: [String]) {
        var globals = GlobalOptions()
        var rest: [String] = []
        var given: Set<String> = []
        var words = WordReader(arguments)
        while let word = words.next() {
            if word == "--" {
                rest.append(word)
                rest.append(contentsOf: words.remaining)
                break
            }
            guard let typed = TypedOption(word),
                let global = GlobalOption(rawValue: typed.name)
            else {
                rest.append(word)
                continue
            }
            globals.gaps.insert(rest.count)
            guard given.insert(typed.name).inserted else {
                throw .usage("option.repeated", "Option '--\(typed.name)' is given twice.")
            }
            let value = try words.value(of: global.declaration, typed: typed)
            try global.apply(value, to: &globals)
        }
        if globals.book != nil && globals.store != nil {
            throw .usage(
                "option.contradiction",
                "Options '--book' and '--store' exclude each other; give one of them."
            )
        }
        if globals.pinFile != nil && globals.pinStdin {
            throw .usage(
                "option.contradiction",
                "Options '--pin-file' and '--pin-stdin' exclude each other; give one of them."
            )
        }
        return (globals, rest)
    }

    /// Returns whether errors are printed as JSON, even for an invalid command line.
    static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }
}
