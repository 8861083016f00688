#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The root folder of a run, to which all paths are relative.
struct FileTree {
    /// The absolute path of the root, without symbolic links.
    let root: String

    /// - Throws: `Problem` for a folder that does not exist.
    init(root: String) throws {
        let real = Self.realPath(of: root)
        self.root = real ?? root
        guard real != nil, hasFolder("") else {
            throw Problem(.unreadable, at: root, "there is no such folder")
        }
    }

    func absolute(_ path: String) -> String { path.isEmpty ? root : base + path }

    /// The prefix of the absolute paths below the root.
    var base: String { root == "/" ? root : "\(root)/" }

    /// The relative path without symbolic links; nil for a place outside of the root.
    func realPath(of path: String) -> String? {
        guard let real = absoluteRealPath(of: path) else { return nil }
        if real == root { return "" }
        return real.hasPrefix(base) ? String(real.dropFirst(base.count)) : nil
    }

    /// The absolute path without symbolic links.
    func absoluteRealPath(of path: String) -> String? { Self.realPath(of: absolute(path)) }

    private static func realPath(of path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        // Sound: the system terminates the path with a zero.
        return String(cString: resolved)
    }

    func hasFolder(_ path: String) -> Bool {
        status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
    }

    func hasFile(_ path: String) -> Bool {
        status(of: path).map { $0.st_mode & S_IFMT != S_IFDIR } ?? false
    }

    /// The device and the inode of a file or folder, which identify it whatever its path.
    func identity(of path: String) -> FileIdentity? {
        status(of: path).map {
            FileIdentity(
                device: UInt64(truncatingIfNeeded: $0.st_dev),
                inode: UInt64(truncatingIfNeeded: $0.st_ino)
            )
        }
    }

    private func status(of path: String) -> stat? {
        var status = stat()
        return stat(absolute(path), &status) == 0 ? status : nil
    }

    /// Reads a file.
    ///
    /// - Throws: `Problem` for a file that cannot be read.
    func read(_ path: String) throws -> [UInt8] { try FileReader.read(absolute(path), named: path) }

    /// The content of the root, each list sorted by path.
    struct Listing {
        var files: [String] = []
        var folders: [String] = []
        /// The links to folders.
        var links: [String] = []
        var problems: [Problem] = []
    }

    /// Lists everything below the root, except hidden files and folders.
    func listing() -> Listing {
        let steps = TreeWalk<[String]>(base: base).steps(below: "", with: {}) { _, path, names, _ in
            names.map { path + $0 }
        }
        var listing = Listing()
        for step in steps {
            switch step {
            case .found(let files): listing.files += files
            case .enter(let path):
                listing.folders.append(path.hasSuffix("/") ? String(path.dropLast()) : path)
            case .link(let path): listing.links.append(path)
            case .problem(let problem): listing.problems.append(problem)
            case .leave, .linkedFile: break
            }
        }
        return listing
    }
}

/// The identity of a file or folder.
struct FileIdentity: Hashable {
    let device: UInt64
    let inode: UInt64
}

extension String {
    /// Returns whether the path is a folder, or in a folder; the path of the root is empty.
    func isInside(_ folder: String) -> Bool {
        folder.isEmpty || self == folder || (hasPrefix(folder) && hasPrefix("\(folder)/"))
    }
}
