enum VerifyCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint verify",
        overview: [
            "Make a proof that 'archlint --proof <file>' wrote again, and report differences.",
            "A proof lists the manifests and sources that it rests on, with digests, and its "
                + "conclusions. Everything is read again. The proof is also checked against "
                + "itself: its conclusions must follow from its groups and edges. A proof ignores "
                + "the baseline.",
        ],
        arguments: [.required("<file>", "The proof."), .folder],
        options: [.rules, .objects, .json, .cache, .noCache],
        exitCodes: [
            0: "The proof is confirmed.",
            1: "Something differs, or the proof says that rules are broken.",
            65: "The file is not a proof.",
        ],
        examples: ["archlint verify proof.json", "archlint verify proof.json ~/code/bank"]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        guard let file = arguments.words.first, !file.isEmpty else {
            throw UsageError(message: "verify needs the file of a proof")
        }
        let root = try arguments.folder(after: 1)
        let old = try ProofDocument(file: file)
        let folders = arguments.values(of: "--objects")
        guard (old.objects == nil) == folders.isEmpty else {
            throw UsageError(
                message: old.objects == nil
                    ? "the proof does not rest on object files: remove --objects"
                    : "the proof rests on object files: name their folders with --objects"
            )
        }
        let proof = try Linter(
            rulesFile: try rulesFile(of: old, arguments, root),
            cacheFolder: arguments.cacheFolder,
            objectFolders: folders
        ).prove(root: root)
        let differences = try ProofDocument(proof, root: root).differences(from: old)
        let contradictions = old.contradictions
        let isConfirmed = differences.isEmpty && contradictions.isEmpty
        let files = old.targets.reduce(0) { $0 + $1.files.count }
        let verdict = old.holds ? "the rules hold" : "the rules do not hold, as it says"
        let confirmation =
            "The proof is confirmed: \(old.packages.count.counted("manifest")), "
            + "\(files.counted("file")) and the rules are unchanged, and \(verdict).\n"
        return try CommandLineTool.Answer(
            to: arguments,
            status: isConfirmed && old.holds ? .success : .violations,
            text: isConfirmed ? confirmation : text(contradictions, differences),
            json: [
                "differences": differences, "contradictions": contradictions,
                "stands": isConfirmed,
            ]
        )
    }

    /// The rules file of the arguments, or else of the proof; nil for the usual one.
    private static func rulesFile(
        of proof: ProofDocument,
        _ arguments: Arguments,
        _ root: String
    ) throws -> String? {
        if let file = arguments.rulesFile { return file }
        guard proof.rules.path != RuleFile.usualName else { return nil }
        let tree = try FileTree(root: root)
        guard tree.hasFile(proof.rules.path) else {
            throw Problem(
                .unreadable,
                at: proof.rules.path,
                "the rules file of the proof is not in \(tree.root): name it with --rules"
            )
        }
        return tree.absolute(proof.rules.path)
    }

    private static func text(
        _ contradictions: [String],
        _ differences: [ProofDocument.Difference]
    ) -> String {
        let contradictions = contradictions.map {
            "The proof contradicts itself: \($0.onOneLine).\n"
        }
        let lines = differences.map { difference in
            let detail = difference.detail.isEmpty ? "" : ": \(difference.detail)"
            return difference.change.rawValue.padded(to: 9)
                + "\(difference.subject)\(detail)".onOneLine + "\n"
        }
        let count = differences.count
        let counted = count == 0 ? "" : "\n\(count.counted("difference")): make a new proof.\n"
        return (contradictions + lines).joined() + counted
    }
}
