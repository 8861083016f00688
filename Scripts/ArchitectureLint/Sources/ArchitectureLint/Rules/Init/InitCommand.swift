#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `archlint init`: prints a first rules file from what there is.
enum InitCommand: Subcommand {
    static let name = "init"
    static let summary = "Print a first rules file, made from what there is."
    static let usage = """
        USAGE: archlint init [<folder>] [--output <file>] [--json] [--cache <folder>] [--no-cache]
        """

    static let help = """
        OVERVIEW: Print a first rules file, made from what there is.

        Groups the targets by the folders of their packages, or one by one when there is only one
        package. Proposes which groups are features that stay apart and which stand above which, as
        it is now, and states the rules that suit everybody. One that does not hold yet is a warning
        at first, with the number of places.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --output <file>         Write there, and say in a line what it comes to. A file that is
                                  there already is left alone.
          --json                  Answer with one JSON document that holds the text.
          --cache <folder>        Keep there what the toolchain answers.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  The rules are printed.      66 The folder or a file cannot be read.
          64 Wrong usage.                70 Something failed; please report it.
          65 A manifest or a source is not as it must be, or two libraries have one name.
          74 The file cannot be written, or is there already.

        EXAMPLES:
          archlint init --output .archlint.json5

        """

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: Arguments.cacheValue.merging(["--output": "a file"]) { first, _ in first }
        )
        try arguments.exclude("--json", "--output")
        let file = arguments.value(of: "--output")
        if let file, OutputFile.isThere(file) {
            throw Problem(
                .outputFailed,
                at: file,
                "is there already, and stays as it is. Name another file, or move this one away"
            )
        }
        let tree = try FileTree(root: arguments.folder(after: 0))
        let rules = try rules(of: tree, cacheFolder: arguments.cacheFolder)
        var output = arguments.has("--json") ? try json(rules.text) : rules.text
        if let file {
            try OutputFile.write(output, to: file)
            output = "\(file.onOneLine): \(rules.summary)\n"
        }
        return CommandLineTool.Answer(status: .success, output: output, errors: "")
    }

    private static func rules(of tree: FileTree, cacheFolder: String?) throws -> FirstRules {
        // A first file may be there already, empty: the shell has made it for the answer.
        var excluded = (try? RuleFile.scope(in: tree).excluded) ?? []
        func landscape() throws -> Workspace {
            let landscape = try Workspace(of: tree, cacheFolder: cacheFolder, excluded: excluded)
            if let problem = landscape.problems.first { throw problem }
            try landscape.requirePackages()
            return landscape
        }
        var found = try landscape()
        // Where archlint stands in the tree, its schema stands beside its manifest.
        let folder = found.repository.packages.map(\.path).first {
            tree.hasFile(Self.file("archlint.schema.json", in: $0))
        }
        // Written there by Scripts/vendor, it is no part of what is examined.
        if let folder, !folder.isEmpty, found.repository.packages.count > 1,
            tree.hasFile(Self.file("ORIGIN", in: folder))
        {
            excluded.append(ExcludedFolders(pattern: NamePattern(folder), place: ""))
            found = try landscape()
        }
        let shared = found.repository.sharedNames
        if !shared.isEmpty { throw Problems(list: shared) }
        return FirstRules(
            Architecture(repository: found.repository, graph: found.graph),
            schema: folder.map { Self.file("archlint.schema.json", in: $0) },
            excluded: excluded.map(\.pattern.text)
        )
    }

    private static func file(_ name: String, in package: String) -> String {
        package.isEmpty ? name : "\(package)/\(name)"
    }

    private static func json(_ rules: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(["file": RuleFile.usualName, "text": rules])
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
