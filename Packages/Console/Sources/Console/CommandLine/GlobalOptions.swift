/// The global options of a command line.
public struct GlobalOptions: Sendable {
    /// A Boolean value that indicates whether the output is one JSON document.
    public var json = false
    /// The choice between colored and plain output.
    public var color = ColorChoice.auto
    /// The background given with `--background`; nil to ask the terminal.
    public var background: TerminalBackground?
    /// A Boolean value that indicates whether questions are answered with yes.
    public var yes = false
    /// A Boolean value that indicates whether the command only checks the request and changes
    /// nothing.
    public var dryRun = false
    /// A Boolean value that indicates whether the program must not wait for input from the user.
    public var noInput = false

    /// The options on the command line, each with its value; the value of a flag is nil.
    private(set) var given: [(option: GlobalOption, value: String?)] = []

    /// The indices of the remaining words that followed a removed global option.
    ///
    /// The word at such an index is not the value of the remaining option before it. For example,
    /// `x` is not the value of `--memo` in `--memo --json x`.
    fileprivate(set) var gaps: Set<Int> = []

    /// Creates the options of a command line without global options.
    public init() {}

    /// Returns the value of a global option; nil if the option is not on the command line.
    ///
    /// - Parameter name: The name of the option, without hyphens.
    public func value(of name: String) -> String? {
        given.first { $0.option.name == name }?.value
    }

    /// Returns whether a global option is on the command line.
    ///
    /// - Parameter name: The name of the option, without hyphens.
    public func isGiven(_ name: String) -> Bool { given.contains { $0.option.name == name } }

    /// Returns the reason why the user cannot be asked; nil if asking is possible.
    func reasonNotToAsk(io: any ProgramIO) -> String? {
        if noInput { return "'--no-input' forbids asking" }
        return io.isTerminal(.input) ? nil : "standard input is not a terminal"
    }

    fileprivate mutating func add(_ option: GlobalOption, _ value: String?) throws(Failure) {
        for other in given.map(\.option) {
            let pair = other.excluded == option.name ? [other, option] : [option, other]
            guard pair[0].excluded == pair[1].name else { continue }
            throw .usage(
                "option.contradiction",
                "Options '\(pair[0].spelling)' and '\(pair[1].spelling)' exclude each other; "
                    + "give one of them."
            )
        }
        given.append((option, value))
        switch option.name {
        case GlobalOption.json.name: json = true
        case GlobalOption.color.name: color = value.flatMap(ColorChoice.init) ?? .auto
        case GlobalOption.background.name: background = value.flatMap(TerminalBackground.init)
        case GlobalOption.yes.name: yes = true
        case GlobalOption.dryRun.name: dryRun = true
        case GlobalOption.noInput.name: noInput = true
        default: break
        }
    }
}

/// An option that a program declares once for its commands, accepted anywhere on the command line.
public struct GlobalOption: Sendable {
    /// The declared name, kind and help of the option.
    let declaration: Option
    /// The element of `Command.accepts` that makes a command accept the option; nil if every
    /// command accepts the option.
    let selection: SelectiveOptions?
    /// The name of a global option that cannot be given together with this option; nil for no
    /// option.
    fileprivate let excluded: String?
    fileprivate let refusesEmptyValue: Bool

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - declaration: The name, kind and help of the option.
    ///   - selection: The element of ``Command/accepts`` that makes a command accept the option;
    ///     nil if every command accepts the option. If every command accepts an option that has a
    ///     value, completion scripts pass the option to the program when they ask for candidates.
    ///   - excluded: The name of a global option that cannot be given together with this option;
    ///     nil for no option.
    ///   - refusesEmptyValue: Whether an empty value is an error.
    public init(
        _ declaration: Option,
        for selection: SelectiveOptions? = nil,
        excluding excluded: String? = nil,
        refusesEmptyValue: Bool = false
    ) {
        self.declaration = declaration
        self.selection = selection
        self.excluded = excluded
        self.refusesEmptyValue = refusesEmptyValue
    }

    var name: String { declaration.name }

    /// Indicates whether every program has the option.
    var isCommon: Bool { Self.common.contains { $0.name == name } }

    /// The spelling on the command line, such as `--dry-run`.
    var spelling: String { "--" + name }
}

