/// A command of the program beside the check.
protocol Subcommand: Sendable {
    static var help: CommandHelp { get }

    /// Runs the command.
    ///
    /// - Throws: `UsageError`, `Problem` or `Problems` when there is no answer.
    static func run(
        _ arguments: Arguments,
        in environment: RunEnvironment
    ) throws -> CommandLineTool.Answer
}

extension Subcommand {
    /// The word that calls the command.
    static var name: String { String(help.command.split(separator: " ")[1]) }

    /// Answers a command line, with errors as messages or in the requested document.
    static func answer(
        to arguments: [String],
        in environment: RunEnvironment
    ) -> CommandLineTool.Answer {
        if arguments.askForHelp { return .init(output: help.text) }
        let isJSON = arguments.requestedFormat == .json
        func document(_ problems: [Problem]) -> String {
            let document: JSONObject = ["problems": problems.map(\.entry)]
            return isJSON ? (try? document.jsonText()) ?? "" : ""
        }
        do {
            return try run(Arguments(arguments, options: help.options), in: environment)
        } catch let error as UsageError {
            return .init(error, output: document([error.problem]), help)
        } catch {
            let problems = (error as? Problems)?.list ?? [Problem(error)]
            return .init(
                status: ExitCode(problems),
                output: document(problems),
                errors: isJSON ? "" : problems.map(\.line).joined()
            )
        }
    }
}

extension CommandLineTool.Answer {
    /// The answer to a command line with a mistake.
    init(_ error: UsageError, output: String, _ help: CommandHelp) {
        self.init(
            status: .usage,
            output: output,
            errors: "archlint: \(error.message.onOneLine)\n\(help.usage)\n"
                + "  See '\(help.command) --help' for more.\n"
        )
    }

    /// An answer for people, or a document if the arguments request one, which contains problems.
    init(
        to arguments: Arguments,
        status: ExitCode = .success,
        text: @autoclosure () -> String,
        json: @autoclosure () throws -> String,
        problems: [Problem] = []
    ) rethrows {
        let isJSON = arguments.has("--json")
        self.init(
            status: problems.isEmpty ? status : ExitCode(problems),
            output: isJSON ? try json() : text(),
            errors: isJSON ? "" : problems.map(\.line).joined()
        )
    }
}
