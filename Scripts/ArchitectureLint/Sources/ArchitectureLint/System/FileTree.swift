/// The root folder of a run, to which all paths are relative.
struct FileTree {
    /// The absolute path of the root, without symbolic links.
    let root: String
    /// The texts that are read instead of the files on the disk, by the paths of the files.
    var replaced: [String: [UInt8]] = [:]

    /// Resolves the path of the root folder.
    ///
    /// - Throws: `Problem` for a folder that does not exist.
    init(root: String) throws {
        guard let real = root.withoutLinks, FileStatus(real)?.isFolder == true else {
            throw Problem(.unreadable, at: root, "there is no such folder")
        }
        self.root = real
    }

    func absolute(_ path: String) -> String { path.isEmpty ? root : base + path }

    /// The prefix of the absolute paths below the root.
    var base: String { root == "/" ? root : "\(root)/" }

    /// Returns the relative path without symbolic links; nil for a place outside of the root.
    func realPath(of path: String) -> String? {
        guard let real = absolute(path).withoutLinks else { return nil }
        if real == root { return "" }
        return real.hasPrefix(base) ? String(real.dropFirst(base.count)) : nil
    }

    func status(of path: String) -> FileStatus? { FileStatus(absolute(path)) }

    func hasFolder(_ path: String) -> Bool { status(of: path)?.isFolder ?? false }

    func hasFile(_ path: String) -> Bool { status(of: path).map { !$0.isFolder } ?? false }

    /// Reads a file.
    ///
    /// - Throws: `Problem` for a file that cannot be read.
    func read(_ path: String) throws -> [UInt8] {
        try replaced[path] ?? FileReader.read(absolute(path), named: path)
    }
}

extension String {
    /// Returns whether the path is `folder`, or is inside it; the path of the root is empty.
    func isInside(_ folder: String) -> Bool {
        folder.isEmpty || self == folder || (hasPrefix(folder) && hasPrefix("\(folder)/"))
    }

    /// Returns whether the path is one of `folders`, or is inside one of them.
    func isInside(anyOf folders: Set<String>) -> Bool {
        andOuterFolders.contains(where: folders.contains)
    }

    /// The path and the folders around it, the innermost first and the root last.
    var andOuterFolders: UnfoldFirstSequence<String> {
        sequence(first: self) { $0.isEmpty ? nil : $0.folder }
    }

    /// The path for messages, with `.` for the root.
    var shownPath: String { isEmpty ? "." : self }

    /// The path of the enclosing folder; empty for a path without a slash.
    var folder: String { utf8.lastIndex(of: Byte.slash).map { String(self[..<$0]) } ?? "" }

    /// The last part of the path.
    var lastName: Substring {
        utf8.lastIndex(of: Byte.slash).map { self[index(after: $0)...] } ?? self[...]
    }
}
