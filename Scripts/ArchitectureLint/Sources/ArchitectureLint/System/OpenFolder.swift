#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open folder, relative to which its files are opened without a lookup of the whole path.
struct OpenFolder: ~Copyable {
    struct Entry: Sendable {
        let name: String
        let kind: Kind
    }

    enum Kind: Sendable {
        /// A file, or a link without a target.
        case file
        case linkToFile
        case folder
        case linkToFolder
        case other
    }

    let descriptor: Int32
    private let stream: Stream

    #if canImport(Darwin)
        private typealias Stream = UnsafeMutablePointer<DIR>
    #else
        private typealias Stream = OpaquePointer
    #endif

    /// Opens a folder, or the folder behind a link.
    init(_ path: String) throws(SystemError) {
        guard let stream = opendir(path) else { throw SystemError(code: errno) }
        self.stream = stream
        descriptor = dirfd(stream)
    }

    deinit { closedir(stream) }

    /// The entries that are not hidden, in the order of whole paths: a folder sorts as if its name
    /// ended with a slash.
    func entries() throws(SystemError) -> [Entry] {
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            // Sound: the system terminates each name with a zero within the entry. The entry is
            // shorter than its type, so it must not be copied.
            let start = UnsafeRawPointer(entry) + Self.nameOffset
            let name = start.assumingMemoryBound(to: CChar.self)
            guard name.pointee != Byte.dot else { continue }
            let kind = kind(entry.pointee.d_type, name)
            if kind != .other { entries.append(Entry(name: String(cString: name), kind: kind)) }
        }
        guard errno == 0 else { throw SystemError(code: errno) }
        entries.sort()
        return entries
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

    private func kind(_ type: UInt8, _ name: UnsafePointer<CChar>) -> Kind {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): linkKind(name)
        case Int(DT_UNKNOWN):
            // Some file systems do not report the type.
            switch mode(of: name, AT_SYMLINK_NOFOLLOW) {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: linkKind(name)
            default: .other
            }
        default: .other
        }
    }

    private func linkKind(_ name: UnsafePointer<CChar>) -> Kind {
        switch mode(of: name, 0) {
        case S_IFREG: .linkToFile
        case S_IFDIR: .linkToFolder
        case 0: .file
        default: .other
        }
    }

    private func mode(of name: UnsafePointer<CChar>, _ flags: Int32) -> mode_t {
        var status = stat()
        return fstatat(descriptor, name, &status, flags) == 0 ? status.st_mode & S_IFMT : 0
    }
}

extension OpenFolder.Entry: Comparable {
    static func < (left: Self, right: Self) -> Bool {
        if left.isFile, right.isFile { return left.name < right.name }
        return left.sortedName < right.sortedName
    }

    private var sortedName: String { isFile ? name : name + "/" }

    var isFile: Bool { kind == .file || kind == .linkToFile }
}

/// A failed system call.
struct SystemError: Error {
    let code: Int32

    func problem(at path: String) -> Problem {
        Problem(
            .unreadable,
            at: path.isEmpty ? "." : path,
            "cannot be read: \(String(cString: strerror(code)))"
        )
    }
}
