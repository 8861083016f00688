/// The options that every command understands, and where they stand is free: before the command,
/// between its arguments, behind them.
public struct GlobalOptions: Sendable, Equatable {
    /// The book to work on; nil when the program is to find it itself.
    public var book: String?
    /// Whether standard output gets one JSON document instead of text.
    public var json = false
    /// Whether output has colours.
    public var color = ColorChoice.auto
    /// Whether questions are answered with yes.
    public var yes = false
    /// Whether everything is done but the last step, so that nothing changes.
    public var dryRun = false
    /// Whether the program must not wait for a person.
    public var noInput = false
    /// The file whose lines are the secrets asked for, in the order in which they are asked for.
    public var pinFile: String?
    /// Whether the lines of standard input are the secrets asked for.
    public var pinStdin = false
    /// The id under which a movement is done once, however often the command is repeated.
    public var idempotencyKey: String?

    /// Where in the remaining words a global option stood: before the word of that index. A value
    /// cannot be taken from beyond such a place, so `--memo --json x` lacks the memo.
    var gaps: Set<Int> = []

    /// The options as they are when none is given.
    public init() {}

    /// Takes the global options out of a command line, wherever they stand before `--`.
    ///
    /// - Parameter arguments: the words behind the name of the program.
    /// - Returns: the options, and the other words in their order.
    /// - Throws: a `Failure` of status `usage` when a value is missing or wrong, an option is given
    ///   twice, or two contradict each other.
    public static func extract(
        from arguments: [String]
    ) throws(Failure) -> (GlobalOptions, rest: [String]) {
        try GlobalOptionsParser.parse(arguments)
    }
}

/// The global options by name: the one list behind parsing, help and completions.
enum GlobalOption: String, CaseIterable {
    case book
    case json
    case color
    case yes
    case dryRun = "dry-run"
    case noInput = "no-input"
    case pinFile = "pin-file"
    case pinStdin = "pin-stdin"
    case idempotencyKey = "idempotency-key"

    static let declarations = allCases.map(\.declaration)

    var declaration: Option {
        switch self {
        case .book:
            .file(rawValue, placeholder: "PATH", help: "The book to use.")
        case .json:
            .flag(rawValue, help: "Print one JSON document, errors too.")
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

    /// - Parameter value: what was typed behind the name; nil for a flag.
    func apply(_ value: String?, to globals: inout GlobalOptions) throws(Failure) {
        switch self {
        case .book: globals.book = value
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

/// Takes the global options out of a command line before anybody knows the commands: the book must
/// be known to make what the commands need.
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
        if globals.pinFile != nil && globals.pinStdin {
            throw .usage(
                "option.contradiction",
                "Options '--pin-file' and '--pin-stdin' exclude each other: give one of them."
            )
        }
        return (globals, rest)
    }

    /// Whether errors are to be given as JSON, also when the command line itself is wrong.
    static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }
}
