/// The program `archlint`, without the process around it.
public struct CommandLineTool: Sendable {
    /// A run's answer.
    public struct Answer: Equatable, Sendable {
        /// How the process is to end.
        public let status: ExitStatus
        /// What belongs on standard output.
        public let output: String
        /// What belongs on standard error.
        public let errors: String
    }

    /// What it can do beside the check, in the order of the help.
    static let subcommands: [any Subcommand.Type] = [
        ImportsCommand.self, ManifestsCommand.self, WhyCommand.self, GraphCommand.self,
        AffectedCommand.self, BaselineCommand.self, InitCommand.self, VerifyCommand.self,
    ]

    private static func subcommand(_ name: String?) -> (any Subcommand.Type)? {
        subcommands.first { $0.name == name }
    }

    private let surroundings: Surroundings

    /// The program.
    ///
    /// - Parameter surroundings: where it runs.
    public init(in surroundings: Surroundings = Surroundings()) {
        self.surroundings = surroundings
    }

    /// Carries out a command line.
    ///
    /// - Parameter arguments: what follows the program's name.
    public func run(_ arguments: [String]) -> Answer {
        if let command = Self.subcommand(arguments.first) {
            return command.answer(to: Array(arguments.dropFirst()), in: surroundings)
        }
        if arguments.first == "help", arguments.count > 1 { return help(on: arguments[1]) }
        if arguments.first == "help" || arguments.askForHelp {
            return Answer(status: .success, output: HelpText.help, errors: "")
        }
        if arguments.options.contains("--version") {
            return Answer(status: .success, output: HelpText.version + "\n", errors: "")
        }
        do throws(UsageError) {
            let options = try Options(arguments)
            if let message = mistypedCommand(options.root) {
                throw UsageError(message: message)
            }
            return CheckAnswer(options, in: surroundings).answer
        } catch {
            return wrongUsage(error, arguments)
        }
    }

    private func wrongUsage(_ error: UsageError, _ arguments: [String]) -> Answer {
        Answer(
            error,
            output: CheckAnswer.document(of: error, asked: arguments),
            usage: HelpText.usage,
            help: "archlint --help"
        )
    }

    private func help(on name: String) -> Answer {
        if let command = Self.subcommand(name) {
            return Answer(status: .success, output: command.help, errors: "")
        }
        let near = NearestName.of(name, in: Self.subcommands.map { $0.name })
        let error = UsageError(
            message: "there is no command '\(name)'"
                + (near.map { ". Did you mean '\($0)'?" } ?? "")
        )
        return wrongUsage(error, [])
    }

    /// What to say when a folder is none and nearly the name of a command.
    private func mistypedCommand(_ root: String) -> String? {
        guard !root.contains("/"), (try? FileTree(root: root)) == nil,
            let near = NearestName.of(root, in: Self.subcommands.map { $0.name })
        else { return nil }
        return "there is no folder and no command '\(root)'. Did you mean '\(near)'?"
    }
}
