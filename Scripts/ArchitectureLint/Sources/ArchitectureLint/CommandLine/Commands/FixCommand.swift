enum FixCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint fix",
        overview: [
            "Edit manifests until the rules 'declared' and 'used' hold.",
            "Shows the edits as a diff: adds the dependencies that are imported but not "
                + "declared, and removes the dependencies that are declared but not imported. "
                + "Edits lists of dependencies that are literals. If SwiftPM evaluates the manifest "
                + "(see 'archlint manifests'), it also evaluates the edited text, and an edit with "
                + "another outcome is undone. Lists every other violation with the line of the "
                + "manifest to edit and the reason. Ignores the baseline.",
        ],
        arguments: [.folder],
        options: [.init("--write", "Make the edits."), .complete, .json, .rules, .cache, .noCache],
        exitCodes: [
            0: "Nothing is left to fix.",
            1: "There are edits to make, or violations that are left to you.",
        ],
        examples: ["archlint fix", "archlint fix --write", "archlint fix | git apply"]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        let tree = try FileTree(root: arguments.folder())
        let linter = Linter(rulesFile: arguments.rulesFile, cacheFolder: arguments.cacheFolder)
        var edited = tree
        var left: [ManifestFixes.Left] = []
        var overridden: Set<String> = []
        var coverage = Coverage(mistakes: [], unseen: [])
        // An edit may make another one possible: a package may be unused without a target's use.
        for round in 1... {
            let result = try linter.lint(edited)
            if round == 1 {
                coverage = Coverage(result.problems, unseen: result.unseen, for: arguments)
            }
            guard let input = result.input else { break }
            guard input.rules.rules.contains(where: { ManifestFixes.kinds.contains($0.kind) })
            else {
                throw Problem(
                    .badData,
                    at: arguments.rulesFile ?? RuleFile.usualName,
                    "'archlint fix' needs a rule of the kind 'declared' or 'used'; add such a rule"
                )
            }
            let fixes = ManifestFixes(
                of: result,
                input,
                in: edited,
                overridden: overridden,
                cache: arguments.cacheFolder.map(Cache.init(folder:))
            )
            left = fixes.left
            let texts = fixes.texts.filter { edited.replaced[$0.key] != $0.value }
            let isFinished = texts.isEmpty && fixes.overridden == overridden
            overridden = fixes.overridden
            guard !isFinished, round < 10 else { break }
            edited.replaced.merge(texts) { $1 }
        }
        let isWritten = arguments.has("--write")
        var edits: [(file: String, diff: String)] = []
        for (file, text) in edited.replaced.sorted(by: { $0.key < $1.key }) {
            let new = String(decoding: text, as: UTF8.self)
            edits.append((file, try difference(of: tree.absolute(file), from: new, file)))
            if isWritten {
                try OutputFile.write(new, to: tree.absolute(file), replacingInput: true)
            }
        }
        let isDone = left.isEmpty && (isWritten || edits.isEmpty)
        return try CommandLineTool.Answer(
            to: arguments,
            status: isDone ? .success : .violations,
            text: edits.isEmpty && left.isEmpty && !coverage.problems.isEmpty
                ? "" : text(edits, left, isWritten: isWritten),
            json: json(edits, left, isWritten: isWritten),
            coverage
        )
    }

    /// Returns the changes from the file at `path` to `text` as a unified diff.
    private static func difference(
        of path: String,
        from text: String,
        _ file: String
    ) throws -> String {
        let new = OutputFile.temporaryPath
        defer { OutputFile.remove(new) }
        try OutputFile.write(text, to: new)
        let words = ["-u", "--label", "a/\(file)", "--label", "b/\(file)", path, new]
        let remedy = "Install 'diff' to show the edits."
        let answer = try Subprocess.run("diff", words, orElse: remedy)
        return String(decoding: answer.output, as: UTF8.self)
    }

    private static func text(
        _ edits: [(file: String, diff: String)],
        _ left: [ManifestFixes.Left],
        isWritten: Bool
    ) -> String {
        let shown = edits.map { isWritten ? "fixed \($0.file.onOneLine)\n" : $0.diff }
        let lines = left.map { left in
            "\(left.place): \(left.violation.message)\n    fix by hand: \(left.violation.instead); "
                + "\(left.reason)\n"
        }
        let count = edits.count.counted("manifest")
        let summary =
            edits.isEmpty
            ? (left.isEmpty ? "There is nothing to fix." : "")
            : isWritten ? "\(count) fixed." : "\(count) to fix: 'archlint fix --write' does it."
        let rest = left.isEmpty ? "" : "\(left.count.counted("violation")) left to you."
        let last = [summary, rest].filter { !$0.isEmpty }.joined(separator: " ")
        return (shown + [lines.map(\.onItsLines).joined(), "\(last)\n"]).filter { !$0.isEmpty }
            .joined(separator: isWritten ? "" : "\n")
    }

    private static func json(
        _ edits: [(file: String, diff: String)],
        _ left: [ManifestFixes.Left],
        isWritten: Bool
    ) -> JSONObject {
        [
            "edits": edits.map { edit -> JSONObject in ["file": edit.file, "diff": edit.diff] },
            "isWritten": isWritten,
            "left": left.map { left -> JSONObject in
                [
                    "file": left.place.file, "line": left.place.line,
                    "message": left.violation.message, "instead": left.violation.instead,
                    "reason": left.reason,
                ]
            },
        ]
    }
}
