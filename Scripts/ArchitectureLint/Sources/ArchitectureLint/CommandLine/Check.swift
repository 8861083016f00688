/// The options of a check.
struct CheckOptions: Equatable {
    enum BaselineChoice: Equatable {
        /// The baseline of the folder, if there is one.
        case usual
        case file(String)
        case none
    }

    enum ColorChoice: String, CaseIterable {
        case auto, always, never
    }

    let root: String
    let rulesFile: String?
    let isCrossChecked: Bool
    let objectFolders: [String]
    let proofFile: String?
    let cacheFolder: String?
    let baseline: BaselineChoice
    let format: ReportFormat
    let outputFile: String?
    let isQuiet: Bool
    let color: ColorChoice

    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try Arguments(arguments, options: HelpText.check.options)
        root = try arguments.folder()
        rulesFile = arguments.rulesFile
        isCrossChecked = arguments.has("--cross-check")
        objectFolders = arguments.values(of: "--objects")
        proofFile = arguments.value(of: "--proof")
        cacheFolder = arguments.cacheFolder
        try arguments.exclude("--baseline", "--no-baseline")
        baseline =
            arguments.has("--no-baseline")
            ? .none : arguments.value(of: "--baseline").map(BaselineChoice.file) ?? .usual
        format = try arguments.choice("--format", default: arguments.has("--json") ? .json : .text)
        if format != .json { try arguments.exclude("--json", "--format") }
        outputFile = arguments.value(of: "--output")
        guard outputFile == nil || outputFile != proofFile else {
            throw UsageError(message: "--output and --proof name the same file")
        }
        isQuiet = arguments.has("--quiet")
        color = try arguments.choice("--color", default: .auto)
    }
}

/// A check of a folder, with an answer in the requested format.
struct Check {
    private let options: CheckOptions
    private let environment: RunEnvironment

    init(_ options: CheckOptions, in environment: RunEnvironment) {
        self.options = options
        self.environment = environment
    }

    /// The result of the check, or an error, in the requested format.
    var answer: CommandLineTool.Answer {
        let report: Report
        do {
            report = try examine()
        } catch {
            report = Report([error as? Problem ?? Problem(.internalError, "\(error)")])
        }
        let messages = report.problems.map(\.line).joined()
        do {
            guard let file = options.outputFile else {
                return CommandLineTool.Answer(
                    status: report.status,
                    output: try text(of: report, style: outputStyle),
                    errors: options.format == .text ? messages : ""
                )
            }
            let style = TextStyle(isColored: options.color == .always)
            try OutputFile.write(try text(of: report, style: style), to: file)
            let summary = TextReport(report, style: outputStyle).summary
            return CommandLineTool.Answer(
                status: report.status,
                output: options.isQuiet ? "" : "\(summary)\n",
                errors: messages
            )
        } catch {
            let problem = error as? Problem ?? Problem(.internalError, "\(error)")
            return CommandLineTool.Answer(
                status: ExitCode(problem.kind),
                output: "",
                errors: messages + problem.line
            )
        }
    }

    private func examine() throws -> Report {
        // A mistake in the baseline ends the run, so it is read first.
        let baseline: Baseline? =
            switch options.baseline {
            case .usual: try Baseline.usual(in: FileTree(root: options.root))
            case .file(let file): try Baseline.named(file)
            case .none: nil
            }
        let proof = try Linter(
            rulesFile: options.rulesFile,
            cacheFolder: options.cacheFolder,
            isCrossChecked: options.isCrossChecked,
            objectFolders: options.objectFolders
        ).prove(root: options.root)
        if let file = options.proofFile, proof.evidence != nil {
            try ProofFile.write(proof, root: options.root, to: file)
        }
        return Report(proof, knowing: baseline)
    }

    private func text(of report: Report, style: TextStyle) throws -> String {
        switch options.format {
        case .text: TextReport(report, style: style, isQuiet: options.isQuiet).output
        case .json: try JSONReport(report).text()
        case .sarif: try SARIFReport(report).text()
        case .junit: JUnitReport(report: report).text
        case .github:
            GitHubReport(report: report, folder: gitHubFolder, isQuiet: options.isQuiet).text
        }
    }

    private var outputStyle: TextStyle {
        let isColored =
            switch options.color {
            case .auto: environment.showsColor
            case .always: true
            case .never: false
            }
        return TextStyle(isColored: isColored, width: environment.columns)
    }

    /// The path from GitHub's checkout to the folder, because annotations start at the checkout.
    private var gitHubFolder: String {
        guard let workspace = environment.variables["GITHUB_WORKSPACE"],
            let checkout = try? FileTree(root: workspace).root,
            let root = try? FileTree(root: options.root).root, root.hasPrefix("\(checkout)/")
        else { return "" }
        return "\(root.dropFirst(checkout.count + 1))/"
    }

    /// The document for a mistake in the command line, if a format for documents is requested.
    static func document(of error: UsageError, requested format: ReportFormat?) -> String {
        guard let format, format != .text,
            let options = try? CheckOptions(["--format", format.rawValue])
        else { return "" }
        let check = Check(options, in: RunEnvironment())
        return (try? check.text(of: Report([error.problem]), style: .plain)) ?? ""
    }
}
