/// A program made of commands, which parses its arguments, runs a command and prints the answer.
///
/// ```swift
/// let io = StandardIO()
/// let status = await CommandLineProgram.run(
///     Array(CommandLine.arguments.dropFirst()),
///     name: "probe",
///     options: probeOptions,
///     io: io
/// ) { globals in
///     try CommandLineProgram(
///         name: "probe",
///         version: "1.2.3",
///         abstract: "Shows what a program made with Console does.",
///         options: probeOptions,
///         commands: …,
///         io: io
///     )
/// }
/// exit(status.rawValue)
/// ```
public struct CommandLineProgram: Sendable {
    package let name: String
    let version: String
    let tree: CommandTree
    let options: [GlobalOption]
    let startCommands: [Command]
    let screens: ScreenProgram?
    let environment: @Sendable () -> [EnvironmentVariable]
    let manualDate: String
    let io: any ProgramIO
    let failure: @Sendable (any Error) -> Failure?

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - name: The name of the executable.
    ///   - version: The version that `--version` prints.
    ///   - manualDate: The date of the version in the manual pages, such as `January 5, 2026`.
    ///   - abstract: A one-line summary.
    ///   - environment: The environment variables that the commands read.
    ///   - options: The program's own global options, in addition to those that every program has.
    ///   - groups: The descriptions of command groups.
    ///   - commands: The commands; `help`, `schema`, `manual` and `completions` are added.
    ///   - screens: The interactive session to run without arguments, unless `--no-input` or
    ///     `--json` is given. Without a session, the start page is printed, which lists the
    ///     commands that have a start title.
    ///   - io: The input and output of the program.
    ///   - failure: Converts an error of the app to a failure. It returns nil for an unknown error,
    ///     which is then reported as an internal error.
    /// - Throws: A `Failure` with exit code `internalError` that lists every invalid declaration,
    ///   such as two commands with the same name.
    public init(
        name: String,
        version: String,
        manualDate: String = "January 1, 2026",
        abstract: String,
        environment: @autoclosure @escaping @Sendable () -> [EnvironmentVariable] = [],
        options: [GlobalOption] = [],
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
        self.manualDate = manualDate
        self.environment = environment
        self.options = options
        startCommands = commands.filter { $0.startTitle != nil }
        let example = (startCommands.first { !$0.arguments.isEmpty } ?? commands.first)?.name
        tree = try CommandTree(
            abstract: abstract,
            globalOptions: GlobalOption.all(with: options),
            groups: groups,
            commands: commands
                + BuiltInCommand.allCases.map { $0.command(of: name, example: example) }
        )
    }

    /// Runs the program with a complete command line.
    ///
    /// - Parameter arguments: The words after the name of the program.
    /// - Returns: The exit code, after all output has been written.
    public func run(_ arguments: [String]) async -> ExitCode {
        await Self.run(arguments, name: name, options: options, io: io, failure: failure) { _ in
            self
        }
    }

    /// Runs the program with a command line whose global options have been extracted.
    ///
    /// - Parameters:
    ///   - rest: The words without the global options, as returned by
    ///     `GlobalOptions.extract(from:declaring:)`.
    ///   - globals: The global options.
    /// - Returns: The exit code, after all output has been written.
    public func run(_ rest: [String], globals: GlobalOptions) async -> ExitCode {
        let reporter = Reporter(program: name, globals: globals, io: io)
        do throws(UsageError) {
            switch try parser.parse(rest, globals) {
            case .startPage: return await runWithoutArguments(globals, reporter)
            case .help(let node): return reporter.report(help(of: node))
            case .topic(let topic):
                return reporter.report(topic.answer(environment(), width: HelpPage.width(for: io)))
            case .schema(let node): return reporter.report(schema(of: node))
            case .manual(let node, let folder): return manual(of: node, folder, reporter)
            case .version: return reporter.report(versionAnswer)
            case .completions(let shell): return reporter.report(completions(for: shell))
            case .candidates(let list, let prefix):
                return await candidates(of: list, prefix: prefix, globals)
            case .run(let words):
                return await run(words, globals: globals, reporter: reporter)
            }
        } catch {
            // An option that is to be left out needs no further explanation.
            let isSelfExplaining = error.failure.code == GlobalOptions.unusedCode
            let usage = isSelfExplaining ? nil : UsageLine(program: name, node: error.node)
            return reporter.report(error.failure, usage: usage)
        }
    }

    /// All commands, including the built-in commands.
    package var commands: [Command] { tree.root.subtree.compactMap(\.command) }

