#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The status of a file or folder.
struct FileStatus {
    private let status: stat

    /// - Returns: Nil for a path that leads nowhere.
    init?(_ path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.status = status
    }

    /// - Returns: Nil for a descriptor that is not open.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    private var type: mode_t { status.st_mode & S_IFMT }
    var isFile: Bool { type == S_IFREG }
    var isFolder: Bool { type == S_IFDIR }
    var isLink: Bool { type == S_IFLNK }
    var isDevice: Bool { type == S_IFCHR }
    var size: Int { Int(status.st_size) }

    /// The device and the inode, which identify a file or folder whatever its path.
    var identity: [UInt64] {
        [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    }

    /// The time of the last modification, in nanoseconds since 1970.
    var modified: Int64 {
        #if canImport(Darwin)
            nanoseconds(status.st_mtimespec)
        #else
            nanoseconds(status.st_mtim)
        #endif
    }

    /// The time of the last change of the metadata, which no program can set.
    var changed: Int64 {
        #if canImport(Darwin)
            nanoseconds(status.st_ctimespec)
        #else
            nanoseconds(status.st_ctim)
        #endif
    }

    private func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

/// An entry of a folder.
struct FolderEntry: Comparable, Sendable {
    enum Kind: Sendable {
        /// A file, or a link without a target.
        case file
        case linkToFile
        case folder
        case linkToFolder
    }

    let name: String
    let kind: Kind

    /// The entries that are not hidden, in the order of whole paths.
    ///
    /// - Parameter name: The name of the folder in a problem; nil for its path.
    /// - Throws: `Problem` for a folder that cannot be read.
    static func all(in folder: String, named name: String? = nil) throws -> [FolderEntry] {
        guard let stream = opendir(folder) else { throw Problem.unreadable(name ?? folder) }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            // Sound: the system terminates each name with a zero within the entry. The entry is
            // shorter than its type, so it must not be copied.
            let start = UnsafeRawPointer(entry) + nameOffset
            let own = String(cString: start.assumingMemoryBound(to: CChar.self))
            guard !own.hasPrefix("."), let kind = kind(entry.pointee.d_type, of: own, in: folder)
            else { continue }
            entries.append(FolderEntry(name: own, kind: kind))
        }
        guard errno == 0 else { throw Problem.unreadable(name ?? folder) }
        return entries.sorted()
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

    private static func kind(_ type: UInt8, of name: String, in folder: String) -> Kind? {
        if type == DT_REG { return .file }
        if type == DT_DIR { return .folder }
        // Some file systems do not report the type.
        guard type == DT_LNK || type == DT_UNKNOWN else { return nil }
        let path = "\(folder)/\(name)"
        let isLink = FileStatus(path, followsLinks: false)?.isLink ?? false
        guard let target = FileStatus(path) else { return .file }
        if target.isFolder { return isLink ? .linkToFolder : .folder }
        return target.isFile ? (isLink ? .linkToFile : .file) : nil
    }

    /// Compares whole paths: a folder sorts as if its name ended with a slash.
    static func < (left: Self, right: Self) -> Bool {
        left.isFile && right.isFile ? left.name < right.name : left.sortedName < right.sortedName
    }

    private var isFile: Bool { kind == .file || kind == .linkToFile }
    private var sortedName: String { isFile ? name : name + "/" }
}

extension String {
    /// The absolute path without symbolic links; nil for a path that leads nowhere.
    var withoutLinks: String? {
        guard let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        // Sound: the system terminates the path with a zero.
        return String(cString: resolved)
    }
}

extension Problem {
    /// The problem with a file or folder for which a system call has just failed.
    static func unreadable(_ path: String) -> Problem {
        let reason = String(cString: strerror(errno))
        return Problem(.unreadable, at: path.isEmpty ? "." : path, "cannot be read: \(reason)")
    }
}
