/// An option or flag of a command, such as `--memo TEXT` or `--masked`.
public struct Option: Sendable, Equatable {
    /// The kind of value that an option takes.
    public enum Kind: Sendable, Equatable {
        /// No value; the option is present or absent.
        case flag
        /// A value, shown in help as `<placeholder>`.
        case value(placeholder: String)
        /// The path of a file, shown in help as `<placeholder>`.
        case file(placeholder: String)
        /// The paths of one or more files, shown in help as `<placeholder> ...`.
        case files(placeholder: String)
    }

    /// The name without hyphens.
    public let name: String

    /// The kind of value.
    public let kind: Kind

    /// A short description, shown by help.
    public let help: String

    /// The accepted values; empty if every value is accepted.
    public let values: [String]

    /// A Boolean value that indicates whether the option is required.
    public let isRequired: Bool

    /// The source of the candidates that completion scripts offer; nil for no candidates.
    public var completion: Completion?

    /// The global options that the command accepts only together with this option.
    public var accepts: SelectiveOptions = []

    /// Returns an option without a value.
    ///
    /// - Parameters:
    ///   - name: The name without hyphens.
    ///   - help: A short description, shown by help.
    ///   - accepts: The global options that the command accepts only together with this option.
    /// - Returns: The flag.
    public static func flag(
        _ name: String,
        help: String,
        accepts: SelectiveOptions = []
    ) -> Option {
        Option(
            name: name,
            kind: .flag,
            help: help,
            values: [],
            isRequired: false,
            accepts: accepts
        )
    }

    /// Returns an option with a value: `--name VALUE` or `--name=VALUE`.
    ///
    /// - Parameters:
    ///   - name: The name without hyphens.
    ///   - placeholder: The name of the value in help, such as `TEXT`.
    ///   - help: A short description, shown by help.
    ///   - values: The accepted values; empty if every value is accepted.
    ///   - isRequired: A Boolean value that indicates whether the option is required.
    ///   - completion: The source of the candidates that completion scripts offer; nil for no
    ///     candidates.
    /// - Returns: The option.
    public static func value(
        _ name: String,
        placeholder: String,
        help: String,
        values: [String] = [],
        isRequired: Bool = false,
        completion: Completion? = nil
    ) -> Option {
        Option(
            name: name,
            kind: .value(placeholder: placeholder),
            help: help,
            values: values,
            isRequired: isRequired,
            completion: completion
        )
    }

    /// Returns an option whose value is the path of a file.
    ///
    /// Completion scripts complete the path.
    ///
    /// - Parameters:
    ///   - name: The name without hyphens.
    ///   - placeholder: The name of the value in help, such as `FILE`.
    ///   - help: A short description, shown by help.
    ///   - isRequired: A Boolean value that indicates whether the option is required.
    /// - Returns: The option.
    public static func file(
        _ name: String,
        placeholder: String = "FILE",
        help: String,
        isRequired: Bool = false
    ) -> Option {
        Option(
            name: name,
            kind: .file(placeholder: placeholder),
            help: help,
            values: [],
            isRequired: isRequired
        )
    }

    /// Returns an option whose values are the paths of one or more files: `--name A B C`.
    ///
    /// The option may be given more than once.
    ///
    /// - Parameters:
    ///   - name: The name without hyphens.
    ///   - placeholder: The name of a value in help, such as `FILE`.
    ///   - help: A short description, shown by help.
    /// - Returns: The option.
    public static func files(
        _ name: String,
        placeholder: String = "FILE",
        help: String
    ) -> Option {
        Option(
            name: name,
            kind: .files(placeholder: placeholder),
            help: help,
            values: [],
            isRequired: false
        )
    }

    /// Indicates whether the values of the option are paths of files.
    var takesFiles: Bool {
        switch kind {
        case .file, .files: true
        case .flag, .value: false
        }
    }

    /// The name of the value in help; nil for a flag.
    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .value(let placeholder), .file(let placeholder), .files(let placeholder): placeholder
        }
    }

    /// The option as help and errors show it, such as `--memo <TEXT>`.
    var spelling: String {
        switch kind {
        case .flag: "--\(name)"
        case .value(let placeholder), .file(let placeholder): "--\(name) <\(placeholder)>"
        case .files(let placeholder): "--\(name) <\(placeholder)> ..."
        }
    }
}
