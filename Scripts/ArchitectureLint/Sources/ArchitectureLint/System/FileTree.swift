#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder that is examined, in which everything is named by its path from there.
struct FileTree {
    /// The folder's absolute path, without links on the way.
    let root: String

    /// A folder.
    ///
    /// - Throws: `Problem` when there is no such folder.
    init(root: String) throws {
        guard let resolved = Self.realPath(of: root) else {
            throw Problem(.unreadable, at: root, "there is no such folder")
        }
        self.root = resolved
        guard hasFolder("") else { throw Problem(.unreadable, at: root, "there is no such folder") }
    }

    /// The absolute path of something in the folder.
    func absolute(_ path: String) -> String {
        path.isEmpty ? root : base + path
    }

    /// What stands before each path when the system is asked.
    var base: String { root == "/" ? root : "\(root)/" }

    /// Where something in the folder really is, relative to it; nothing when that is elsewhere.
    func realPath(of path: String) -> String? {
        guard let real = absoluteRealPath(of: path) else { return nil }
        if real == root { return "" }
        return real.hasPrefix(base) ? String(real.dropFirst(base.count)) : nil
    }

    /// Where something in the folder really is: an absolute path.
    func absoluteRealPath(of path: String) -> String? { Self.realPath(of: absolute(path)) }

    /// A path without links on the way; nothing when there is nothing.
    private static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        // Sound: the system ends the path with a zero.
        return String(cString: resolved)
    }

    /// Whether there is a folder, or a link to one, of this relative path.
    func hasFolder(_ path: String) -> Bool {
        mode(of: path) == S_IFDIR
    }

    /// Whether there is a file, or a link to one, of this relative path.
    func hasFile(_ path: String) -> Bool {
        let mode = mode(of: path)
        return mode != 0 && mode != S_IFDIR
    }

    /// What there is of this path, behind all links; 0 for nothing.
    private func mode(of path: String) -> mode_t {
        var status = stat()
        return stat(absolute(path), &status) == 0 ? status.st_mode & S_IFMT : 0
    }

    /// The bytes of a file.
    ///
    /// - Throws: `Problem` when it cannot be read.
    func read(_ path: String) throws -> [UInt8] {
        var reader = SourceReader()
        do {
            try reader.read(absolute(path))
        } catch {
            throw error.problem(at: path)
        }
        return Array(reader.bytes[..<reader.end])
    }

    /// Every file in the folder, every folder, and every link to one, each sorted. What is hidden is
    /// left out.
    func walked() -> (files: [String], folders: [String], links: [String], problems: [Problem]) {
        let steps = TreeWalk<[String]>(base: base).steps(below: "", with: {}) {
            _,
            path,
            names,
            _ in names.map { path + $0 }
        }
        var all: (files: [String], folders: [String], links: [String], problems: [Problem])
        all = ([], [], [], [])
        for step in steps {
            switch step {
            case .found(let files): all.files += files
            case .enter(let path):
                all.folders.append(path.hasSuffix("/") ? String(path.dropLast()) : path)
            case .link(let path): all.links.append(path)
            case .problem(let problem): all.problems.append(problem)
            case .leave, .linkedFile: break
            }
        }
        return all
    }
}
