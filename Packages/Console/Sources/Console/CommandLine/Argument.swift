/// A positional argument of a command, such as the account in `account show <account>`.
public struct Argument: Sendable, Equatable {
    /// The name that help shows in angle brackets and that `Invocation.argument(_:)` takes.
    public let name: String

    /// A short description, shown by help.
    public let help: String

    /// A Boolean value that indicates whether the argument can be omitted.
    ///
    /// Only trailing arguments can be optional.
    public let isOptional: Bool

    /// The accepted values; empty if every value is accepted.
    public let values: [String]

    /// A Boolean value that indicates whether the argument takes all remaining words.
    let isRepeating: Bool

    /// Creates an argument that takes one word.
    ///
    /// - Parameters:
    ///   - name: The name, in lower case with hyphens between words.
    ///   - help: A short description, shown by help.
    ///   - isOptional: A Boolean value that indicates whether the argument can be omitted.
    ///   - values: The accepted values; empty if every value is accepted.
    public init(_ name: String, help: String, isOptional: Bool = false, values: [String] = []) {
        self.init(name, help: help, isOptional: isOptional, values: values, isRepeating: false)
    }

    init(_ name: String, help: String, isOptional: Bool, values: [String], isRepeating: Bool) {
        self.name = name
        self.help = help
        self.isOptional = isOptional
        self.values = values
        self.isRepeating = isRepeating
    }

    /// The spelling in help and in errors.
    var spelling: String { isRepeating ? "<\(name)> ..." : "<\(name)>" }
}

extension Argument {
    /// Returns an argument that takes all remaining words, such as the moves of `game replay b2 a1
    /// c1`.
    ///
    /// It must be the only argument of its command. Read the words with `Invocation.arguments(_:)`.
    ///
    /// - Parameters:
    ///   - name: The name of one word, in lower case.
    ///   - help: A short description, shown by help.
    /// - Returns: An optional argument that repeats.
    public static func repeating(_ name: String, help: String) -> Argument {
        Argument(name, help: help, isOptional: true, values: [], isRepeating: true)
    }
}
