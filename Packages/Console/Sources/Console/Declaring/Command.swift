/// A command of the program, such as `account transfer`: how it is called, and what it does.
///
/// Features contribute theirs under `commandsInject`; help, completions and checks come from the
/// declaration.
public struct Command: Sendable {
    /// The words that call it, from the outermost group.
    public let path: [String]

    /// What it does, in one line.
    public let abstract: String

    /// What else is to be known, in paragraphs separated by empty lines.
    public let discussion: String

    /// The words it expects, in this order.
    public let arguments: [Argument]

    /// What it can be told by name.
    public let options: [Option]

    /// One or two lines as one would type them.
    public let examples: [Example]

    /// The command's line on the start page, which the program shows when it is called without a word;
    /// nil keeps the command off that page.
    public let startTitle: String?

    /// Does what the command says.
    public let run: @Sendable (Invocation) async throws -> Answer

    /// Set for the commands every program has; the program itself does what they say.
    let builtIn: BuiltIn?

    /// Declares a command.
    ///
    /// - Parameters:
    ///   - path: the words that call it, separated by spaces: `"account transfer"`.
    ///   - abstract: what it does, in one line.
    ///   - discussion: what else is to be known.
    ///   - arguments: the words it expects, in this order; those that may be left out last.
    ///   - options: what it can be told by name, beside the options of every command.
    ///   - examples: one or two lines as one would type them.
    ///   - startTitle: The command's line on the start page; some 20 letters fit a window of 40 columns.
    ///   - run: does it. Throws what the program's `failure` closure understands, or a `Failure`.
    public init(
        _ path: String,
        abstract: String,
        discussion: String = "",
        arguments: [Argument] = [],
        options: [Option] = [],
        examples: [Example],
        startTitle: String? = nil,
        run: @escaping @Sendable (Invocation) async throws -> Answer
    ) {
        self.path = path.split(separator: " ").map(String.init)
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.examples = examples
        self.startTitle = startTitle
        self.run = run
        builtIn = nil
    }

    init(builtIn: BuiltIn, abstract: String, argument: Argument, examples: [Example]) {
        path = [builtIn.rawValue]
        self.abstract = abstract
        discussion = ""
        arguments = [argument]
        options = []
        self.examples = examples
        startTitle = nil
        run = { invocation in
            throw Failure.internalError("builtin", "'\(invocation.command)' is the program's own.")
        }
        self.builtIn = builtIn
    }

    /// The words that call it, as one text.
    var name: String { path.joined(separator: " ") }
}
