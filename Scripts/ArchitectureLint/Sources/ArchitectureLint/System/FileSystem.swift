#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

struct FileStatus {
    private let status: stat

    /// Reads the status of a file or folder; nil if nothing exists at the path.
    init?(_ path: String, followsLinks: Bool = true) {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        self.status = status
    }

    /// Reads the status of an open file; nil for a descriptor that is not open.
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
    var isEmptyFile: Bool { isFile && size == 0 }

    /// Returns whether this user may run a file as a program.
    static func canRun(_ path: String) -> Bool { access(path, X_OK) == 0 }

    /// The device and the inode, which identify a file or folder regardless of its path.
    var identity: [UInt64] {
        [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    }

    #if canImport(Darwin)
        private var times: [timespec] { [status.st_mtimespec, status.st_ctimespec] }
    #else
        private var times: [timespec] { [status.st_mtim, status.st_ctim] }
    #endif

    /// The time of the last modification, in nanoseconds since 1970.
    var modified: Int64 { nanoseconds(times[0]) }

    /// The time of the last change of the metadata; no program can set this time.
    var changed: Int64 { nanoseconds(times[1]) }

    private func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}

struct FolderEntry: Comparable, Sendable {
    enum Kind: Sendable {
        /// A file, or a symbolic link to nothing.
        case file
        case linkToFile
        case folder
        case linkToFolder
    }

    let name: String
    let kind: Kind

    /// Returns the visible entries of a folder, in the order of their whole paths.
    ///
    /// - Parameter name: The name that a `Problem` shows for the folder; nil for the path of the
    ///   folder.
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
    /// The absolute path without symbolic links; nil if nothing exists at the path.
    var withoutLinks: String? {
        guard let resolved = realpath(self, nil) else { return nil }
        defer { free(resolved) }
        // Sound: the system terminates the path with a zero.
        return String(cString: resolved)
    }

    /// The path that a symbolic link contains; nil for anything else.
    var linkDestination: String? {
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
            // Sound: the call gets the start and the length of the buffer.
            count = buffer.baseAddress.map { max(readlink(self, $0, buffer.count), 0) } ?? 0
        }
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

extension Problem {
    /// Returns the problem with a file or folder for which a system call has just failed.
    static func unreadable(_ path: String) -> Problem {
        let reason = String(cString: strerror(errno))
        return Problem(.unreadable, at: path.shownPath, "cannot be read: \(reason)")
    }
}

/// Reads whole files with plain system calls, to avoid overhead.
enum FileReader {
    /// Reads a file.
    ///
    /// - Parameter name: The name that a `Problem` shows for the file; nil for the path of the
    ///   file.
    /// - Throws: `Problem` for a file that cannot be read, and for a device, because a device can
    ///   be endless.
    static func read(_ path: String, named name: String? = nil) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0, let status = FileStatus(descriptor: file) else {
            throw Problem.unreadable(name ?? path)
        }
        defer { close(file) }
        guard !status.isDevice else {
            throw Problem(.unreadable, at: name ?? path, "is a device; name a file")
        }
        // A byte more than the size shows the end.
        var size = status.size + 1
        var bytes: [UInt8] = []
        while true {
            let part = try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
                count = try fill(buffer, from: file, named: name ?? path)
            }
            bytes = bytes.isEmpty ? part : bytes + part
            if part.isEmpty || (status.isFile && part.count < size) { return bytes }
            size = 1 << 16
        }
    }

    /// Fills a buffer with one system call, and returns the number of bytes.
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>,
        from file: Int32,
        named name: String
    ) throws -> Int {
        while true {
            // Sound: the call gets the start and the length of the buffer.
            let count = systemRead(file, buffer.baseAddress, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw Problem.unreadable(name) }
            return count
        }
    }
}

/// Calls the system function `read`, which is hidden by the methods named `read`.
private func systemRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
    read(descriptor, start, count)
}
