#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `archlint init`: prints a first rules file from what there is.
enum InitCommand: Subcommand {
    static let name = "init"
    static let summary = "Print a first rules file, made from what there is."
    static let usage = "USAGE: archlint init [<folder>] [--json] [--cache <folder>] [--no-cache]"

    static let help = """
        OVERVIEW: Print a first rules file, made from what there is.

        Groups the targets by the folders of their packages, and states the rules that suit
        everybody; one that does not hold yet is a warning at first.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --json                  Answer with one JSON document that holds the text.
          --cache <folder>        Keep there what the toolchain answers.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  The rules are printed.      66 The folder or a file cannot be read.
          64 Wrong usage.                70 Something failed; please report it.
          65 A manifest or a source is not as it must be.

        EXAMPLES:
          archlint init > .archlint.json5

        """

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: Arguments.cacheValue
        )
        let tree = try FileTree(root: arguments.folder(after: 0))
        // A first file may be there already, empty: the shell has made it for the answer.
        let landscape = try Landscape(
            of: tree,
            cacheFolder: arguments.cacheFolder,
            excluded: (try? RuleFile.excluded(in: tree)) ?? []
        )
        if let problem = landscape.problems.first { throw problem }
        try landscape.requirePackages()
        let architecture = Architecture(
            repository: landscape.repository,
            graph: landscape.graph
        )
        let rules = FirstRules(architecture).text
        return CommandLineTool.Answer(
            status: .success,
            output: arguments.has("--json") ? try json(rules) : rules,
            errors: ""
        )
    }

    private static func json(_ rules: String) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(["file": RuleFile.usualName, "text": rules])
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
