/// The program `archlint`, which returns its output instead of printing it.
package struct CommandLineTool: Sendable {
    package struct Answer: Equatable, Sendable {
        package internal(set) var status = ExitCode.success
        package internal(set) var output = ""
        package internal(set) var errors = ""
    }

    /// All commands except the default check, in the order of the help.
    static let subcommands: [any Subcommand.Type] = [
        ImportsCommand.self, ManifestsCommand.self, WhyCommand.self, GraphCommand.self,
        AffectedCommand.self, DiffCommand.self, FixCommand.self, BaselineCommand.self,
        FreezeCommand.self, InitCommand.self,
    ]

    private let environment: RunEnvironment

    package init(in environment: RunEnvironment = RunEnvironment()) {
        self.environment = environment
    }

    /// Runs a command line.
    ///
    /// - Parameter arguments: The arguments after the program's name.
    package func run(_ arguments: [String]) -> Answer {
        func command(_ name: String?) -> (any Subcommand.Type)? {
            Self.subcommands.first { $0.name == name }
        }
        if let command = command(arguments.first) {
            return command.answer(to: Array(arguments.dropFirst()), in: environment)
        }
        if arguments.first == "help", arguments.count > 1 {
            let name = arguments[1]
            if let command = command(name) { return Answer(output: command.help.text) }
            let names = Self.subcommands.map { $0.name }
            let error = UsageError("there is no command '\(name)'", near: name, among: names)
            return Answer(error, output: "", HelpText.check)
        }
        if arguments.first == "help" || arguments.askForHelp {
            return Answer(output: HelpText.check.text)
        }
        if arguments.options.contains("--version") {
            return Answer(output: HelpText.version + "\n")
        }
        if arguments.options.contains("--update-baseline") {
            let others = ["--update-baseline", "--quiet", "--complete"]
            let words = arguments.filter { !others.contains($0) }.map { word in
                word == "--baseline" || word.hasPrefix("--baseline=")
                    ? "--output" + word.dropFirst("--baseline".count) : word
            }
            return BaselineCommand.answer(to: words, in: environment)
        }
        do throws(UsageError) {
            let check = try Check(arguments, in: environment)
            if let error = mistypedCommand(check.root) { throw error }
            return check.answer
        } catch {
            let document = Check.document(of: error, requested: arguments.requestedFormat)
            return Answer(error, output: document, HelpText.check)
        }
    }

    /// Returns an error if `root` is no folder, but resembles the name of a command.
    private func mistypedCommand(_ root: String) -> UsageError? {
        guard !root.contains("/"), (try? FileTree(root: root)) == nil,
            let near = NearestName.of(root, in: Self.subcommands.map { $0.name })
        else { return nil }
        return UsageError(
            message: "there is no folder and no command '\(root)'. Did you mean '\(near)'?"
        )
    }
}
