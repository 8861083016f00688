/// The program `archlint`, without the process around it.
public struct CommandLineTool: Sendable {
    private let table: Table

    /// A run's answer.
    public struct Answer: Equatable, Sendable {
        /// How the process is to end.
        public let status: ExitStatus
        /// What belongs on standard output.
        public let output: String
        /// What belongs on standard error.
        public let errors: String
    }

    /// The program for one table.
    public init(table: Table) {
        self.table = table
    }

    /// Carries out a command line.
    ///
    /// - Parameter arguments: what follows the program's name.
    public func run(_ arguments: [String]) -> Answer {
        if arguments.first == "imports" { return ImportsCommand.run(Array(arguments.dropFirst())) }
        if arguments.prefix(2) == ["help", "imports"] { return ImportsCommand.run(["--help"]) }
        if arguments.first == "manifests" {
            return ManifestsCommand.run(Array(arguments.dropFirst()))
        }
        if arguments.prefix(2) == ["help", "manifests"] { return ManifestsCommand.run(["--help"]) }
        let options: Options
        do {
            options = try Options(arguments)
        } catch {
            return Answer(
                status: .usage,
                output: "",
                errors: "archlint: \(error.message)\n\(HelpText.usage)\n"
                    + "  See 'archlint --help' for more.\n"
            )
        }
        switch options.action {
        case .showHelp: return Answer(status: .success, output: HelpText.help, errors: "")
        case .showVersion:
            return Answer(status: .success, output: HelpText.version + "\n", errors: "")
        case .prove: return prove(options)
        }
    }

    private func prove(_ options: Options) -> Answer {
        do {
            let linter = Linter(table: table, cacheFolder: options.cacheFolder)
            let proof = try linter.prove(root: options.root)
            let text = TextReport(proof: proof)
            return Answer(
                status: ExitStatus(proof),
                output: options.json ? try JSONReport(proof).text() : text.output,
                errors: options.json ? "" : text.errors
            )
        } catch let problem as Problem {
            let place = problem.place.isEmpty ? "" : "\(problem.place): "
            return Answer(
                status: ExitStatus(problem.kind),
                output: "",
                errors: "archlint: \(place)\(problem.message)\n"
            )
        } catch {
            return Answer(status: .internalError, output: "", errors: "archlint: \(error)\n")
        }
    }
}
