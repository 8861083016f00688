/// `archlint manifests`: says of every manifest how it was read, and what it states.
enum ManifestsCommand {
    /// Carries out the command line of `archlint manifests`.
    ///
    /// - Parameter arguments: what follows the command's name.
    static func run(_ arguments: [String]) -> CommandLineTool.Answer {
        do {
            let options = try Options(arguments)
            guard options.action == .prove else {
                return CommandLineTool.Answer(
                    status: .success,
                    output: ManifestsHelp.help,
                    errors: ""
                )
            }
            return try run(options)
        } catch let error as Options.UsageError {
            return CommandLineTool.Answer(
                status: .usage,
                output: "",
                errors: "archlint: \(error.message)\n\(ManifestsHelp.usage)\n"
                    + "  See 'archlint manifests --help' for more.\n"
            )
        } catch let problem as Problem {
            return CommandLineTool.Answer(
                status: ExitStatus(problem.kind),
                output: "",
                errors: "archlint: \(problem.place): \(problem.message)\n"
            )
        } catch {
            return CommandLineTool.Answer(
                status: .internalError,
                output: "",
                errors: "archlint: \(error)\n"
            )
        }
    }

    private static func run(_ options: Options) throws -> CommandLineTool.Answer {
        let report = try ManifestsReport(root: options.root, cacheFolder: options.cacheFolder)
        guard !report.manifests.isEmpty || !report.problems.isEmpty else {
            throw Problem(.badData, at: report.root, "there is no package below it")
        }
        return CommandLineTool.Answer(
            status: report.status,
            output: options.json ? try report.json() : report.text,
            errors: options.json ? "" : report.errors
        )
    }
}
