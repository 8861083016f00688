/// `archlint graph`: draws who knows whom.
enum GraphCommand: Subcommand {
    static let name = "graph"
    static let summary = "Draw who knows whom: as text, JSON, DOT, Mermaid or a page."
    static let usage = """
        USAGE: archlint graph [<folder>] [--format <format>] [--level <level>] [--focus <name>]
                              [--rules <file>] [--output <file>] [--cache <folder>] [--no-cache]
        """

    static let help = """
        OVERVIEW: Draw who knows whom.

        Everybody stands on a floor: those that know nobody on the ground, the others one above the
        highest that their manifests declare. What breaks a rule is red (in text: !). Who builds a
        source of another by a link is told, too (in text: ~; dotted where that is all). The order is
        always the same. Folders that the rules leave out ('exclude') are left out.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --format <format>       text, json, dot, mermaid or html: a page of its own, with search,
                                  filters and who knows whom at a click. (default: text)
          --json                  The same as --format json.
          --level <level>         modules or packages. (default: modules)
          --focus <name>          Only this one, those that it knows and those that know it: a
                                  module, or one behind a product or in a package. Targets that share
                                  a name are called 'UnitTests (Card)'.
          --rules <file>          The rules. (default: .archlint.json5 in the folder, if there is one)
          --output <file>         Write there, whole or not at all, instead of to standard output.
          --cache <folder>        Keep there what the toolchain answers.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  The graph is drawn.         66 The folder or a file cannot be read.
          64 Wrong usage, or a name that there is not, or that several share.
          65 A manifest, a source or the rules are not as they must be, or two libraries have one
             name: the graph may lack something.
          70 Something failed; please report it.
          74 The answer could not be written.

        EXAMPLES:
          archlint graph --level packages
          archlint graph --format html --output graph.html
          archlint graph --format dot --focus Card | dot -Tsvg > card.svg

        """

    private enum Format: String, CaseIterable {
        case text, json, dot, mermaid, html
    }

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let options = [
            "--format": "a format", "--level": "a level", "--focus": "a name", "--rules": "a file",
            "--output": "a file",
        ]
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: options.merging(Arguments.cacheValue) { first, _ in first }
        )
        let format = try arguments.choice(
            "--format",
            default: arguments.has("--json") ? Format.json : .text
        )
        let level = try arguments.choice("--level", default: Drawing.Level.modules)
        let tree = try FileTree(root: arguments.folder(after: 0))
        // What is wrong with the rules is told below.
        let scope = (try? RuleFile.scope(by: arguments.rulesFile, in: tree)) ?? RuleFile.Scope()
        let landscape = try Workspace(
            of: tree,
            cacheFolder: arguments.cacheFolder,
            excluded: scope.excluded,
            systemModules: scope.systemModules
        )
        try landscape.requirePackages()
        let judgement = try Judgement(of: landscape, rulesFile: arguments.rulesFile)
        var drawing = Drawing(landscape, judgement, level: level)
        let problems =
            landscape.problems + landscape.repository.sharedNames + judgement.problems
        if let focus = arguments.value(of: "--focus") {
            do throws(UsageError) {
                drawing = try drawing.focused(on: focus, in: landscape)
            } catch {
                throw error.after(problems)
            }
        }
        let text = try self.text(of: drawing, as: format)
        let errors = problems.map(\.line).joined()
        let status = ExitStatus(problems)
        guard let file = arguments.value(of: "--output") else {
            return CommandLineTool.Answer(status: status, output: text, errors: errors)
        }
        try OutputFile.write(text, to: file)
        return CommandLineTool.Answer(status: status, output: "", errors: errors)
    }

    private static func text(of drawing: Drawing, as format: Format) throws -> String {
        switch format {
        case .text: drawing.text
        case .json: try drawing.jsonText()
        case .dot: drawing.dot
        case .mermaid: drawing.mermaid
        case .html: try drawing.page()
        }
    }
}