    /// Returns the name of the command that a command line calls; nil if the line calls no command.
    ///
    /// - Throws: The failure that the program would report for an invalid line.
    package func command(calledBy arguments: [String]) throws(Failure) -> String? {
        let (globals, rest) = try GlobalOptions.extract(from: arguments, declaring: options)
        do throws(UsageError) {
            return try parser.parse(rest, globals).command
        } catch {
            throw error.failure
        }
    }

    var parser: CommandLineParser {
        CommandLineParser(program: name, tree: tree, screenSynonyms: screens?.synonyms ?? "")
    }

    private func run(
        _ words: ParsedArguments,
        globals: GlobalOptions,
        reporter: Reporter
    ) async -> ExitCode {
        let invocation = Invocation(
            command: words.declaration.name,
            globals: globals,
            parsed: words,
            io: io,
            output: reporter.output
        )
        do {
            let answer = try await words.declaration.run(invocation)
            if invocation.hasWritten {
                try reporter.output.finish()
            } else if let error = reporter.write(answer) {
                return reporter.report(error, advice: invocation.adviceAfterWork)
            }
            await invocation.answerWasWritten()
            return answer.exitCode
        } catch let error as OutputError {
            return reporter.report(error)
        } catch {
            let failure = Failure(describing: error, by: failure)
            return reporter.report(
                failure.afterWork(advice: invocation.adviceAfterWork),
                isInAnswer: invocation.hasWritten
            )
        }
    }

    private func runWithoutArguments(
        _ globals: GlobalOptions,
        _ reporter: Reporter
    ) async -> ExitCode {
        guard let screens, !globals.json, !globals.noInput else {
            return reporter.report(startAnswer)
        }
        do {
            try await screens.run(io: io, globals: globals)
            return .success
        } catch {
            return reporter.report(Failure(describing: error, by: failure))
        }
    }

    /// The start page, or help if no command has a start title.
    private var startAnswer: Answer {
        guard !startCommands.isEmpty else { return help(of: tree.root) }
        let page = StartPage(
            program: name,
            abstract: tree.root.abstract,
            commands: startCommands,
            width: HelpPage.width(for: io)
        )
        return Answer([.text(page.text)], json: page.json)
    }

    private func help(of node: CommandNode) -> Answer {
        let page = HelpPage(program: name, node: node, width: HelpPage.width(for: io))
        return Answer([.text(page.text)], json: HelpDocument.json(of: node, program: name))
    }

    private var versionAnswer: Answer {
        Answer(
            [.line(Self.versionLine(name, version))],
            json: ["name": .string(name), "version": .string(version)]
        )
    }

    private static func versionLine(_ name: String, _ version: String) -> String {
        "\(name) \(version)"
    }
}

extension CommandLineProgram {
    /// Prints the version if `--version` is the only argument, without creating a program.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - name: The name of the executable.
    ///   - version: The version.
    ///   - io: The input and output of the program.
    /// - Returns: The exit code; nil for any other command line.
    public static func answerVersion(
        _ arguments: [String],
        name: String,
        version: String,
        io: any ProgramIO
    ) -> ExitCode? {
        guard arguments == ["--version"] else { return nil }
        do {
            try io.write(versionLine(name, version) + "\n", to: .output)
            return .success
        } catch {
            return Reporter(program: name, globals: GlobalOptions(), io: io).report(error)
        }
    }
}

extension CommandLineProgram {
    /// Runs a program that is created from its global options, such as the path of a file to open.
    ///
    /// - Parameters:
    ///   - arguments: The words after the name of the program.
    ///   - name: The name of the executable.
    ///   - options: The program's own global options, in addition to those that every program has.
    ///   - io: The input and output of the program.
    ///   - failure: Converts an error of the app to a failure, including errors thrown by
    ///     `makeProgram`.
    ///   - makeProgram: Creates the program.
    /// - Returns: The exit code, after all output has been written.
    public static func run(
        _ arguments: [String],
        name: String,
        options: [GlobalOption] = [],
        io: any ProgramIO,
        failure: @Sendable (any Error) -> Failure? = { _ in nil },
        makeProgram: (GlobalOptions) async throws -> CommandLineProgram
    ) async -> ExitCode {
        let globals: GlobalOptions
        let rest: [String]
        do throws(Failure) {
            (globals, rest) = try GlobalOptions.extract(from: arguments, declaring: options)
        } catch {
            var known = GlobalOptions()
            known.json = GlobalOptions.asksForJSON(arguments)
            let usage = UsageLine(program: name, node: CommandNode(path: [], globalOptions: []))
            return Reporter(program: name, globals: known, io: io).report(error, usage: usage)
        }
        do {
            return try await makeProgram(globals).run(rest, globals: globals)
        } catch {
            return Reporter(program: name, globals: globals, io: io)
                .report(Failure(describing: error, by: failure))
        }
    }
}
