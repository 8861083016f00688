/// What a check answers: the report in the format that was asked for, where it was asked for.
struct CheckAnswer {
    private let options: Options
    private let surroundings: Surroundings

    init(_ options: Options, in surroundings: Surroundings) {
        self.options = options
        self.surroundings = surroundings
    }

    /// Examines the folder and answers. Whatever keeps it from that is told in the same format.
    var answer: CommandLineTool.Answer {
        let report: Report
        do {
            report = try options.examine()
        } catch let problem as Problem {
            report = Report([problem])
        } catch {
            report = Report([Problem(.internalError, "\(error)")])
        }
        return answer(with: report)
    }

    private func answer(with report: Report) -> CommandLineTool.Answer {
        let messages = report.problems.map(\.line).joined()
        do {
            guard let file = options.outputFile else {
                return CommandLineTool.Answer(
                    status: report.status,
                    output: try text(of: report, style: styleOnOutput),
                    errors: options.format == .text ? messages : ""
                )
            }
            let style = TextStyle(isColored: options.color == .always)
            try OutputFile.write(try text(of: report, style: style), to: file)
            let summary = TextReport(report, style: styleOnOutput).summary
            return CommandLineTool.Answer(
                status: report.status,
                output: options.isQuiet ? "" : "\(summary)\n",
                errors: messages
            )
        } catch {
            let problem = error as? Problem ?? Problem(.internalError, "\(error)")
            return CommandLineTool.Answer(
                status: ExitStatus(problem.kind),
                output: "",
                errors: messages + problem.line
            )
        }
    }

    private func text(of report: Report, style: TextStyle) throws -> String {
        switch options.format {
        case .text: TextReport(report, style: style, isQuiet: options.isQuiet).output
        case .json: try JSONReport(report).text()
        case .sarif: try SARIFReport(report).text()
        case .junit: JUnitReport(report: report).text
        case .github:
            GitHubReport(report: report, folder: folder, isQuiet: options.isQuiet).text
        }
    }

    private var styleOnOutput: TextStyle {
        let isColored =
            switch options.color {
            case .auto: surroundings.showsColor
            case .always: true
            case .never: false
            }
        return TextStyle(isColored: isColored, width: surroundings.columns)
    }

    /// The way from the checkout that GitHub annotates to the folder, since its paths start there.
    private var folder: String {
        guard let workspace = surroundings.environment["GITHUB_WORKSPACE"],
            let checkout = try? FileTree(root: workspace).root,
            let root = try? FileTree(root: options.root).root, root.hasPrefix("\(checkout)/")
        else { return "" }
        return "\(root.dropFirst(checkout.count + 1))/"
    }
}

extension CheckAnswer {
    /// The document that says that a command line cannot be understood, as far as that asks for one.
    static func document(of error: UsageError, asked arguments: [String]) -> String {
        guard let format = arguments.askedFormat, format != .text,
            let options = try? Options(["--format", format.rawValue])
        else { return "" }
        let answer = CheckAnswer(options, in: Surroundings())
        return (try? answer.text(of: Report([error.problem]), style: .plain)) ?? ""
    }
}
