/// What `archlint` says about itself.
enum HelpText {
    static let version = "0.1.0"

    static let usage = """
        USAGE: archlint [<folder>] [--rules <file>] [--cross-check] [--json] [--cache <folder>]
                        [--no-cache]
        """

    static let help = """
        OVERVIEW: Prove that Swift packages keep to the rules of who may know whom.

        Walks every Package.swift below a folder, reads what the manifests declare and what
        every source imports, in active and inactive #if branches, and names each place that
        breaks a rule, with the way out.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --rules <file>          The rules. (default: .archlint.json5 in the folder)
          --cross-check           Also have the compiler find the imports, and fail when it
                                  finds others. Takes a hundred times as long.
          --json                  Answer with one JSON document.
          --cache <folder>        Keep there what the toolchain answers, which makes the next
                                  run quick. (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          --version               Show the version.
          -h, --help              Show this help.

        SUBCOMMANDS:
        \(subcommands)
          See 'archlint help <subcommand>'. A folder of such a name is './imports'.

        EXIT CODES:
          0  The rules hold.             66  Something cannot be read.
          1  Rules are broken.           70  The proof failed; please report it.
          64 Wrong usage.                74  The answer could not be written.
          65 A manifest, a source or the rules file is not as it must be.

        EXAMPLES:
          archlint
          archlint ~/code/bank --json
          archlint imports Sources

        """

    private static var subcommands: String {
        CommandLineTool.subcommands.map { command in
            let gap = String(repeating: " ", count: max(24 - command.name.count, 1))
            return "  \(command.name)\(gap)\(command.summary)"
        }.joined(separator: "\n")
    }
}
