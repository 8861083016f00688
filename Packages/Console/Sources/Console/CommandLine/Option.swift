/// Something a command can be told by name, at any place of the command line: `--memo TEXT`,
/// `--masked`.
public struct Option: Sendable, Equatable {
    /// What follows the name.
    public enum Kind: Sendable, Equatable {
        /// Nothing: it is there or it is not.
        case flag
        /// A value, which help shows as `<placeholder>`.
        case value(placeholder: String)
        /// A value that is the path of a file.
        case file(placeholder: String)
    }

    /// The name without the two hyphens.
    public let name: String

    /// What follows the name.
    public let kind: Kind

    /// What it does, in a few words.
    public let help: String

    /// The words the value may be; any when empty.
    public let values: [String]

    /// Whether it must be given.
    public let isRequired: Bool

    /// An option that is there or not.
    ///
    /// - Parameters:
    ///   - name: the name without the hyphens.
    ///   - help: what it does, in a few words.
    public static func flag(_ name: String, help: String) -> Option {
        Option(name: name, kind: .flag, help: help, values: [], isRequired: false)
    }

    /// An option with a value: `--name VALUE` or `--name=VALUE`.
    ///
    /// - Parameters:
    ///   - name: the name without the hyphens.
    ///   - placeholder: what help shows for the value, such as `TEXT`.
    ///   - help: what it does, in a few words.
    ///   - values: the words the value may be; any when empty.
    ///   - isRequired: whether it must be given.
    public static func value(
        _ name: String,
        placeholder: String,
        help: String,
        values: [String] = [],
        isRequired: Bool = false
    ) -> Option {
        Option(
            name: name,
            kind: .value(placeholder: placeholder),
            help: help,
            values: values,
            isRequired: isRequired
        )
    }

    /// An option whose value is the path of a file, which completion scripts complete.
    ///
    /// - Parameters:
    ///   - name: the name without the hyphens.
    ///   - placeholder: what help shows for the value, such as `FILE`.
    ///   - help: what it does, in a few words.
    ///   - isRequired: whether it must be given.
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

    /// What help shows for the value; nil for a flag.
    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .value(let placeholder), .file(let placeholder): placeholder
        }
    }

    /// How the option is written, such as `--memo <TEXT>`.
    var spelling: String {
        placeholder.map { "--\(name) <\($0)>" } ?? "--\(name)"
    }
}
