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
}

extension Subcommand {
    /// Answers a command line: with help when that is asked for, and errors as messages.
    static func answer(to arguments: [String]) -> CommandLineTool.Answer {
        if arguments.askForHelp {
            return CommandLineTool.Answer(status: .success, output: help, errors: "")
        }
        do {
            return try run(arguments)
        } catch let error as UsageError {
            return CommandLineTool.Answer(
                status: .usage,
                output: "",
                errors: "archlint: \(error.message)\n\(usage)\n"
                    + "  See 'archlint \(name) --help' for more.\n"
            )
        } catch let problem as Problem {
            return CommandLineTool.Answer(problem)
        } catch {
            return CommandLineTool.Answer(Problem(.internalError, "\(error)"))
        }
    }
}

extension CommandLineTool.Answer {
    /// The answer when there is nothing to say but what went wrong.
    init(_ problem: Problem) {
        self.init(status: ExitStatus(problem.kind), output: "", errors: problem.line)
    }
}

extension Problem {
    /// The problem as people read it on standard error.
    var line: String { "archlint: \(place.isEmpty ? "" : "\(place): ")\(message)\n" }
}
