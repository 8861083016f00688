/// A walk through folders behind symbolic links.
///
/// It visits each real folder once, or once for each path on which its sources are selected in
/// another way. So a cycle of links ends.
struct LinkWalk {
    private(set) var problems: [Problem] = []
    private let tree: FileTree
    private var visited: Set<Visit> = []
    private let signature: (String) -> String

    private struct Visit: Hashable {
        let folder: FileStatus.Identity
        let signature: String
    }

    /// Makes a walk.
    ///
    /// - Parameter signature: The selection of sources in a folder, by its path. Two paths to a
    ///   folder with equal signatures are one visit.
    init(_ tree: FileTree, signature: @escaping (String) -> String = { _ in "" }) {
        self.tree = tree
        self.signature = signature
    }

    /// Marks a folder as visited.
    ///
    /// - Returns: Whether this is the first visit.
    @discardableResult
    mutating func visit(_ folder: String) -> Bool {
        guard let identity = tree.status(of: folder)?.identity else { return false }
        return visited.insert(Visit(folder: identity, signature: signature(folder))).inserted
    }

    /// The files below a folder, sorted by their paths through links.
    mutating func files(behind top: String) -> [SourceTree.File] {
        var found: [SourceTree.File] = []
        var pending: [(path: String, link: String?)] = [(top, nil)]
        while let (path, link) = pending.popLast() {
            guard visit(path) else { continue }
            let real = tree.realPath(of: path)
            for entry in entries(of: path).reversed() {
                let entryPath = "\(path)/\(entry.name)"
                switch entry.kind {
                case .linkToFile:
                    found.append(
                        SourceTree.File(
                            path: entryPath,
                            realPath: tree.realPath(of: entryPath),
                            link: entryPath
                        )
                    )
                case .file:
                    let realPath = real.map { $0.isEmpty ? entry.name : "\($0)/\(entry.name)" }
                    found.append(SourceTree.File(path: entryPath, realPath: realPath, link: link))
                case .folder: pending.append((entryPath, link))
                case .linkToFolder: pending.append((entryPath, entryPath))
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    private mutating func entries(of folder: String) -> [FolderEntry] {
        do {
            return try FolderEntry.all(in: tree.absolute(folder))
        } catch {
            problems.append(error.problem(at: folder))
            return []
        }
    }

    /// Returns the files that links add to a folder, or all files of a folder behind a link.
    static func content(
        of folder: String,
        in listing: FileListing,
        of tree: FileTree,
        signature: @escaping (String) -> String
    ) -> (files: [SourceTree.File], problems: [Problem]) {
        let isLinked = listing.links.contains { folder.isInside($0) }
        let tops = isLinked ? [folder] : listing.links.filter { $0.isInside(folder) }
        guard !tops.isEmpty else { return ([], []) }
        var walk = LinkWalk(tree, signature: signature)
        for path in listing.folders.keys where path.isInside(folder) { walk.visit(path) }
        return (tops.flatMap { walk.files(behind: $0) }, walk.problems)
    }
}
