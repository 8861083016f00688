enum GraphCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint graph",
        overview: [
            "Draw the dependencies: as text, JSON, DOT, Mermaid or HTML.",
            "Modules without dependencies are on the ground floor, others one floor above the "
                + "highest module that they declare. Violations are red (in text: !). A module "
                + "that builds a source of another through a link is marked (in text: ~).",
        ],
        arguments: [.folder],
        options: [
            .init(
                "--format <format>",
                "text, json, dot, mermaid or html: a page with search, filters and details "
                    + "at a click. (default: text)"
            ),
            .init("--json", "The same as --format json."),
            .init("--level <level>", "modules or packages. (default: modules)"),
            .init(
                "--focus <name>",
                "Draw only this module, product or package with its dependencies and "
                    + "dependents. Targets that share a name are called 'UnitTests (Card)'."
            ),
            .init("--reduced", "Leave out each dependency that a chain of others implies."),
            .init("--output <file>", "Write the drawing to a file instead of standard output."),
            .rules, .cache, .noCache,
        ],
        exitCodes: [
            0: "The graph is drawn.",
            64: "The command line has a mistake, or a name is unknown or shared.",
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

    static func run(_ arguments: Arguments, in _: RunEnvironment) throws -> CommandLineTool.Answer {
        let isJSON = arguments.has("--json")
        let format = try arguments.choice("--format", default: isJSON ? Format.json : .text)
        let level = try arguments.choice("--level", default: Drawing.Level.modules)
        let tree = try FileTree(root: arguments.folder())
        let (rules, mistakes) = try RuleFile.readIfPresent(arguments.rulesFile, in: tree)
        let workspace = try arguments.workspace(of: tree, scope: RuleFile.Scope(rules))
        let run = rules.map { rules in
            let architecture = Architecture(workspace.repository, workspace.graph)
            return RuleRun(architecture, against: rules, file: RuleFile.usualName)
        }
        var drawing = Drawing(workspace, run, level: level)
        let problems = workspace.problems + workspace.repository.sharedNames + mistakes
        if let focus = arguments.value(of: "--focus") {
            do throws(UsageError) {
                drawing = try drawing.focused(on: focus, in: workspace)
            } catch {
                throw error.after(problems)
            }
        }
        if arguments.has("--reduced") { drawing = drawing.reduced() }
        var text =
            switch format {
            case .text: drawing.text
            case .json: try drawing.jsonText()
            case .dot: drawing.dot
            case .mermaid: drawing.mermaid
            case .html: try drawing.page()
            }
        if let file = arguments.value(of: "--output") {
            try OutputFile.write(text, to: file)
            text = ""
        }
        return CommandLineTool.Answer(
            status: ExitCode(problems),
            output: text,
            errors: problems.map(\.line).joined()
        )
    }
}
