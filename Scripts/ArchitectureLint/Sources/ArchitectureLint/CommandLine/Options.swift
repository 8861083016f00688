/// What the command line of a check asks for.
struct Options: Equatable {
    /// The folder to examine.
    let root: String
    /// The rules file; nothing for the one in that folder.
    let rulesFile: String?
    /// Whether the imports are held against those that the compiler finds.
    let isCrossChecked: Bool
    /// Where SwiftPM built what is to be looked into as well.
    let objectFolders: [String]
    /// Where to write the proof with all that it rests on; nothing to write none.
    let proofFile: String?
    /// Where to keep what the toolchain answers; nothing to keep nothing.
    let cacheFolder: String?
    /// The violations that are known.
    let baseline: BaselineChoice
    /// How the answer is written.
    let format: ReportFormat
    /// Where the answer is written; nothing for standard output.
    let outputFile: String?
    /// Whether only what is wrong is said.
    let isQuiet: Bool
    /// Whether the answer has colours.
    let color: ColorChoice

    /// Which violations are known.
    enum BaselineChoice: Equatable {
        /// Those of the file of the usual name in the folder, when it is there.
        case usual
        /// Those of a file, absolute or from the current folder.
        case file(String)
        /// None.
        case none
    }

    /// When an answer has colours.
    enum ColorChoice: String, CaseIterable {
        /// On a terminal that shows them.
        case auto
        case always
        case never
    }

    /// The options of what examines a folder, without a value and with one.
    static let examinationFlags = ["--cross-check", Arguments.cacheFlag]
    static let examinationValues = Arguments.cacheValue.merging(["--rules": "a file"]) { $1 }

    private static let flags =
        examinationFlags + ["--json", "--quiet", "--no-baseline", "--version"]
    private static let values = examinationValues.merging([
        "--objects": "a folder", "--proof": "a file", "--baseline": "a file",
        "--format": "a format", "--output": "a file", "--color": "a word",
    ]) { $1 }

    /// Reads a command line.
    ///
    /// - Parameter arguments: what follows the program's name.
    /// - Throws: `UsageError` when it cannot be understood.
    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try Arguments(arguments, flags: Self.flags, values: Self.values)
        root = try arguments.folder(after: 0)
        rulesFile = arguments.value(of: "--rules")
        isCrossChecked = arguments.has("--cross-check")
        objectFolders = arguments.values(of: "--objects")
        proofFile = arguments.value(of: "--proof")
        cacheFolder = arguments.cacheFolder
        try arguments.exclude("--baseline", "--no-baseline")
        baseline =
            arguments.has("--no-baseline")
            ? .none : arguments.value(of: "--baseline").map(BaselineChoice.file) ?? .usual
        format = try arguments.choice("--format", default: arguments.has("--json") ? .json : .text)
        if format != .json { try arguments.exclude("--json", "--format") }
        outputFile = arguments.value(of: "--output")
        guard outputFile == nil || outputFile != proofFile else {
            throw UsageError(message: "--output and --proof name the same file")
        }
        isQuiet = arguments.has("--quiet")
        color = try arguments.choice("--color", default: .auto)
    }
}

extension Options {
    /// Examines the folder, writes the proof where that is asked for, and holds what is found against
    /// what is known.
    ///
    /// - Throws: `Problem` when nothing at all could be examined, or the proof not be written.
    func examine() throws -> Report {
        // A mistake in it ends the run, so it is read before the work.
        let baseline = try knownViolations()
        let proof = try Linter(
            rulesFile: rulesFile,
            cacheFolder: cacheFolder,
            isCrossChecked: isCrossChecked,
            objectFolders: objectFolders
        ).prove(root: root)
        if let proofFile, proof.ground != nil {
            try ProofFile.write(proof, root: root, to: proofFile)
        }
        return Report(proof, knowing: baseline)
    }

    private func knownViolations() throws -> Baseline? {
        switch baseline {
        case .usual: try Baseline.usual(in: FileTree(root: root))
        case .file(let file): try Baseline.named(file)
        case .none: nil
        }
    }
}
