/// A positional argument of a command, such as the account in `account show <account>`.
public struct Argument: Sendable, Equatable {
    /// The name, which help shows in angle brackets.
    ///
    /// A command passes the name to `Invocation.argument(_:)` to read the value.
    public let name: String

    /// A short description, shown by help.
    public let help: String

    /// A Boolean value that indicates whether the argument can be omitted.
    ///
    /// Only trailing arguments can be optional.
    public let isOptional: Bool

    /// The accepted values; empty if every value is accepted.
    public let values: [String]

    /// The source of the candidates that completion scripts offer; nil for no candidates.
    public let completion: Completion?

    /// The characters that a value of several words may contain, such as those of `1만 5천`; empty
    /// if the value is always one word.
    ///
    /// If a command line has more words than arguments, a word that consists of these characters is
    /// joined to the value before it. But a word that begins with a digit is not joined to a value
    /// that ends with a digit.
    public let phrase: String

    /// A Boolean value that indicates whether the argument takes all remaining words.
    let isRepeating: Bool

    /// Creates an argument that takes one word.
    ///
    /// - Parameters:
    ///   - name: The name, in lower case with hyphens between words.
    ///   - help: A short description, shown by help.
    ///   - isOptional: A Boolean value that indicates whether the argument can be omitted.
    ///   - values: The accepted values; empty if every value is accepted.
    ///   - completion: The source of the candidates that completion scripts offer; nil for no
    ///     candidates.
    ///   - phrase: The characters that a value of several words may contain; empty if the value is
    ///     always one word.
    public init(
        _ name: String,
        help: String,
        isOptional: Bool = false,
        values: [String] = [],
        completion: Completion? = nil,
        phrase: String = ""
    ) {
        self.name = name
        self.help = help
        self.isOptional = isOptional
        self.values = values
        self.completion = completion
        self.phrase = phrase
        isRepeating = false
    }

    private init(repeating name: String, help: String) {
        self.name = name
        self.help = help
        isOptional = true
        values = []
        completion = nil
        phrase = ""
        isRepeating = true
    }

    /// Returns whether `text` consists of spaces and the characters of `phrase`; false if `phrase`
    /// is empty.
    func isPhrase(_ text: String) -> Bool {
        !phrase.isEmpty && text.allSatisfy { $0 == " " || phrase.contains($0) }
    }

    /// Returns whether `word` continues `value`, the words typed directly before it.
    func continues(_ value: String, with word: String) -> Bool {
        guard let last = value.last, let first = word.first else { return false }
        return !(last.isWholeNumber && first.isWholeNumber) && isPhrase(value) && isPhrase(word)
    }

    /// The argument as help and errors show it, such as `<account>`.
    var spelling: String { isRepeating ? "<\(name)> ..." : "<\(name)>" }
}

extension Argument {
    /// Returns an argument that takes all remaining words, such as the moves of `game replay b2 a1
    /// c1`.
    ///
    /// A command with this argument has no other argument. Read the words with
    /// `Invocation.arguments(_:)`.
    ///
    /// - Parameters:
    ///   - name: The name of each word, in lower case.
    ///   - help: A short description, shown by help.
    /// - Returns: The argument, which a user can also omit.
    public static func repeating(_ name: String, help: String) -> Argument {
        Argument(repeating: name, help: help)
    }
}
