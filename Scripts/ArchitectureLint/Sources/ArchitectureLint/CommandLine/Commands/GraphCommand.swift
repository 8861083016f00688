enum GraphCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint graph",
        overview: [
            "Draw the dependencies: as text, JSON, DOT, Mermaid or HTML.",
            "Modules without dependencies are on the ground floor, others one floor above their "
                + "highest dependency. Red arrows are violations, marked with ! in the text format. "
                + "Dotted arrows lead to modules of which a source is built through a symbolic "
                + "link, marked with ~ in the text format.",
            "Without a rules file, the HTML page shows the groups that 'init' would propose.",
        ],
        arguments: [.folder],
        options: [
            .init(
                "--format <format>",
                "text, json, dot, mermaid or html (a page whose groups are boxes that open). "
                    + "(default: text)"
            ),
            .formatJSON,
            .init("--level <level>", "What to draw: modules or packages. (default: modules)"),
            .init(
                "--focus <name>",
                "Draw only this module, product or package with its dependencies and "
                    + "dependents. Targets that share a name are called 'UnitTests (Card)'."
            ),
            .init(
                "--color <name=color>",
                "Outline a module, product or package in DOT and Mermaid, with a color such as "
                    + "#DB5A5A. May be repeated."
            ),
            .init("--reduced", "Leave out each dependency that a chain of others implies."),
            .init("--output <file>", "Write the drawing to a file instead of standard output."),
            .complete, .rules, .cache, .noCache,
        ],
        exitCodes: [
            0: "The graph is drawn.",
            64: "The command line has a mistake, or a name is unknown or ambiguous.",
        ],
        examples: [
            "archlint graph --level packages",
            "archlint graph --format html --output graph.html",
            "archlint graph --format dot --focus Card | dot -Tsvg > card.svg",
        ]
    )

    private enum Format: String, CaseIterable {
        case text, json, dot, mermaid, html
    }

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        let isJSON = arguments.has("--json")
        let format = try arguments.choice("--format", default: isJSON ? Format.json : .text)
        let level = try arguments.choice("--level", default: Drawing.Level.modules)
        let tree = try FileTree(root: arguments.folder())
        let (rules, mistakes) = try RuleFile.read(arguments.rulesFile, in: tree)
        let workspace = try arguments.workspace(of: tree, scope: rules)
        let architecture = Architecture(workspace.repository, workspace.graph)
        var run = rules.map { RuleRun(architecture, against: $0, file: RuleFile.usualName) }
        // The boxes of a page without rules are the groups that `init` would propose.
        if run == nil, format == .html, workspace.repository.sharedNames.isEmpty {
            run = RuleProposal(architecture).run
        }
        var drawing = Drawing(workspace, run, level: level)
        let coverage = workspace.coverage(for: arguments, mistakes)
        if let focus = arguments.value(of: "--focus") {
            drawing = try coverage.explaining { () throws(UsageError) in
                try drawing.focused(on: focus, in: workspace)
            }
        }
        for colored in arguments.values(of: "--color") {
            drawing = try coverage.explaining { () throws(UsageError) in
                try drawing.colored(colored, in: workspace)
            }
        }
        if arguments.has("--reduced") { drawing = drawing.reduced() }
        let text =
            switch format {
            case .text: drawing.text
            case .json: try drawing.json.adding(coverage.json).jsonText()
            case .dot: drawing.dot
            case .mermaid: drawing.mermaid
            case .html: try drawing.page()
            }
        return try .init(text, isDocument: format == .json, to: arguments, coverage)
    }
}
