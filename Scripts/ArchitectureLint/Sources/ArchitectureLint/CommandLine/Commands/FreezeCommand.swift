enum FreezeCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint freeze",
        overview: [
            "List the dependencies between modules in a file, each with its reason.",
            "The rule 'frozen-edges' then fails for a dependency that the file does not list, so "
                + "that a new one is a new line in the review. Adds the present dependencies with "
                + "the reason given, keeps the reasons of others, and removes the lines of "
                + "dependencies that are gone. Writes nothing on a build server (CI is set).",
        ],
        arguments: [.folder],
        options: [
            .init("--reason <text>", "The reason for the dependencies that the file lacks."),
            .rules, .exclude, .json, .cache, .noCache,
        ],
        exitCodes: [
            0: "The file is written.",
            64: "The command line has a mistake, a reason is missing, or CI is set.",
            65: "The rules file or the file of edges has a mistake, or something cannot be read.",
        ],
        examples: [
            "archlint freeze --reason 'present when the rule was added'",
            "archlint freeze --reason 'Card shows the balance of its account'",
        ]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        try arguments.requirePerson("no edges are frozen", command: "archlint freeze")
        let tree = try FileTree(root: arguments.folder())
        guard let rules = try RuleFile.valid(arguments.rulesFile, in: tree),
            case let checks = rules.rules.compactMap({ $0.check as? FrozenEdgesCheck }),
            !checks.isEmpty
        else {
            throw Problem(
                .badData,
                at: arguments.rulesFile ?? RuleFile.usualName,
                "'archlint freeze' needs a rule of the kind 'frozen-edges'; add such a rule"
            )
        }
        let workspace = try arguments.workspace(
            of: tree,
            scope: rules,
            excluded: arguments.values(of: "--exclude").map(ExcludedFolders.init(argument:))
        )
        // An unread part would lose its lines.
        if let problem = workspace.obstacles.first { throw problem }
        let architecture = Architecture(workspace.repository, workspace.graph)
        let context = RuleContext(architecture, rules)
        let pairs = Set(checks.flatMap { $0.edges(in: context).map { [$0.from, $0.to] } })
        let earlier = try FrozenEdges(in: tree)
        let known = Set(earlier.entries.map(\.pair))
        let (new, gone) = (pairs.subtracting(known), known.subtracting(pairs))
        let reason = (arguments.value(of: "--reason") ?? "").trimmingSpaces
        if !new.isEmpty, reason.isEmpty {
            let names = new.map { "\($0[0]) → \($0[1])" }.sorted()
            let more = names.count > 3 ? " and \(names.count - 3) more" : ""
            throw UsageError(
                message: "--reason is missing for \(names.prefix(3).joined(separator: ", "))\(more)"
            )
        }
        let updated = earlier.updated(to: pairs, reason: reason)
        try OutputFile.write(updated.text, to: tree.absolute(FrozenEdges.usualName))
        let list = changes(new: new.count, gone: gone.count) ?? "unchanged"
        return try .init(
            to: arguments,
            text: "\(pairs.count.counted("dependency")) in \(FrozenEdges.usualName): \(list)\n",
            json: [
                "file": FrozenEdges.usualName, "edges": pairs.count, "added": new.count,
                "removed": gone.count,
            ]
        )
    }
}
