/// A word that a command expects at a certain place, such as the account of
/// `account show <account>`.
public struct Argument: Sendable, Equatable {
    /// The name, as help shows it between angle brackets and as `Invocation.argument` asks for it.
    public let name: String

    /// What it is, in a few words.
    public let help: String

    /// Whether it may be left out. Only the last arguments may.
    public let isOptional: Bool

    /// The words it may be; any when empty.
    public let values: [String]

    /// Whether it takes all the words that are left; made by `repeating`, and by the built-in
    /// `help`.
    let isRepeating: Bool

    /// Makes an argument.
    ///
    /// - Parameters:
    ///   - name: the name, in lower case, words joined by hyphens.
    ///   - help: what it is, in a few words.
    ///   - isOptional: whether it may be left out.
    ///   - values: the words it may be; any when empty.
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

    /// How help and errors write it.
    var spelling: String { isRepeating ? "<\(name)> ..." : "<\(name)>" }
}

extension Argument {
    /// All the words that follow, none included, such as the moves of `game replay b2 a1 c1`. It is
    /// the only argument of its command; `Invocation.arguments` gives the words.
    ///
    /// - Parameters:
    ///   - name: the name of one word, in lower case.
    ///   - help: what the words are.
    public static func repeating(_ name: String, help: String) -> Argument {
        Argument(name, help: help, isOptional: true, values: [], isRepeating: true)
    }
}
