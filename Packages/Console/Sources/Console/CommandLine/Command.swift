public import DependencyContainer

/// A command of the program, such as `account transfer`.
///
/// Features contribute their commands under `commandsInject`. Parsing, help and completions are
/// derived from the declaration.
public struct Command: Sendable {
    /// The words that call the command, outermost group first.
    public let path: [String]

    /// A one-line summary.
    public let abstract: String

    /// Further explanation, in paragraphs separated by empty lines.
    public let discussion: String

    /// The positional arguments, in order.
    public let arguments: [Argument]

    /// The options of the command, in addition to global options.
    public let options: [Option]

    /// The description of the command on the start page; nil to leave the command off the page.
    public let startTitle: String?

    /// The words that a user may type instead of the command's name, separated by spaces.
    ///
    /// The error for such a word suggests the command.
    public let synonyms: String

    /// The global options that the command always accepts, in addition to those that every command
    /// accepts.
    ///
    /// An option of the command can make the command accept more global options; see
    /// `Option.accepts`.
    public let accepts: SelectiveOptions

    /// Runs the command.
    public var run: @Sendable (Invocation) async throws -> Answer

    /// The example command lines, shown in help.
    public var examples: [Example] { makeExamples() }

    /// The schema of the command's JSON answer; nil for a command without a JSON answer.
    public var answer: JSONSchema? { makeAnswer() }

    // Closures, so that the start of a program pays for neither.
    private let makeExamples: @Sendable () -> [Example]
    private let makeAnswer: @Sendable () -> JSONSchema?

    /// The built-in command that this value declares; nil for a command of the app.
    let builtIn: BuiltInCommand?

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - path: The words that call the command, separated by spaces: `"account transfer"`.
    ///   - abstract: A one-line summary.
    ///   - discussion: Further explanation, in paragraphs separated by empty lines.
    ///   - arguments: The positional arguments, in order; optional arguments come last.
    ///   - options: The options of the command, in addition to global options.
    ///   - accepts: The global options that the command always accepts, in addition to those that
    ///     every command accepts.
    ///   - synonyms: The words that a user may type instead of the command's name, separated by
    ///     spaces. The error for such a word suggests the command.
    ///   - examples: The example command lines, shown in help; one or two.
    ///   - answer: The schema of the command's JSON answer; nil for a command without a JSON
    ///     answer.
    ///   - startTitle: The description on the start page, which is printed if the program is run
    ///     without arguments; nil to leave the command off the page. About 20 characters fit on a
    ///     40-column terminal.
    ///   - run: Runs the command. It throws a `Failure`, or an error that the program's `failure`
    ///     closure converts to a `Failure`.
    public init(
        _ path: String,
        abstract: String,
        discussion: String = "",
        arguments: [Argument] = [],
        options: [Option] = [],
        accepts: SelectiveOptions = [],
        synonyms: String = "",
        examples: @autoclosure @escaping @Sendable () -> [Example],
        answer: @autoclosure @escaping @Sendable () -> JSONSchema? = nil,
        startTitle: String? = nil,
        run: @escaping @Sendable (Invocation) async throws -> Answer
    ) {
        self.path = path.split(separator: " ").map(String.init)
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        self.accepts = accepts
        self.synonyms = synonyms
        makeExamples = examples
        makeAnswer = answer
        self.startTitle = startTitle
        self.run = run
        builtIn = nil
    }

    init(
        builtIn: BuiltInCommand,
        abstract: String,
        discussion: String = "",
        arguments: [Argument],
        options: [Option] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example],
        answer: @autoclosure @escaping @Sendable () -> JSONSchema?
    ) {
        path = [builtIn.rawValue]
        self.abstract = abstract
        self.discussion = discussion
        self.arguments = arguments
        self.options = options
        accepts = []
        synonyms = ""
        makeExamples = examples
        makeAnswer = answer
        startTitle = nil
        run = { invocation in
            throw Failure.internalError("builtin", "Command '\(invocation.command)' has no body.")
        }
        self.builtIn = builtIn
    }

    /// The global options that the command accepts if all its options are given.
    var acceptedAtMost: SelectiveOptions { options.map(\.accepts).reduce(accepts) { $0.union($1) } }

    /// The words of `path`, separated by spaces.
    package var name: String { path.joined(separator: " ") }
}

/// An example command line, shown in the help of its command.
public struct Example: Sendable, Equatable {
    /// The whole command line, including the name of the program.
    public let line: String

    /// A short description of what the command line does.
    public let explanation: String

    public init(_ line: String, _ explanation: String) {
        self.line = line
        self.explanation = explanation
    }
}

/// The description of a group of commands, such as `account`.
public struct CommandGroup: Sendable, Equatable {
    /// The words that name the group.
    public let path: [String]

    /// A one-line summary of the group's commands.
    public let abstract: String

    /// Further explanation, in paragraphs separated by empty lines.
    public let discussion: String

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - path: The word that names the group, or several words separated by spaces.
    ///   - abstract: A one-line summary of the group's commands.
    ///   - discussion: Further explanation, in paragraphs separated by empty lines.
    public init(_ path: String, abstract: String, discussion: String = "") {
        self.path = path.split(separator: " ").map(String.init)
        self.abstract = abstract
        self.discussion = discussion
    }
}

/// The id under which features contribute commands.
public let commandsInject = CollectionID<Command>("Commands")

/// The id under which features contribute descriptions of command groups.
public let commandGroupsInject = CollectionID<CommandGroup>("CommandGroups")
