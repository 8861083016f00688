/// `archlint why`: the shortest chains from one module to another.
enum WhyCommand: Subcommand {
    static let name = "why"
    static let summary = "Show the shortest chains from one module to another."
    static let usage = """
        USAGE: archlint why <from> <to> [<folder>] [--json] [--rules <file>] [--cache <folder>]
                            [--no-cache]
        """

    static let help = """
        OVERVIEW: Show the shortest chains from one module to another.

        Looks on two levels, and names the place of every step: what manifests declare, with the
        manifest and its line, and what sources import, with the file and its line. Where neither
        leads there alone, it looks for chains of both; and it tells where one builds a source of the
        other by a link. Folders that the rules leave out ('exclude') are left out.

        \(usage)

        ARGUMENTS:
          <from>                  A module, a product for the modules that it offers, or a package
                                  for all its modules. Of the same name, the first of these is
                                  meant; the package is 'Packages/Card'. Targets that share a
                                  name are called 'UnitTests (Card)'.
          <to>                    The same; also a module of the toolchain, such as Foundation.
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --json                  Answer with one JSON document.
          --rules <file>          The rules. (default: .archlint.json5 in the folder, if there is one)
          --cache <folder>        Keep there what the toolchain answers.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  There is a chain.           66 The folder or a file cannot be read.
          1  There is none.              70 Something failed; please report it.
          64 Wrong usage, or a name that there is not, or that several share.
          65 A manifest, a source or the rules are not as they must be, or two libraries have one
             name: chains may be missing.

        EXAMPLES:
          archlint why Card DemandDeposit
          archlint why Packages/Card Foundation ~/code/bank

        """

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: Options.examinationValues
        )
        guard arguments.words.count >= 2 else {
            throw UsageError(message: "two names are needed: from which module to which")
        }
        let tree = try FileTree(root: arguments.folder(after: 2))
        let scope = try RuleFile.scope(by: arguments.rulesFile, in: tree)
        let landscape = try Workspace(
            of: tree,
            cacheFolder: arguments.cacheFolder,
            excluded: scope.excluded,
            systemModules: scope.systemModules
        )
        try landscape.requirePackages()
        let report: WhyReport
        do throws(UsageError) {
            report = WhyReport(
                from: try NamedPlace(arguments.words[0], in: landscape),
                to: try NamedPlace(arguments.words[1], in: landscape),
                in: landscape
            )
        } catch {
            throw error.after(landscape.problems + landscape.repository.sharedNames)
        }
        return CommandLineTool.Answer(
            status: report.status,
            output: arguments.has("--json") ? try report.json() : report.text,
            errors: arguments.has("--json") ? "" : report.errors
        )
    }
}
