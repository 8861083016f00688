/// One of the program's commands beside the check itself.
protocol Subcommand: Sendable {
    /// The word that calls it.
    static var name: String { get }
    /// What it does, in a line of the program's help.
    static var summary: String { get }
    /// Its usage line.
    static var usage: String { get }
    /// Its help.
    static var help: String { get }

    /// Carries it out.
    ///
    /// - Parameter arguments: what follows its name; no help is asked for.
    /// - Throws: `UsageError` when the arguments cannot be understood, `Problem` when
    ///   nothing could be answered.
    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer

    /// Carries it out where it matters where it runs.
    static func run(
        _ arguments: [String],
        in surroundings: Surroundings
    ) throws -> CommandLineTool.Answer
}

extension Subcommand {
    static func run(
        _ arguments: [String],
        in _: Surroundings
    ) throws -> CommandLineTool.Answer {
        try run(arguments)
    }

    /// Answers a command line: with help when that is asked for, and errors as messages; as a
    /// document when one is asked for.
    static func answer(
        to arguments: [String],
        in surroundings: Surroundings = Surroundings()
    ) -> CommandLineTool.Answer {
        if arguments.askForHelp {
            return CommandLineTool.Answer(status: .success, output: help, errors: "")
        }
        let problem: Problem
        do {
            return try run(arguments, in: surroundings)
        } catch let error as UsageError {
            let document = arguments.askForJSON ? Refusal(Problem(.usage, error.message)).text : ""
            return CommandLineTool.Answer(
                error,
                output: document,
                usage: usage,
                help: "archlint \(name) --help"
            )
        } catch let error as Problem {
            problem = error
        } catch {
            problem = Problem(.internalError, "\(error)")
        }
        guard arguments.askForJSON else { return CommandLineTool.Answer(problem) }
        return CommandLineTool.Answer(
            status: ExitStatus(problem.kind),
            output: Refusal(problem).text,
            errors: ""
        )
    }
}

/// The document of a run that ended in a problem before it had anything else to say.
private struct Refusal: Encodable {
    private let problems: [ProblemEntry]

    init(_ problem: Problem) {
        problems = [ProblemEntry(problem)]
    }

    var text: String { (try? jsonText()) ?? "" }
}

extension CommandLineTool.Answer {
    /// The answer when there is nothing to say but what went wrong.
    init(_ problem: Problem) {
        self.init(status: ExitStatus(problem.kind), output: "", errors: problem.line)
    }

    /// The answer to a command line that cannot be understood.
    init(_ error: UsageError, output: String, usage: String, help: String) {
        self.init(
            status: .usage,
            output: output,
            errors: "archlint: \(error.message.onOneLine)\n\(usage)\n  See '\(help)' for more.\n"
        )
    }
}
