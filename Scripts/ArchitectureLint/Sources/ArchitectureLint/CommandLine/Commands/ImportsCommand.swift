enum ImportsCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint imports",
        overview: [
            "List every import of Swift sources, one a line.",
            "Reads each file as the compiler does: finds an import behind a comment, a ';' or an "
                + "attribute, and ignores the word 'import' in a string or a comment. Lists the "
                + "imports of every branch of an #if, each with its condition.",
        ],
        arguments: [
            .init(
                "<path> ...",
                "A file, or a folder of *.swift files at any depth, without hidden ones. "
                    + "(default: the current folder)"
            )
        ],
        options: [.json],
        exitCodes: [0: "Everything was read.", 65: "A source is not text."],
        examples: [
            "archlint imports Sources",
            "archlint imports Sources | grep -w 'import Foundation'",
            "archlint imports --json App Packages",
        ]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        let (sources, unread) = FileListing.sources(at: try paths(arguments))
        let scan = SourceScan()
        let results = sources.mapInParallel { scan.scan($0, at: $0) }
        var problems = unread
        let files = problems.collect(results)
        return try CommandLineTool.Answer(
            to: arguments,
            text: files.mapInParallel(\.importLines).joined(),
            json: [
                "imports": files.flatMap { file in file.imports.map { $0.entry(in: file.path) } }
            ],
            Coverage(mistakes: problems, unseen: [], mayBePartial: false)
        )
    }

    /// Returns the paths to read: the words of the command line, or else the current folder.
    static func paths(_ arguments: Arguments) throws(UsageError) -> [String] {
        guard !arguments.words.contains("") else {
            throw UsageError(message: "a path is empty; name a file or folder")
        }
        return arguments.words.isEmpty ? ["."] : arguments.words
    }
}

extension SourceFile {
    /// The imports as lines of the form `path:line: import`.
    fileprivate var importLines: String { imports.map { "\(path):\($0.line): \($0)\n" }.joined() }
}

extension Import {
    fileprivate func entry(in file: String) -> JSONObject {
        let conditions = conditions.map { condition -> JSONObject in
            ["holds": condition.holds, "text": condition.text]
        }
        return [
            "accessLevel": accessLevel?.rawValue as any Encodable, "attributes": attributes,
            "column": column, "conditions": conditions, "file": file,
            "kind": kind?.rawValue as any Encodable, "line": line, "module": module, "path": path,
        ]
    }
}
