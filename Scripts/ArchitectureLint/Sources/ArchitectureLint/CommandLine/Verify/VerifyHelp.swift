/// What `archlint verify` says about itself.
enum VerifyHelp {
    static let usage = """
        USAGE: archlint verify <file> [<folder>] [--rules <file>] [--objects <folder> ...] [--json]
                               [--cache <folder>] [--no-cache]
        """

    static let help = """
        OVERVIEW: Make a proof anew that 'archlint --proof <file>' wrote, and say what is different.

        A proof names every manifest and source that it rests on, with a digest, and what it drew
        from them. They are read and drawn anew. It is also held against itself: what it says must
        follow from the groups and edges that it lists. A proof knows no baseline: where a rule is
        broken, it says so, and stands for nothing else.

        \(usage)

        ARGUMENTS:
          <file>                  The proof.
          <folder>                The folder that it is about. (default: the current one)

        OPTIONS:
          --rules <file>          The rules. (default: the file of that name in the folder)
          --objects <folder>      Where SwiftPM built, for a proof that looked into that too. May
                                  be given several times.
          --json                  Answer with one JSON document.
          --cache <folder>        Keep there what the toolchain answers.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  The proof stands.           66 The proof or the folder cannot be read.
          1  Something is different, or  70 Something failed; please report it.
             it says that the rules are broken.
          64 Wrong usage.                74 The answer could not be written.
          65 The file is no proof.

        EXAMPLES:
          archlint verify proof.json
          archlint verify proof.json ~/code/bank

        """
}
