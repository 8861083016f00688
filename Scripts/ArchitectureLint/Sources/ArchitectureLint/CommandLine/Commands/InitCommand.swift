enum InitCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint init",
        overview: [
            "Print a first rules file for the present packages.",
            "Groups the targets by the folders of their packages, or one by one when there is only "
                + "one package. Proposes which groups are independent and which are above others, "
                + "and adds rules that suit every repository. A rule that does not hold yet is a "
                + "warning at first, with the number of places.",
        ],
        arguments: [.folder],
        options: [
            .init("--output <file>", "Write the rules to a new file, and print a summary."),
            .init("--json", "Answer with one JSON document that contains the text."),
            .cache, .noCache,
        ],
        exitCodes: [0: "The rules are printed.", 74: "The file exists, or could not be written."],
        examples: ["archlint init --output \(RuleFile.usualName)"]
    )

    static func run(_ arguments: Arguments, in _: RunEnvironment) throws -> CommandLineTool.Answer {
        try arguments.exclude("--json", "--output")
        let file = arguments.value(of: "--output")
        if let file, OutputFile.exists(file) {
            throw Problem(
                .outputFailed,
                at: file,
                "exists already and is not replaced. Name another file, or move this one"
            )
        }
        let tree = try FileTree(root: arguments.folder())
        let rules = try proposal(for: tree, arguments)
        if let file {
            try OutputFile.write(rules.text, to: file)
            return CommandLineTool.Answer(output: "\(file.onOneLine): \(rules.summary)\n")
        }
        let json: JSONObject = ["file": RuleFile.usualName, "text": rules.text]
        return try .init(to: arguments, text: rules.text, json: try json.jsonText())
    }

    private static func proposal(
        for tree: FileTree,
        _ arguments: Arguments
    ) throws -> RuleProposal {
        // `archlint init > .archlint.json5` has created an empty file, which is a mistake.
        var scope = RuleFile.Scope()
        scope.excluded = (try? RuleFile.scope(in: tree).excluded) ?? []
        func workspace() throws -> Workspace {
            let workspace = try arguments.workspace(of: tree, scope: scope)
            if let problem = workspace.problems.first { throw problem }
            return workspace
        }
        let schema = "archlint.schema.json"
        var found = try workspace()
        let folder = found.repository.packages.map(\.path).first {
            tree.hasFile(TargetPath.joined($0, schema))
        }
        // A copy of archlint that Scripts/vendor wrote is not examined.
        if let folder, !folder.isEmpty, found.repository.packages.count > 1,
            tree.hasFile(TargetPath.joined(folder, "ORIGIN"))
        {
            scope.excluded.append(ExcludedFolders(pattern: NamePattern(folder), place: ""))
            found = try workspace()
        }
        let shared = found.repository.sharedNames
        if !shared.isEmpty { throw Problems(list: shared) }
        return RuleProposal(
            Architecture(found.repository, found.graph),
            schema: folder.map { TargetPath.joined($0, schema) },
            excluded: scope.excluded.map(\.pattern.text)
        )
    }
}
