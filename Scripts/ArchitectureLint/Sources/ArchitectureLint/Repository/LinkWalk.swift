#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Goes through what links lead to.
struct LinkWalk {
    /// What could not be read on the way.
    private(set) var problems: [Problem] = []
    private let tree: FileTree
    private var passed: Set<Place> = []

    /// A real folder, by the system's own numbers for it.
    private struct Place: Hashable {
        let device: UInt64
        let inode: UInt64
    }

    init(_ tree: FileTree) {
        self.tree = tree
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
            Place(
                device: UInt64(truncatingIfNeeded: status.st_dev),
                inode: UInt64(truncatingIfNeeded: status.st_ino)
            )
        ).inserted
    }
}
