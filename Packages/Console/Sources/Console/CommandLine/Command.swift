import DependencyContainer

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

    /// Does what the command says.
    public let run: @Sendable (Invocation) async throws -> Answer

    /// Set for the commands every program has; the program itself does what they say.
    let builtIn: BuiltInCommand?

    /// Declares a command.
    ///
    /// - Parameters:
    ///   - path: the words that call it, separated by spaces: `"account transfer"`.
    ///   - abstract: what it does, in one line.
    ///   - discussion: what else is to be known.
    ///   - arguments: the words it expects, in this order; those that may be left out last.
    ///   - options: what it can be told by name, beside the options of every command.
    ///   - examples: one or two lines as one would type them.
    ///   - run: does it. Throws what the program's `failure` closure understands, or a `Failure`.
    public init(
        _ path: String,
        abstract: String,
        discussion: String = "",
        arguments: [Argument] = [],
        options: [Option] = [],
        examples: [Example],
        run: @escaping @Sendable (Invocation) async throws -> Answer
    ) {
        self.path = path.split(separator: " ").map(String.init)
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.examples = examples
        self.run = run
        builtIn = nil
    }

    init(builtIn: BuiltInCommand, abstract: String, argument: Argument, examples: [Example]) {
        path = [builtIn.rawValue]
        self.abstract = abstract
        discussion = ""
        arguments = [argument]
        options = []
        self.examples = examples
        run = { invocation in
            throw Failure.internalError("builtin", "'\(invocation.command)' is the program's own.")
        }
        self.builtIn = builtIn
    }

    /// The words that call it, as one text.
    var name: String { path.joined(separator: " ") }
}

/// A command line as one would type it, shown in the help of its command.
public struct Example: Sendable, Equatable {
    /// The whole line, with the name of the program.
    public let line: String

    /// What the line does, in a few words.
    public let explanation: String

    /// Makes an example.
    ///
    /// - Parameters:
    ///   - line: the whole line, with the name of the program.
    ///   - explanation: what the line does, in a few words.
    public init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}

/// What help says of a word under which several commands stand, such as `account`.
public struct CommandGroup: Sendable, Equatable {
    /// The words that lead to the group.
    public let path: [String]

    /// What its commands are about, in one line.
    public let abstract: String

    /// What else is to be known, in paragraphs separated by empty lines.
    public let discussion: String

    /// Declares a group.
    ///
    /// - Parameters:
    ///   - path: the word that leads to the group, or several separated by spaces.
    ///   - abstract: what its commands are about, in one line.
    ///   - discussion: what else is to be known.
    public init(_ path: String, abstract: String, discussion: String = "") {
        self.path = path.split(separator: " ").map(String.init)
        self.abstract = abstract
        self.discussion = discussion
    }
}

/// The id under which features contribute their commands to the command line.
public let commandsInject = CollectionID<Command>("Commands")

/// The id under which features contribute what help says of the groups of their commands.
public let commandGroupsInject = CollectionID<CommandGroup>("CommandGroups")

/// The id under which features contribute what a person can do with them, for the program's home.
public let homeEntriesInject = CollectionID<HomeEntry>("HomeEntries")
