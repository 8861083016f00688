/// The default command: checks the rules in a folder and reports in the requested format.
struct Check {
    enum ColorChoice: String, CaseIterable {
        case auto, always, never
    }

    let root: String
    private let arguments: Arguments
    private let format: ReportFormat
    private let color: ColorChoice
    private let environment: RunEnvironment

    init(_ words: [String], in environment: RunEnvironment = RunEnvironment()) throws(UsageError) {
        arguments = try Arguments(words, options: HelpText.check.options)
        root = try arguments.folder()
        format = try arguments.choice("--format", default: arguments.has("--json") ? .json : .text)
        color = try arguments.choice("--color", default: .auto)
        self.environment = environment
        try arguments.exclude("--baseline", "--no-baseline")
        if format != .json { try arguments.exclude("--json", "--format") }
    }

    /// Runs the check and returns its report, or the error that prevents it.
    var answer: CommandLineTool.Answer {
        let report: Report
        do {
            report = try examine()
        } catch {
            report = Report([Problem(error)])
        }
        let messages = report.problems.map(\.line).joined()
        do {
            guard let file = arguments.value(of: "--output") else {
                return CommandLineTool.Answer(
                    status: report.status,
                    output: try text(of: report, style: outputStyle),
                    errors: format == .text ? messages : ""
                )
            }
            let style = TextStyle(isColored: color == .always)
            try OutputFile.write(try text(of: report, style: style), to: file)
            let summary = TextReport(report: report, style: outputStyle).summary
            return CommandLineTool.Answer(
                status: report.status,
                output: isQuiet ? "" : "\(summary)\n",
                errors: messages
            )
        } catch {
            let problem = Problem(error)
            return .init(status: problem.kind, errors: messages + problem.line)
        }
    }

    private var isQuiet: Bool { arguments.has("--quiet") }

    private func examine() throws -> Report {
        // A mistake in the baseline ends the run, so it is read first.
        let baseline: Baseline? =
            if arguments.has("--no-baseline") {
                nil
            } else if let file = arguments.value(of: "--baseline") {
                try Baseline.named(file)
            } else {
                try Baseline.present(at: FileTree(root: root).absolute(Baseline.usualName))
            }
        let result = try Linter(
            rulesFile: arguments.rulesFile,
            cacheFolder: arguments.cacheFolder,
            isCrossChecked: arguments.has("--cross-check"),
            excluded: arguments.values(of: "--exclude")
        ).lint(root: root)
        return Report(result, knowing: baseline, complete: arguments.has("--complete"))
    }

    private func text(of report: Report, style: TextStyle) throws -> String {
        switch format {
        case .text: TextReport(report: report, style: style, isQuiet: isQuiet).output
        case .json: try JSONReport(report: report).text()
        case .sarif: try SARIFReport(report: report).text()
        case .junit: JUnitReport(report: report).text
        case .github:
            GitHubReport(report: report, folder: gitHubFolder, isQuiet: isQuiet).text
        }
    }

    private var outputStyle: TextStyle {
        let isColored =
            switch color {
            case .auto: environment.showsColor
            case .always: true
            case .never: false
            }
        return TextStyle(isColored: isColored, width: environment.columns)
    }

    /// The path of the examined folder inside GitHub's checkout, with a final slash.
    ///
    /// The path is empty if the folder is the whole checkout, or is outside of it.
    private var gitHubFolder: String {
        guard let workspace = environment.variables["GITHUB_WORKSPACE"],
            let checkout = try? FileTree(root: workspace).root,
            let root = try? FileTree(root: root).root, root.hasPrefix("\(checkout)/")
        else { return "" }
        return "\(root.dropFirst(checkout.count + 1))/"
    }

    /// Returns a usage error as a report in the requested format; empty for the format `text`.
    static func document(of error: UsageError, requested format: ReportFormat?) -> String {
        guard let format, format != .text, let check = try? Check(["--format", format.rawValue])
        else { return "" }
        return (try? check.text(of: Report([error.problem]), style: .plain)) ?? ""
    }
}
