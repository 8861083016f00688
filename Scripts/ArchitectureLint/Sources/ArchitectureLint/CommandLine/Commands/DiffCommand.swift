enum DiffCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint diff",
        overview: [
            "Show what a change does to the architecture.",
            "Compares the folder with a revision of git, and lists the modules, dependencies, cycles "
                + "and violations that are new (+) or gone (-). Both are checked with the present "
                + "rules. The revision's own rules file decides which of its folders are excluded; "
                + "if the revision has no rules file, the present rules file decides.",
            "The revision is read in a temporary folder. Neither the work tree nor the index is "
                + "touched.",
        ],
        arguments: [
            .required("<revision>", "The revision to compare with: a branch, HEAD~3."), .folder,
        ],
        options: [
            .init(
                "--format <format>",
                "text, json, markdown for a pull request, or html: the page of 'archlint graph' "
                    + "with both states. (default: text)"
            ),
            .formatJSON,
            .init("--output <file>", "Write the answer to a file instead of standard output."),
            .complete, .rules, .cache, .noCache,
        ],
        exitCodes: [
            0: "The change is shown, if there is any.",
            1: "The change breaks a rule that held before.",
            64: "The command line has a mistake, or the revision is unknown.",
            66: "The folder is not in a git repository. With --complete, also: a file or folder "
                + "cannot be read.",
        ],
        examples: [
            "archlint diff origin/main",
            "archlint diff HEAD~1 --format html --output change.html",
            "archlint diff origin/main --format markdown | gh pr comment --body-file -",
        ]
    )

    private enum Format: String, CaseIterable {
        case text, json, markdown, html
    }

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        guard let revision = arguments.words.first, !revision.isEmpty else {
            throw UsageError(
                message: "the revision is missing; name one, as in 'archlint diff main'"
            )
        }
        let format = try arguments.choice(
            "--format",
            default: arguments.has("--json") ? Format.json : .text
        )
        let tree = try FileTree(root: arguments.folder(after: 1))
        let checkout = try GitCheckout(around: tree.root)
        let commit = try checkout.commit(revision)
        let (rules, mistakes) = try RuleFile.read(arguments.rulesFile, in: tree)
        let copy = try RevisionFolder(commit, of: checkout, at: tree.root)
        let oldTree = try FileTree(root: copy.path)
        let oldRules = try? RuleFile.read(arguments.rulesFile, in: oldTree).rules
        let new = try ArchitectureState(of: tree, arguments, rules, scope: rules)
        let old = try ArchitectureState(
            of: oldTree,
            arguments,
            rules,
            scope: oldRules ?? rules,
            evaluated: ManifestReader.Evaluated(new.packages, in: tree)
        )
        guard !new.drawing.nodes.isEmpty || !old.drawing.nodes.isEmpty || !new.isEmpty
        else { throw Problem(.badData, "there is no package below \(tree.root)") }
        // The revision may lack a folder that the present rules exclude, which is a mistake now.
        let unseen = (copy.problems + old.coverage.unseen).map {
            Problem($0.kind, at: "\(revision):\($0.place)", $0.message)
        }
        let coverage = Coverage(
            new.coverage.mistakes + mistakes,
            unseen: unseen + new.coverage.unseen,
            for: arguments
        )
        let report = ChangeReport(
            change: ArchitectureChange(from: old, to: new),
            revision: revision,
            commit: commit,
            coverage: coverage
        )
        let isColored = arguments.environment.showsColor && !arguments.has("--output")
        let text =
            switch format {
            case .text: report.text(TextStyle(isColored: isColored))
            case .json: try report.json()
            case .markdown: report.markdown
            case .html: try report.change.drawing.page()
            }
        var answer = try CommandLineTool.Answer(
            text,
            isDocument: format == .json,
            to: arguments,
            coverage
        )
        let isBroken = try breaksRules(report.change, in: tree)
        if answer.status == .success, isBroken { answer.status = .violations }
        return answer
    }

    /// Returns whether a change has new violations that the baseline does not list.
    private static func breaksRules(_ change: ArchitectureChange, in tree: FileTree) throws -> Bool
    {
        let known = try Baseline.present(at: tree.absolute(Baseline.usualName))?.entries ?? []
        let keys = Set(known.map(\.key))
        return change.violations.new.contains { $0.severity == .error && !keys.contains($0.key) }
    }
}
