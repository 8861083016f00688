/// What `archlint manifests` says about itself.
enum ManifestsHelp {
    static let usage = """
        USAGE: archlint manifests [<folder>] [--json] [--rules <file>] [--cache <folder>] [--no-cache]
        """

    static let help = """
        OVERVIEW: Say of every Package.swift below a folder how it was read.

        A manifest is a program. It is read from its text where that is certain (literal). Where
        it is not, the line and the reason are told, and it is run: by the compiler (evaluated),
        or by SwiftPM where that fails (dumped). What a run says holds for this machine and its
        environment. A manifest that cannot be read is an error, and so is a Package.swift below
        another package that is neither a manifest nor a source. Folders that the rules leave out
        ('exclude') are left out.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --json                  Answer with one JSON document: everything that was read.
          --rules <file>          The rules. (default: .archlint.json5 in the folder, if there is one)
          --cache <folder>        Keep there what running a manifest says.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Run what has to be run anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  Every manifest was read.    66 The folder or a file cannot be read.
          64 Wrong usage.                70 SwiftPM's answer is not understood; please report it.
          65 A manifest is refused by SwiftPM, or there is none, or the rules are not as they must be.
          74 The answer could not be written.

        EXAMPLES:
          archlint manifests
          archlint manifests ~/code/bank --json

        """
}
