/// A walk through folders behind symbolic links.
///
/// The walk visits a real folder again only if the new path selects other sources in it, so that a
/// cycle of symbolic links ends.
struct LinkWalk {
    private(set) var problems: [Problem] = []
    private let tree: FileTree
    private var visited: Set<String> = []
    private let signature: (String) -> String

    /// Creates a walk below the root of `tree`.
    ///
    /// - Parameter signature: Returns a text that identifies the selection of sources in a folder.
    ///   If the texts for two paths to the same folder are equal, the second path is skipped.
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
        return visited.insert("\(identity) \(signature(folder))").inserted
    }

    /// Returns the files below a folder, sorted by their paths through symbolic links.
    ///
    /// - Parameter link: The last symbolic link on the path of the folder, if any.
    mutating func files(behind top: String, link: String? = nil) -> [SourceTree.File] {
        var found: [SourceTree.File] = []
        var pending = [(path: top, link: link)]
        while let (path, link) = pending.popLast() {
            guard visit(path) else { continue }
            let real = tree.realPath(of: path)
            let entries = problems.collect(or: []) {
                try FolderEntry.all(in: tree.absolute(path), named: path)
            }
            for entry in entries.reversed() {
                let entryPath = "\(path)/\(entry.name)"
                switch entry.kind {
                case .linkToFile:
                    let real = tree.realPath(of: entryPath)
                    found.append(SourceTree.File(path: entryPath, realPath: real, link: entryPath))
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
}
