enum AffectedCommand: Subcommand {
    static let help = CommandHelp(
        command: "archlint affected",
        overview: [
            "List the packages that a change can reach, to build and test only those.",
            "Asks git for the files that differ from the revision, and for new ones. A file "
                + "belongs to the innermost package around it, and to each package that builds it "
                + "through a symbolic link. A file outside of all packages affects every package, "
                + "unless it is documentation (*.md). A package that uses a changed package, "
                + "directly or indirectly, is affected too. A change of a package's tests, or of "
                + "its documentation outside of all targets, affects only that package.",
        ],
        arguments: [.folder],
        options: [
            .required("--since <revision>", "The revision to compare with: a branch, HEAD~3."),
            .complete, .json, .rules, .cache, .noCache,
        ],
        exitCodes: [
            0: "The packages are listed, if any.",
            64: "The command line has a mistake, or the revision is unknown.",
            65: "The rules file has a mistake, or there is no package. With --complete, also: a "
                + "manifest has a mistake.",
            66: "The folder is not in a git repository. With --complete, also: a file or folder "
                + "cannot be read.",
        ],
        examples: [
            "archlint affected --since origin/main",
            "archlint affected --since HEAD --json ~/code/bank",
        ]
    )

    static func run(_ arguments: Arguments) throws -> CommandLineTool.Answer {
        guard let revision = arguments.value(of: "--since") else {
            throw UsageError(
                message:
                    "--since is missing; name a revision to compare with, such as '--since main'"
            )
        }
        let tree = try FileTree(root: arguments.folder())
        let read = try ManifestsReport(
            root: tree.root,
            cacheFolder: arguments.cacheFolder,
            rulesFile: arguments.rulesFile
        )
        guard !read.manifests.isEmpty || !read.problems.isEmpty else {
            throw Problem(.badData, "there is no package below \(tree.root)")
        }
        let reader = ManifestReader(
            tree: tree,
            cache: arguments.cacheFolder.map(Cache.init(folder:))
        )
        var (problems, unread) = (read.problems, read.unread)
        let excluded = excludedPackages(usedBy: read.packages, in: tree, reader) {
            // A problem with an examined package is known already.
            guard !read.unread.contains($0) else { return }
            unread.append($0)
            problems.append($1)
        }
        let all = PackageDiscovery.resolvingLocations(in: read.packages + excluded, tree)
        let report = AffectedReport(
            of: try ChangedFiles(since: revision, root: tree.root),
            packages: Array(all.prefix(read.packages.count)),
            excluded: Array(all.dropFirst(read.packages.count)),
            unread: unread,
            root: tree.root,
            folder: { $1.folder(of: $0, where: tree.hasFolder) }
        )
        let unseen = Array(problems.dropFirst(read.mistakes.count))
        return try .init(
            to: arguments,
            text: report.text,
            json: report.json(since: revision),
            Coverage(read.mistakes, unseen: unseen, for: arguments)
        )
    }

    /// Returns the packages that are not examined, but that examined packages use, directly or
    /// indirectly.
    private static func excludedPackages(
        usedBy packages: [SwiftPackage],
        in tree: FileTree,
        _ reader: ManifestReader,
        unread: (_ folder: String, Problem) -> Void
    ) -> [SwiftPackage] {
        var known = Set(packages.map { tree.absolute($0.path) })
        var found: [SwiftPackage] = []
        var waiting = packages
        while let user = waiting.popLast() {
            for path in user.dependencies.compactMap(\.folder) where path.hasPrefix(tree.base) {
                let folder = String(path.dropFirst(tree.base.count))
                guard tree.hasFile("\(folder)/Package.swift"), known.insert(path).inserted else {
                    continue
                }
                switch Result.of({ try reader.package(at: folder) }) {
                case .success(let package):
                    found.append(package)
                    waiting.append(package)
                case .failure(let problem): unread(folder, problem)
                }
            }
        }
        return found
    }
}
