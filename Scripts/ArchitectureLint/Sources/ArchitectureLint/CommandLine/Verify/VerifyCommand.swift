/// `archlint verify`: makes a proof anew and says what is different.
enum VerifyCommand: Subcommand {
    static let name = "verify"
    static let summary = "Make a proof anew that --proof wrote, and say what is different."
    static let usage = VerifyHelp.usage
    static let help = VerifyHelp.help

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: Arguments.cacheValue.merging([
                "--rules": "a file", "--objects": "a folder",
            ]) { first, _ in first }
        )
        guard let file = arguments.words.first, !file.isEmpty else {
            throw UsageError(message: "verify needs the file of a proof")
        }
        let root = try arguments.folder(after: 1)
        let old = try ProofFile.read(file)
        let folders = arguments.values(of: "--objects")
        guard (old.objects == nil) == folders.isEmpty else {
            throw UsageError(
                message: old.objects == nil
                    ? "the proof does not rest on what was built: leave --objects out"
                    : "the proof rests on what was built too: name the folders with --objects"
            )
        }
        let proof = try Linter(
            rulesFile: try rulesFile(old, arguments, root),
            cacheFolder: arguments.cacheFolder,
            objectFolders: folders
        ).prove(root: root)
        let report = VerifyReport(
            differences: ProofComparison(old, try ProofDocument(proof, root: root)).differences,
            contradictions: ProofAudit(old).contradictions,
            proof: old
        )
        return CommandLineTool.Answer(
            status: report.stands && old.holds ? .success : .violations,
            output: arguments.has("--json") ? try report.jsonText() : report.text,
            errors: ""
        )
    }

    /// The rules file: the one that is named, else that of the proof; nothing for the usual one.
    private static func rulesFile(
        _ old: ProofDocument,
        _ arguments: Arguments,
        _ root: String
    ) throws -> String? {
        if let file = arguments.value(of: "--rules") { return file }
        guard old.rules.path != RuleFile.usualName else { return nil }
        let tree = try FileTree(root: root)
        guard tree.hasFile(old.rules.path) else {
            throw Problem(
                .unreadable,
                at: old.rules.path,
                "the proof was made by these rules, which are not in \(tree.root): name them "
                    + "with --rules"
            )
        }
        return tree.absolute(old.rules.path)
    }
}
