/// What `archlint imports` says about itself.
enum ImportsHelp {
    static let usage = "USAGE: archlint imports [<path> ...] [--json]"

    static let help = """
        OVERVIEW: List every import of Swift sources, one a line.

        Reads each file exactly as the compiler does, without running it: an import that is hidden
        behind a comment, a ';' or an attribute is found, and one in a string or a comment is not.
        Both branches of an #if count; behind the import stands the condition that it is under.

        \(usage)

        ARGUMENTS:
          <path>                  A file, or a folder whose files *.swift are read, those below it
                                  as well. Hidden ones are left out. (default: the current folder)

        OPTIONS:
          --json                  Answer with one JSON document.
          -h, --help              Show this help.

        EXIT CODES:
          0  Everything was read.        66 A path is missing or cannot be read.
          64 Wrong usage.                65 A source is no text.
          74 The answer could not be written.

        EXAMPLES:
          archlint imports Sources
          archlint imports Sources | grep -w 'import Foundation'
          archlint imports --json App Packages

        """
}
