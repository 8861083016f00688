/// Where the packages below a root are.
struct PackageDiscovery {
    /// The folders that hold a package, sorted.
    let folders: [String]
    /// Those of them that only links lead to, and lookalikes there.
    let behindLinks: Set<String>
    /// The other folders with a `Package.swift`: there it is a source that is called so, or a mistake.
    let lookalikes: Set<String>
    /// The exclusions that no folder fits, and what could not be read behind links.
    let problems: [Problem]

    /// Looks for them.
    ///
    /// - Parameters:
    ///   - files: all files below the root, but for those behind links.
    ///   - folders: all folders, likewise.
    ///   - links: the links to folders.
    ///   - tree: the root.
    ///   - exclusion: what is left out.
    init(
        among files: some Sequence<String>,
        folders: [String],
        links: [String],
        in tree: FileTree,
        _ exclusion: Exclusion
    ) {
        let linked = LinkedPackages.folders(behind: links, among: folders, in: tree, exclusion)
        let own = files.compactMap(Self.folder(ofManifest:)).filter { !exclusion.leavesOut($0) }
        behindLinks = Set(linked.folders)
        let found = behindLinks.union(own)
        self.folders = PackageFolders.manifests(in: found, tree)
        lookalikes = found.subtracting(self.folders)
        problems = exclusion.problems(among: folders + links) + linked.problems
    }

    /// Those of some files that make folders lookalikes.
    func sources(among files: some Sequence<String>) -> [String] {
        guard !lookalikes.isEmpty else { return [] }
        return files.filter { Self.folder(ofManifest: $0).map(lookalikes.contains) ?? false }
    }

    /// The folder of a file that is called like a manifest; nothing when it is not.
    private static func folder(ofManifest path: String) -> String? {
        let name = "Package.swift"
        if path == name { return "" }
        return path.hasSuffix("/\(name)") ? String(path.dropLast(name.count + 1)) : nil
    }
}
