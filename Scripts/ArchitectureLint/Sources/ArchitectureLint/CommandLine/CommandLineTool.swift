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
        AffectedCommand.self, InitCommand.self, VerifyCommand.self,
    ]

    private static func subcommand(_ name: String?) -> (any Subcommand.Type)? {
        subcommands.first { $0.name == name }
    }

    /// The program.
    public init() {}

    /// Carries out a command line.
    ///
    /// - Parameter arguments: what follows the program's name.
    public func run(_ arguments: [String]) -> Answer {
        if let command = Self.subcommand(arguments.first) {
            return command.answer(to: Array(arguments.dropFirst()))
        }
        if arguments.first == "help", arguments.count > 1 { return help(on: arguments[1]) }
        if arguments.first == "help" || arguments.askForHelp {
            return Answer(status: .success, output: HelpText.help, errors: "")
        }
        if arguments.options.contains("--version") {
            return Answer(status: .success, output: HelpText.version + "\n", errors: "")
        }
        do {
            let options = try Options(arguments)
            if let message = mistypedCommand(options.root) { return wrongUsage(message) }
            return prove(options)
        } catch {
            return wrongUsage(error.message)
        }
    }

    private func wrongUsage(_ message: String) -> Answer {
        Answer(
            status: .usage,
            output: "",
            errors: "archlint: \(message)\n\(HelpText.usage)\n"
                + "  See 'archlint --help' for more.\n"
        )
    }

    private func help(on name: String) -> Answer {
        if let command = Self.subcommand(name) {
            return Answer(status: .success, output: command.help, errors: "")
        }
        let near = NearestName.of(name, in: Self.subcommands.map { $0.name })
        return wrongUsage(
            "there is no command '\(name)'" + (near.map { ". Did you mean '\($0)'?" } ?? "")
        )
    }

    /// What to say when a folder is none and nearly the name of a command.
    private func mistypedCommand(_ root: String) -> String? {
        guard !root.contains("/"), (try? FileTree(root: root)) == nil,
            let near = NearestName.of(root, in: Self.subcommands.map { $0.name })
        else { return nil }
        return "there is no folder and no command '\(root)'. Did you mean '\(near)'?"
    }

    private func prove(_ options: Options) -> Answer {
        do {
            let proof = try options.prove()
            if let file = options.proofFile, proof.ground != nil,
                let failure = ProofFile.write(proof, root: options.root, to: file)
            {
                return failure
            }
            let text = TextReport(proof: proof)
            return Answer(
                status: ExitStatus(proof),
                output: options.json ? try JSONReport(proof).text() : text.output,
                errors: options.json ? "" : text.errors
            )
        } catch let problem as Problem {
            return Answer(problem)
        } catch {
            return Answer(Problem(.internalError, "\(error)"))
        }
    }
}
