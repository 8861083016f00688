/// What `archlint baseline` says about itself.
enum BaselineHelp {
    static let usage = """
        USAGE: archlint baseline [<folder>] [--output <file>] [--rules <file>]
                                 [--cross-check] [--json] [--cache <folder>]
                                 [--no-cache]
        """

    static let help = """
        OVERVIEW: Write down the violations that there are, so that only new ones fail.

        A violation is known by its rule, who imports whom, and the file; the line is no
        part of it. Where there are more of one kind in a file than are known, all of
        them are told again. An entry that nothing answers to any more fails as well,
        until this command is run again: what is known may only shrink. Into each
        entry's "reason" you may write why it is put up with; that is kept. Every check
        of the folder reads the file, unless --no-baseline is given.

        Nothing is written when something could not be examined, nor where a machine
        builds (CI is set): new violations are for a person to accept.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --output <file>         Write there.
                                  (default: \(Baseline.usualName) in the folder)
          --rules <file>          The rules. (default: .archlint.json5 in the folder)
          --cross-check           Also have the compiler find the imports.
          --json                  Answer with one JSON document: how many are known.
          --cache <folder>        Keep there what the toolchain answers.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  The file is written.        66 The folder or a file cannot be read.
          64 Wrong usage, or CI is set.  70 Something failed; please report it.
          65 A manifest, a source, the rules or the file before is not as it must be.
          74 The file could not be written.

        EXAMPLES:
          archlint baseline
          archlint baseline ~/code/bank --output known.json

        """
}
