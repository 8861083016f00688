#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Goes through what links lead to: each real folder once, or once for each way to it by which something
/// else is compiled.
struct LinkWalk {
    /// What could not be read on the way.
    private(set) var problems: [Problem] = []
    private let tree: FileTree
    private var passed: Set<Passage> = []
    /// What a manifest says of a folder and of what is in it, by the path to it.
    private let view: (String) -> String

    /// A real folder, by the system's own numbers for it, and what it is passed for.
    private struct Passage: Hashable {
        let device: UInt64
        let inode: UInt64
        let view: String
    }

    /// - Parameters:
    ///   - tree: the root.
    ///   - view: what a manifest says of a folder and of what is in it, by the path to it: where it says
    ///     the same of two ways, one is enough.
    init(_ tree: FileTree, view: @escaping (String) -> String = { _ in "" }) {
        self.tree = tree
        self.view = view
    }

    /// Takes a folder for seen already.
    mutating func pass(_ folder: String) {
        _ = isNew(folder)
    }

    /// The files below a folder that a link leads to, by their paths through it, sorted.
    mutating func files(behind top: String) -> [SourceTree.File] {
        var found: [SourceTree.File] = []
        var waiting: [(path: String, link: String?)] = [(top, nil)]
        while let (path, link) = waiting.popLast() {
            guard isNew(path) else { continue }
            let real = tree.realPath(of: path)
            for entry in entries(of: path).reversed() {
                let inside = "\(path)/\(entry.name)"
                switch entry.kind {
                case .linkedFile:
                    found.append(
                        SourceTree.File(
                            path: inside,
                            realPath: tree.realPath(of: inside),
                            link: inside
                        )
                    )
                case .file:
                    let file = SourceTree.File(
                        path: inside,
                        realPath: real.map { $0.isEmpty ? entry.name : "\($0)/\(entry.name)" },
                        link: link
                    )
                    found.append(file)
                case .folder: waiting.append((inside, link))
                case .link: waiting.append((inside, inside))
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
                view: view(folder)
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
    ///   - view: what a manifest says of a folder and of what is in it, by the path to it.
    static func content(
        of folder: String,
        among folders: some Sequence<String>,
        links: [String],
        in tree: FileTree,
        view: @escaping (String) -> String
    ) -> (files: [SourceTree.File], problems: [Problem]) {
        let isLinked = links.contains { folder.isInside($0) }
        let tops = isLinked ? [folder] : links.filter { $0.isInside(folder) }
        guard !tops.isEmpty else { return ([], []) }
        var walk = LinkWalk(tree, view: view)
        for path in folders where path.isInside(folder) { walk.pass(path) }
        return (tops.flatMap { walk.files(behind: $0) }, walk.problems)
    }
}
