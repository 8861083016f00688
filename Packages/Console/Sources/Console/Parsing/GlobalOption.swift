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
            .file(rawValue, placeholder: "PATH", help: "The book to work on.")
        case .json:
            .flag(rawValue, help: "Print one JSON document, errors too.")
        case .color:
            .value(
                rawValue,
                placeholder: "WHEN",
                help: "When to use colours.",
                values: ColorChoice.allCases.map(\.rawValue)
            )
        case .yes:
            .flag(rawValue, help: "Answer every question with yes.")
        case .dryRun:
            .flag(rawValue, help: "Do everything but the last step; change nothing.")
        case .noInput:
            .flag(rawValue, help: "Never wait for a person; fail and say what was missing.")
        case .pinFile:
            .file(rawValue, help: "Read passwords from the lines of this file.")
        case .pinStdin:
            .flag(rawValue, help: "Read passwords from the lines of standard input.")
        case .idempotencyKey:
            .value(
                rawValue,
                placeholder: "KEY",
                help: "Do this movement once, however often the command is repeated."
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
