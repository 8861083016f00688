/// The packages that a change can reach: what `archlint affected` answers.
///
/// * A file belongs to the innermost package whose folder holds it. One that belongs to none
///   affects all packages, unless it is documentation (`*.md`). Of a submodule, and of a link to a
///   folder, git tells only that it is different: that changes all packages in it.
/// * It also belongs to each package that has a target in which a link leads to it, or to a folder
///   around it; and to the package that stands behind such a link.
/// * A package that changed is affected, and so are all that use it, directly or through others;
///   also those of a package that was taken away, or is not examined, and by way of such a one.
/// * A change of a package's tests, or of its documentation outside of all targets, affects only
///   that package. A package whose tests alone use what changed is affected, its users are not.
struct AffectedReport: Equatable, Sendable {
    /// The affected packages, in the order of their paths.
    let packages: [Affected]
    /// The files that changed and affect nothing.
    let ignored: [String]

    /// An affected package.
    struct Affected: Equatable, Encodable, Sendable {
        /// The package's folder, relative to the root; `.` for the root itself.
        let package: String
        /// Why, in a word: `changed`, `uses` or `everything`.
        let reason: String
        /// The files that changed in it, or that affect everything.
        let files: [String]
        /// From it to the package that changed, each using the next; empty when it changed itself.
        let chain: [String]
    }

    /// Works out what a change can reach.
    ///
    /// - Parameters:
    ///   - changed: the files that changed.
    ///   - packages: all packages; a dependency on a folder behind a link names the real one.
    ///   - leftOut: those by way of which they use others, and which are not examined themselves.
    ///   - root: the absolute path of the folder that they are in.
    ///   - folder: the folder of a target in a package, if it has one.
    init(
        of changed: ChangedFiles,
        packages: [SwiftPackage],
        leftOut: [SwiftPackage] = [],
        root: String,
        folder: (Target, SwiftPackage) -> String?
    ) {
        let sorting = Sorting(changed, packages: packages, folder: folder)
        ignored = sorting.ignored
        guard sorting.global.isEmpty else {
            self.packages = packages.map(\.path).sorted().map {
                Affected(
                    package: $0.isEmpty ? "." : $0,
                    reason: "everything",
                    files: sorting.global,
                    chain: []
                )
            }
            return
        }
        let uses = PackageUse.all(among: packages + leftOut, root: root)
        let examined = Set(packages.map(\.path))
        let paths = changed.inside.flatMap { [$0] + changed.links.otherPaths(of: $0) }
        let different = Set(uses.map(\.used)).subtracting(examined).filter { folder in
            paths.contains { $0.isInside(folder) || folder.isInside($0) }
        }
        let chains = Self.chains(from: sorting.changed.union(different), over: uses)
        let all = examined.intersection(sorting.files.keys.map(\.self) + chains.keys).sorted()
        self.packages = all.map { path in
            let files = sorting.files[path] ?? []
            let chain = files.isEmpty ? chains[path] ?? [] : []
            return Affected(
                package: path.isEmpty ? "." : path,
                reason: files.isEmpty ? "uses" : "changed",
                files: files,
                chain: chain.map { $0.isEmpty ? "." : $0 }
            )
        }
    }

    /// By each package that uses one that changed, a shortest chain to that one.
    private static func chains(
        from changed: Set<String>,
        over uses: [PackageUse]
    ) -> [String: [String]] {
        let users = Dictionary(grouping: uses, by: \.used)
        var passesOn = changed
        var chains: [String: [String]] = [:]
        var front = changed.sorted()
        while !front.isEmpty {
            var next: [String] = []
            for used in front {
                for use in (users[used] ?? []).sorted(by: { $0.user < $1.user }) {
                    let isNew = !use.isByTestsOnly && passesOn.insert(use.user).inserted
                    // What the package itself uses says more than what its tests do.
                    if isNew || chains[use.user] == nil {
                        let rest = changed.contains(used) ? [used] : chains[used] ?? [used]
                        chains[use.user] = [use.user] + rest
                    }
                    if isNew { next.append(use.user) }
                }
            }
            front = next
        }
        return chains
    }
}

extension AffectedReport {
    /// The packages, one a line.
    var text: String { packages.map { "\($0.package)\n" }.joined() }

    /// The answer as one JSON document.
    ///
    /// - Parameter revision: what was compared with.
    /// - Throws: what the encoder throws.
    func json(since revision: String) throws -> String {
        try Document(since: revision, affected: packages, ignored: ignored).jsonText()
    }

    private struct Document: Encodable {
        let since: String
        let affected: [Affected]
        let ignored: [String]
    }
}
