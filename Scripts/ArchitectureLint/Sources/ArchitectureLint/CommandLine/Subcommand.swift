/// A command of archlint other than the default check.
protocol Subcommand: Sendable {
    static var help: CommandHelp { get }

    /// Runs the command with parsed arguments.
    ///
    /// - Throws: `UsageError` for a wrong command line, `Problem` or `Coverage` for other failures.
    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer
}

extension Subcommand {
    /// The word on the command line that selects the command.
    static var name: String { String(help.command.split(separator: " ")[1]) }

    /// Parses and runs a command line; reports errors as text or as JSON.
    static func answer(
        to arguments: [String],
        in environment: RunEnvironment
    ) -> CommandLineTool.Answer {
        if arguments.askForHelp { return .init(output: help.text) }
        let isJSON = arguments.requestedFormat == .json
        func coverage(_ mistake: Problem) -> Coverage {
            Coverage(mistakes: [mistake], unseen: [], mayBePartial: help.mayBePartial)
        }
        func document(_ coverage: Coverage) -> String {
            isJSON ? (try? coverage.json.jsonText()) ?? "" : ""
        }
        do {
            var parsed = try Arguments(arguments, options: help.options)
            parsed.environment = environment
            return try run(parsed)
        } catch let error as UsageError {
            return .init(error, output: document(coverage(error.problem)), help)
        } catch {
            let coverage = error as? Coverage ?? coverage(Problem(error))
            return .init(
                status: ExitCode(coverage.problems),
                output: document(coverage),
                errors: isJSON ? "" : coverage.text
            )
        }
    }
}

extension CommandLineTool.Answer {
    /// Creates the answer to a wrong command line: the error and the usage of the command.
    init(_ error: UsageError, output: String, _ help: CommandHelp) {
        self.init(
            status: .usage,
            output: output,
            errors: "archlint: \(error.message.onOneLine)\n\(help.usage)\n"
                + "  See '\(help.command) --help' for more.\n"
        )
    }

    /// Creates an answer in JSON if the arguments request it, and as text otherwise.
    ///
    /// - Parameter coverage: The problems to report with the answer; nil if the command has none.
    init(
        to arguments: Arguments,
        status: ExitCode = .success,
        text: @autoclosure () -> String,
        json: @autoclosure () throws -> JSONObject,
        _ coverage: Coverage? = nil
    ) throws {
        let isJSON = arguments.has("--json")
        self.init(
            status: ExitCode(coverage?.problems ?? [], otherwise: status),
            output: isJSON ? try json().adding(coverage?.json ?? [:]).jsonText() : text(),
            errors: isJSON ? "" : coverage?.text ?? ""
        )
    }
}

extension CommandLineTool.Answer {
    /// Creates an answer on standard output, or writes it to the file of `--output`.
    ///
    /// - Parameter isDocument: True if `text` contains the problems of `coverage` already.
    init(_ text: String, isDocument: Bool, to arguments: Arguments, _ coverage: Coverage) throws {
        let file = arguments.value(of: "--output")
        if let file { try OutputFile.write(text, to: file) }
        self.init(
            status: ExitCode(coverage.problems),
            output: file == nil ? text : "",
            errors: isDocument && file == nil ? "" : coverage.text
        )
    }
}

extension Coverage {
    init(_ problems: [Problem], unseen: [Problem], for arguments: Arguments) {
        self.init(mistakes: problems, unseen: unseen, isRequired: arguments.has("--complete"))
    }

    /// Returns the result of `work`.
    ///
    /// - Throws: The error of `work`, together with the problems that may have caused it.
    func explaining<Answer>(_ work: () throws(UsageError) -> Answer) throws -> Answer {
        do {
            return try work()
        } catch {
            guard !(mistakes + unseen).isEmpty else { throw error }
            var coverage = self
            coverage.mistakes.append(error.problem)
            throw coverage
        }
    }
}

extension Workspace {
    func coverage(for arguments: Arguments, _ mistakes: [Problem] = []) -> Coverage {
        Coverage(problems + mistakes, unseen: unseen, for: arguments)
    }
}
