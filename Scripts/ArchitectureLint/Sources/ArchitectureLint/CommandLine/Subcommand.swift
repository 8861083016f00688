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
        let problems: [Problem]
        do {
            return try run(arguments, in: surroundings)
        } catch let error as UsageError {
            let document = arguments.askForJSON ? Refusal([error.problem]).text : ""
            return CommandLineTool.Answer(
                error,
                output: document,
                usage: usage,
                help: "archlint \(name) --help"
            )
        } catch let error as Problem {
            problems = [error]
        } catch let error as Problems {
            problems = error.list
        } catch {
            problems = [Problem(.internalError, "\(error)")]
        }
        return CommandLineTool.Answer(
            status: ExitStatus(problems),
            output: arguments.askForJSON ? Refusal(problems).text : "",
            errors: arguments.askForJSON ? "" : problems.map(\.line).joined()
        )
    }
}

/// The document of a run that ended in problems before it had anything else to say.
private struct Refusal: Encodable {
    private let problems: [ProblemEntry]

    init(_ problems: [Problem]) {
        self.problems = problems.map(ProblemEntry.init)
    }

    var text: String { (try? jsonText()) ?? "" }
}

extension CommandLineTool.Answer {
    /// The answer to a command line that cannot be understood.
    init(_ error: UsageError, output: String, usage: String, help: String) {
        self.init(
            status: .usage,
            output: output,
            errors: "archlint: \(error.message.onOneLine)\n\(usage)\n  See '\(help)' for more.\n"
        )
    }
}
