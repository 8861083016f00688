#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Goes through what links lead to, by each real folder once.
struct LinkWalk {
    /// What could not be read on the way.
    private(set) var problems: [Problem] = []
    private let tree: FileTree
    private var passed: Set<Passage> = []
    /// Whether a folder's files are compiled. One that is not may be compiled by another way to it.
    private let isCompiled: (String) -> Bool

    /// A real folder, by the system's own numbers for it, and what it is passed for.
    private struct Passage: Hashable {
        let device: UInt64
        let inode: UInt64
        let isCompiled: Bool
    }

    /// - Parameters:
    ///   - tree: the root.
    ///   - isCompiled: whether a folder's files are compiled, by the path to it.
    init(_ tree: FileTree, isCompiled: @escaping (String) -> Bool = { _ in true }) {
        self.tree = tree
        self.isCompiled = isCompiled
    }

    /// Takes a folder for seen already.
    mutating func pass(_ folder: String) {
        _ = isNew(folder)
    }

    /// The files below a folder that a link leads to, by their paths through it, sorted.
    mutating func files(behind top: String) -> [SourceTree.File] {
        var found: [SourceTree.File] = []
        var waiting = [top]
        while let path = waiting.popLast() {
            guard isNew(path) else { continue }
            let real = tree.realPath(of: path)
            for entry in entries(of: path).reversed() {
                let inside = "\(path)/\(entry.name)"
                switch entry.kind {
                case .linkedFile:
                    found.append(
                        SourceTree.File(path: inside, realPath: tree.realPath(of: inside))
                    )
                case .file:
                    let file = SourceTree.File(
                        path: inside,
                        realPath: real.map { $0.isEmpty ? entry.name : "\($0)/\(entry.name)" }
                    )
                    found.append(file)
                case .folder, .link: waiting.append(inside)
                case .other: break
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    private mutating func entries(of folder: String) -> [OpenFolder.Entry] {
        do {
            return try OpenFolder(tree.absolute(folder)).entries()
        } catch {
            problems.append(error.problem(at: folder))
            return []
        }
    }

    private mutating func isNew(_ folder: String) -> Bool {
        var status = stat()
        guard stat(tree.absolute(folder), &status) == 0 else { return false }
        return passed.insert(
            Passage(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                inode: UInt64(truncatingIfNeeded: status.st_ino),
                isCompiled: isCompiled(folder)
            )
        ).inserted
    }
}

extension LinkWalk {
    /// The files that links bring into a folder, or that are in it when it is behind a link.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - folders: the folders below the root.
    ///   - links: the links to folders.
    ///   - tree: the root.
    ///   - isCompiled: whether a folder's files are compiled, by the path to it.
    static func content(
        of folder: String,
        among folders: some Sequence<String>,
        links: [String],
        in tree: FileTree,
        isCompiled: @escaping (String) -> Bool
    ) -> (files: [SourceTree.File], problems: [Problem]) {
        let isLinked = links.contains { folder.isInside($0) }
        let tops = isLinked ? [folder] : links.filter { $0.isInside(folder) }
        guard !tops.isEmpty else { return ([], []) }
        var walk = LinkWalk(tree, isCompiled: isCompiled)
        for path in folders where path.isInside(folder) { walk.pass(path) }
        return (tops.flatMap { walk.files(behind: $0) }, walk.problems)
    }
}
