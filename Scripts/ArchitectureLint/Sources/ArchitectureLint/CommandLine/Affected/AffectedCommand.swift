/// `archlint affected`: the packages that a change can reach.
enum AffectedCommand: Subcommand {
    static let name = "affected"
    static let summary = "List the packages that a change can reach, to test only those."
    static let usage = """
        USAGE: archlint affected --since <rev> [<folder>] [--json] [--rules <file>] [--cache <folder>]
                                 [--no-cache]
        """

    static let help = """
        OVERVIEW: List the packages that a change can reach, to build and test only those.

        Changed is what git finds different from the revision in the working tree, and what is new there
        and not ignored. A file belongs to the innermost package whose folder holds it, and to those
        that have it by way of a link: in their targets, or as packages behind it. One that belongs to
        none affects every package, unless it is documentation (*.md). A submodule or a link that is
        different changes all packages in it. Affected are the packages that changed and all that use
        them, directly or through others. A change of a package's tests, or of its documentation outside
        of all targets, affects only that package; and where tests alone use what changed, the users of
        their package are not affected.
        Folders that the rules leave out ('exclude') are left out of the answer; a change in one, or
        in what a package in one uses, reaches those that use that package.

        \(usage)

        ARGUMENTS:
          <folder>                The folder to examine. (default: the current one)

        OPTIONS:
          --since <rev>           The revision to compare with: a commit, a branch, HEAD~3.
          --json                  Answer with one JSON document, with why each is affected.
          --rules <file>          The rules. (default: .archlint.json5 in the folder, if there is one)
          --cache <folder>        Keep there what running a manifest says.
                                  (default: archlint in $XDG_CACHE_HOME or ~/.cache)
          --no-cache              Run what has to be run anew, and keep nothing.
          -h, --help              Show this help.

        EXIT CODES:
          0  The packages are listed, if any.
          64 Wrong usage, or a revision that there is not.
          65 A manifest or the rules are not as they must be, or there is no manifest.
          66 The folder or a file cannot be read, or is in no checkout of git.
          70 Something failed; please report it.
          74 The answer could not be written.

        EXAMPLES:
          archlint affected --since origin/main
          archlint affected --since HEAD --json ~/code/bank

        """

    static func run(_ arguments: [String]) throws -> CommandLineTool.Answer {
        let arguments = try Arguments(
            arguments,
            flags: ["--json", Arguments.cacheFlag],
            values: Options.examinationValues.merging(["--since": "a revision"]) { $1 }
        )
        guard let revision = arguments.value(of: "--since") else {
            throw UsageError(message: "--since is needed: what to compare with")
        }
        let tree = try FileTree(root: arguments.folder(after: 0))
        let read = try ManifestsReport(
            root: tree.root,
            cacheFolder: arguments.cacheFolder,
            rulesFile: arguments.rulesFile
        )
        guard read.problems.isEmpty else {
            // With a package missing, what it hands on would be missing too.
            return CommandLineTool.Answer(status: read.status, output: "", errors: read.errors)
        }
        guard !read.manifests.isEmpty else {
            throw Problem(.badData, "there is no package below \(tree.root)")
        }
        let list = TargetLocator(hasFolder: tree.hasFolder)
        let cache = arguments.cacheFolder.map(Cache.init(folder:))
        let leftOut = try LeftOutPackages.used(
            by: read.packages,
            in: tree,
            ManifestReader(tree: tree, cache: cache)
        )
        let all = PackageDiscovery.resolvingLinks(in: read.packages + leftOut, tree)
        let report = AffectedReport(
            of: try ChangedFiles(since: revision, root: tree.root),
            packages: Array(all.prefix(read.packages.count)),
            leftOut: Array(all.dropFirst(read.packages.count)),
            root: tree.root,
            folder: list.folder
        )
        return CommandLineTool.Answer(
            status: .success,
            output: arguments.has("--json") ? try report.json(since: revision) : report.text,
            errors: ""
        )
    }
}
