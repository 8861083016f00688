/// A program made of declared commands: parses what was typed, runs the command, prints the answer.
///
/// ```swift
/// let program = try CommandLineProgram(
///     name: "bank", version: "1.0", abstract: "A bank.", commands: [open, transfer],
///     io: StandardIO(), failure: { _ in nil }
/// )
/// let status = await program.run(Array(CommandLine.arguments.dropFirst()))
/// exit(status.rawValue)
/// ```
public struct CommandLineProgram: Sendable {
    let name: String
    let version: String
    let tree: CommandTree
    let screens: ScreenProgram?
    let io: any ProgramIO
    let failure: @Sendable (any Error) -> Failure?

    /// Makes a program.
    ///
    /// - Parameters:
    ///   - name: what one types to call it.
    ///   - version: what `--version` says.
    ///   - abstract: what it is, in one line.
    ///   - groups: what help says of the groups of commands.
    ///   - commands: the commands; `help` and `completions` are added.
    ///   - screens: what it does instead when it is called without a word, unless `--no-input` or `--json`
    ///     says that no person is there.
    ///   - io: the outside.
    ///   - failure: turns an error of the app's own into a failure; nil for one it does not know,
    ///     which then counts as an internal error.
    /// - Throws: a `Failure` of status `internalError` that names every command that cannot be
    ///   called as declared, such as two of one name.
    public init(
        name: String,
        version: String,
        abstract: String,
        groups: [CommandGroup] = [],
        commands: [Command],
        screens: ScreenProgram? = nil,
        io: any ProgramIO,
        failure: @escaping @Sendable (any Error) -> Failure? = { _ in nil }
    ) throws(Failure) {
        self.name = name
        self.version = version
        self.io = io
        self.failure = failure
        self.screens = screens
        tree = try CommandTree(
            abstract: abstract,
            groups: groups,
            commands: commands + BuiltIn.allCases.map { $0.command(of: name) }
        )
    }

    /// Runs a whole command line.
    ///
    /// - Parameter arguments: the words behind the name of the program.
    /// - Returns: how it ended; everything to be said has been printed.
    public func run(_ arguments: [String]) async -> ExitStatus {
        await Self.run(arguments, name: name, io: io, failure: failure) { _ in self }
    }

    /// Runs a command line whose global options have been taken out.
    ///
    /// - Parameters:
    ///   - rest: the other words, as `GlobalOptions.extract` gives them.
    ///   - globals: the global options.
    /// - Returns: how it ended; everything to be said has been printed.
    public func run(_ rest: [String], globals: GlobalOptions) async -> ExitStatus {
        let reporter = Reporter(program: name, globals: globals, io: io)
        do throws(UsageError) {
            switch try CommandLineParser(tree: tree).parse(rest, gaps: globals.gaps) {
            case .home: return await runWithoutWords(globals, reporter)
            case .help(let node): return reporter.report(help(of: node))
            case .version: return reporter.report(versionAnswer)
            case .completions(let shell): return reporter.report(completions(for: shell))
            case .run(let words): return await run(words, globals: globals, reporter: reporter)
            }
        } catch {
            let usage = UsageLine(program: name, node: error.node)
            return reporter.report(error.failure, usage: usage)
        }
    }

    private func run(
        _ words: ParsedWords,
        globals: GlobalOptions,
        reporter: Reporter
    ) async -> ExitStatus {
        let invocation = Invocation(
            command: words.declaration.name,
            globals: globals,
            parsed: words,
            io: io
        )
        do {
            return reporter.report(try await words.declaration.run(invocation))
        } catch {
            return reporter.report(Failure(describing: error, by: failure))
        }
    }

    private func runWithoutWords(
        _ globals: GlobalOptions,
        _ reporter: Reporter
    ) async -> ExitStatus {
        guard let screens, !globals.json, !globals.noInput else { return reporter.report(start) }
        do {
            try await screens.run(io: io, globals: globals)
            return .success
        } catch {
            return reporter.report(Failure(describing: error, by: failure))
        }
    }

    /// What one can do; help where nobody says it.
    private var start: Answer {
        let commands = tree.startCommands
        guard !commands.isEmpty else { return help(of: tree.root) }
        let page = HomePage(
            program: name,
            abstract: tree.root.abstract,
            commands: commands,
            width: HelpPage.width(for: io)
        )
        return Answer([.text(page.text)], json: HomePage.json(of: commands))
    }

    private func help(of node: CommandNode) -> Answer {
        let page = HelpPage(program: name, node: node, width: HelpPage.width(for: io))
        return Answer([.text(page.text)], json: HelpDocument.json(of: node, program: name))
    }

    private func completions(for shell: Shell) -> Answer {
        let script = CompletionScript(program: name, tree: tree).text(for: shell)
        return Answer(
            [.text(script)],
            json: ["shell": .string(shell.rawValue), "script": .string(script)]
        )
    }

    private var versionAnswer: Answer {
        Answer(
            [.line("\(name) \(version)")],
            json: ["name": .string(name), "version": .string(version)]
        )
    }
}