extension GlobalOption {
    static let json = GlobalOption(.flag("json", help: "Print one JSON document, even for errors."))
    static let color = GlobalOption(
        .value(
            "color",
            placeholder: "WHEN",
            help: "When to use color.",
            values: ColorChoice.allCases.map(\.rawValue)
        )
    )
    static let background = GlobalOption(
        .value(
            "background",
            placeholder: "KIND",
            help: "The terminal's background; only screens ask for it.",
            values: TerminalBackground.allCases.map(\.rawValue)
        )
    )
    static let yes = GlobalOption(
        .flag("yes", help: "Answer every question with yes."),
        for: .yes
    )
    static let dryRun = GlobalOption(
        .flag("dry-run", help: "Check everything, but change nothing."),
        for: .dryRun
    )
    static let noInput = GlobalOption(
        .flag("no-input", help: "Never ask for input; fail and report what is missing.")
    )
    static let noPager = GlobalOption(
        .flag("no-pager", help: "Print a long answer at once, without $PAGER.")
    )

    /// The options that every program has.
    static let common = [json, color, background, yes, dryRun, noInput, noPager]

    /// Returns all global options of a program, in the order in which help lists them.
    ///
    /// - Parameter own: The options that the program declares.
    static func all(with own: [GlobalOption]) -> [GlobalOption] {
        own.filter { $0.selection == nil } + common + own.filter { $0.selection != nil }
    }
}

/// A set of global options that only some commands accept, such as `--yes`.
///
/// A program defines elements for its own options, from bit 2 on.
public struct SelectiveOptions: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `--yes`, for a command that asks for a confirmation.
    public static let yes = SelectiveOptions(rawValue: 1)
    /// `--dry-run`, for a command that changes something.
    public static let dryRun = SelectiveOptions(rawValue: 2)
}

extension [GlobalOption] {
    /// Returns the options that every command accepts, and the options in `selected`.
    func accepted(with selected: SelectiveOptions) -> [GlobalOption] {
        filter { $0.selection.map(selected.contains) ?? true }
    }
}

extension GlobalOptions {
    /// The given options that only some commands accept.
    var selective: [GlobalOption] { given.map(\.option).filter { $0.selection != nil } }

    /// The code of the failure for an option that has no effect on a command.
    static let unusedCode = "usage.option.unused"

    /// Throws if a given option has no effect on the command.
    ///
    /// - Throws: A `Failure` with code ``unusedCode``.
    func requireAccepted(by parsed: ParsedArguments) throws(Failure) {
        let command = parsed.declaration
        // In an alias, an option of the program does no harm to a built-in command.
        let selective = selective.filter { command.builtIn == nil || $0.isCommon }
        guard !selective.isEmpty else { return }
        let selected = command.options.filter(parsed.isGiven).map(\.accepts)
        let accepted = selected.reduce(command.accepts) { $0.union($1) }
        guard
            let unused = selective.first(where: { $0.selection.map(accepted.contains) == false })
        else { return }
        let with = command.options.first { $0.accepts.contains(unused.selection ?? []) }
        throw Failure(
            exitCode: .usage,
            code: Self.unusedCode,
            message: "Option '\(unused.spelling)' has no effect on '\(command.name)'"
                + (with.map {
                    " without '--\($0.name)'; add '--\($0.name)', or leave out "
                        + "'\(unused.spelling)'."
                }
                    ?? "; leave it out.")
        )
    }

    /// Extracts the global options from a command line, up to `--`.
    ///
    /// The options are extracted before the commands exist, because a program may need the options
    /// to create its commands.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - options: The options that the program declares.
    /// - Returns: The options, and the remaining words in order.
    /// - Throws: A `Failure` with exit code `usage` for a missing or invalid value, a repeated
    ///   option, or options that exclude each other.
    public static func extract(
        from arguments: [String],
        declaring options: [GlobalOption] = []
    ) throws(Failure) -> (GlobalOptions, rest: [String]) {
        let declared = GlobalOption.all(with: options)
        var globals = GlobalOptions()
        var rest: [String] = []
        var words = WordReader(arguments)
        while let word = words.next() {
            if word == "--" {
                rest.append(word)
                rest.append(contentsOf: words.remaining)
                break
            }
            guard let typed = TypedOption(word),
                let global = declared.first(where: { $0.name == typed.name })
            else {
                rest.append(word)
                continue
            }
            globals.gaps.insert(rest.count)
            guard !globals.isGiven(typed.name) else {
                throw .usage(
                    "option.repeated",
                    "Option '--\(typed.name)' is given twice; give it once."
                )
            }
            let value = try words.value(of: global.declaration, typed: typed)
            guard !(global.refusesEmptyValue && value?.isEmpty == true) else {
                throw .usage(
                    "option.value",
                    "The value of option '\(global.spelling)' is empty; give a value."
                )
            }
            try globals.add(global, value)
        }
        return (globals, rest)
    }

    /// Returns whether `--json` is on a command line, even if the command line is invalid.
    static func asksForJSON(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }
}
