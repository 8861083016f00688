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
    /// Whether the answer is for programs.
    let json: Bool
    /// Where to keep what the toolchain answers; nothing to keep nothing.
    let cacheFolder: String?

    /// Reads a command line.
    ///
    /// - Parameter arguments: what follows the program's name.
    /// - Throws: `UsageError` when it cannot be understood.
    init(_ arguments: [String]) throws(UsageError) {
        let arguments = try Arguments(
            arguments,
            flags: ["--cross-check", "--json", "--version", Arguments.cacheFlag],
            values: Arguments.cacheValue.merging(
                ["--rules": "a file", "--objects": "a folder", "--proof": "a file"]
            ) { first, _ in first }
        )
        root = try arguments.folder(after: 0)
        rulesFile = arguments.value(of: "--rules")
        isCrossChecked = arguments.has("--cross-check")
        objectFolders = arguments.values(of: "--objects")
        proofFile = arguments.value(of: "--proof")
        json = arguments.has("--json")
        cacheFolder = arguments.cacheFolder
    }

    /// Examines the folder.
    ///
    /// - Throws: `Problem` when nothing at all could be examined.
    func prove() throws -> Proof {
        try Linter(
            rulesFile: rulesFile,
            cacheFolder: cacheFolder,
            isCrossChecked: isCrossChecked,
            objectFolders: objectFolders
        ).prove(root: root)
    }
}
