/// What `archlint` says about itself.
enum HelpText {
    static let version = "0.1.0"

    static let usage = """
        USAGE: archlint [<folder>] [--rules <file>] [--baseline <file>] [--no-baseline]
                        [--format <format>] [--output <file>] [--quiet] [--color <when>]
                        [--objects <folder> ...] [--proof <file>] [--cross-check]
                        [--cache <folder>] [--no-cache]
        """

    static let help = """
        OVERVIEW: Prove that Swift packages keep to the rules of who may know whom.

        Walks every Package.swift below a folder, reads what the manifests declare and
        what every source imports, in active and inactive #if branches, and names each
        place that breaks a rule, with the way out.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        WHAT IS EXAMINED:
          --rules <file>          The rules. (default: .archlint.json5 in the folder)
          --baseline <file>       The violations that are known: what fails is only new
                                  ones, and entries that are no longer true. 'archlint
                                  baseline' writes it. (default: .archlint-baseline.json
                                  in the folder, if there is one)
          --no-baseline           Tell all violations.
          --objects <folder>      Also look into what SwiftPM built there, such as
                                  .build/debug, as a third witness. May be given several
                                  times.
          --cross-check           Also have the compiler find the imports, and fail when
                                  it finds others. Takes a hundred times as long.
          --cache <folder>        Keep there what the toolchain answers, which makes the
                                  next run quick.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Ask the toolchain everything anew, and keep nothing.

        HOW IT IS ANSWERED:
          --format <format>       text, json, sarif (2.1.0), junit, or github:
                                  annotations of the lines in a workflow of GitHub's.
                                  (default: text)
          --json                  The same as --format json.
          --output <file>         Write the answer there, whole or not at all; a line on
                                  standard output says what it comes to.
          --quiet                 Say only what is wrong; nothing when the rules hold. A
                                  document (json, sarif, junit) is whole all the same.
          --color <when>          auto, always or never. (default: auto: on a terminal,
                                  unless NO_COLOR is set or TERM is dumb)
          --proof <file>          Write there what was proved and all that it rests on.

        OTHER OPTIONS:
          --version               Show the version.
          -h, --help              Show this help.

        SUBCOMMANDS:
        \(subcommands)
          See 'archlint help <subcommand>'. A folder of such a name is './imports'.

        EXIT CODES:
          0  The rules hold.             66 Something cannot be read.
          1  Rules are broken.           70 The proof failed; please report it.
          64 Wrong usage.                74 The answer could not be written.
          65 A manifest, a source, the rules or the baseline is not as it must be.

        EXAMPLES:
          archlint
          archlint ~/code/bank --json
          archlint --format sarif --output archlint.sarif
          archlint imports Sources

        """

    private static var subcommands: String {
        CommandLineTool.subcommands.map { command in
            let gap = String(repeating: " ", count: max(labelWidth - 2 - command.name.count, 1))
            let lines = TextStyle(isColored: false, width: width - labelWidth)
                .wrapped(command.summary).split(separator: "\n")
            return "  \(command.name)\(gap)"
                + lines.joined(separator: "\n" + String(repeating: " ", count: labelWidth))
        }.joined(separator: "\n")
    }

    /// The columns of a terminal, and those of them that belong to the labels.
    private static let width = 80
    private static let labelWidth = 26
}
