enum InitCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint init",
        overview: [
            "Write a first rules file for the present packages, and a baseline if it needs one.",
            "Groups the targets by their roles, the folders of their packages, the suffixes of "
                + "their names, and their layers. Proposes rules that the packages keep, or almost "
                + "keep. Writes the present violations to a baseline, so that the first check "
                + "passes.",
            "Leaves out packages that cannot be read, and lists them. Never replaces a file.",
        ],
        arguments: [.folder],
        options: [
            .init(
                "--output <file>",
                "The rules file; the baseline is written beside it. "
                    + "(default: \(RuleFile.usualName) in the folder)"
            ),
            .init("--print", "Print the rules, and write no file."),
            .exclude,
            .init(
                "--json",
                "Answer with one JSON document that contains the rules and the baseline; write no "
                    + "file."
            ),
            .cache, .noCache,
        ],
        exitCodes: [
            0: "The rules are written.",
            65: "There is no Swift source.",
            74: "A file exists already, or could not be written.",
        ],
        examples: [
            "archlint init && archlint", "archlint init --exclude 'Examples/**' ~/code/shop",
        ]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        for option in ["--output", "--print"] { try arguments.exclude("--json", option) }
        try arguments.exclude("--output", "--print")
        let tree = try FileTree(root: arguments.folder())
        let writes = !arguments.has("--json") && !arguments.has("--print")
        let file = arguments.value(of: "--output") ?? RuleFile.usualName
        let known =
            file.folder.isEmpty ? Baseline.usualName : "\(file.folder)/\(Baseline.usualName)"
        let place = arguments.has("--output") ? "" : tree.base
        // `archlint init > .archlint.json5` has created an empty file.
        for path in writes ? [file, known] : [] where FileStatus(place + path)?.isEmptyFile == false
        {
            throw Problem(
                .outputFailed,
                at: path,
                "the existing file is not replaced; name another file, or move the existing file"
            )
        }
        let (rules, unseen) = try proposal(for: tree, arguments)
        let baseline = Baseline(rules.violations, file: Baseline.usualName, keepingReasonsOf: nil)
        let isSound = baseline.entries.isEmpty
        guard writes else {
            let json: JSONObject = [
                "file": RuleFile.usualName, "text": rules.text,
                "baseline": (isSound ? nil : try baseline.text()) as any Encodable,
                "unseen": unseen.map(\.entry),
            ]
            return try .init(to: arguments, text: rules.text, json: json)
        }
        try OutputFile.create(rules.text, at: place + file)
        if !isSound { try OutputFile.create(try baseline.text(), at: place + known) }
        let broken = Set(baseline.entries.map(\.key.rule)).count
        let count =
            "\(baseline.entries.count.counted("known violation")) of \(broken.counted("rule"))"
        return CommandLineTool.Answer(
            output: "\(file.onOneLine): \(rules.summary)\n"
                + (isSound ? "" : "\(known.onOneLine): \(count)\n") + Self.text(of: unseen)
        )
    }

    private static func text(of unseen: [Problem]) -> String {
        guard !unseen.isEmpty else { return "" }
        let lines = unseen.map { part in
            let lines = part.message.onItsLines.split(separator: "\n")
            let place = part.place.isEmpty ? "" : "\(part.place.onOneLine): "
            return "  \(place)\(lines.prefix(2).joined(separator: " "))\n"
        }
        return "Parts that could not be read are left out (use --exclude to ignore a folder):\n"
            + lines.joined()
    }

    private static func proposal(
        for tree: FileTree,
        _ arguments: Arguments
    ) throws -> (rules: RuleProposal, unseen: [Problem]) {
        var excluded =
            ((try? RuleFile.valid(in: tree))?.excluded ?? [])
            + arguments.values(of: "--exclude").map(ExcludedFolders.init(argument:))
        func workspace() throws -> Workspace {
            let workspace = try arguments.workspace(of: tree, scope: nil, excluded: excluded)
            if let problem = workspace.problems.first { throw problem }
            return workspace
        }
        let schema = "archlint.schema.json"
        var found = try workspace()
        let folder = found.repository.packages.map(\.path).first {
            tree.hasFile(TargetPath.joined($0, schema))
        }
        let isUsed = found.repository.packages.lazy.flatMap(\.dependencies).contains {
            found.repository.package(of: $0)?.path == folder
        }
        // A copy of archlint is not examined, unless its plug-in is used.
        let own = found.repository.packages.first { $0.path == folder }
        let isCopy =
            folder.map { tree.hasFile(TargetPath.joined($0, "ORIGIN")) } ?? false
            || own?.targets.contains { $0.name == "ArchitectureLint" } ?? false
        if let folder, !folder.isEmpty, found.repository.packages.count > 1, !isUsed, isCopy {
            excluded.append(ExcludedFolders(pattern: NamePattern(folder), place: ""))
            found = try workspace()
        }
        let rules = RuleProposal(
            Architecture(found.repository, found.graph),
            schema: folder.map { TargetPath.joined($0, schema) },
            excluded: excluded.map(\.pattern.text)
        )
        return (rules, found.unseen)
    }
}
