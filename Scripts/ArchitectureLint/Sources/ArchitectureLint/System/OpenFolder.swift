#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder that is open, to be listed and to open what is in it without going the whole way again.
struct OpenFolder: ~Copyable {
    /// What a folder holds.
    struct Entry: Sendable {
        let name: String
        let kind: Kind
    }

    /// What an entry is.
    enum Kind: Sendable {
        /// A file, or what else can be read, or a link that leads nowhere.
        case file
        /// A link to a file.
        case linkedFile
        case folder
        /// A link to a folder.
        case link
        case other
    }

    /// The system's own number for it.
    let descriptor: Int32
    private let stream: Stream

    #if canImport(Darwin)
        private typealias Stream = UnsafeMutablePointer<DIR>
    #else
        private typealias Stream = OpaquePointer
    #endif

    /// Opens a folder.
    ///
    /// - Parameter path: its path; a link is followed.
    /// - Throws: `SystemError`.
    init(_ path: String) throws(SystemError) {
        guard let stream = opendir(path) else { throw SystemError(code: errno) }
        self.stream = stream
        descriptor = dirfd(stream)
    }

    deinit {
        closedir(stream)
    }

    /// What is in the folder and not hidden, in the order of the bytes of the names, where the name
    /// of a folder, or of a link to one, ends with a slash: so are whole paths sorted.
    ///
    /// - Throws: `SystemError`.
    func entries() throws(SystemError) -> [Entry] {
        var found: [Entry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else { break }
            // Sound: the system ends every name with a zero within the entry. The entry is shorter
            // than the type says, so it must not be copied.
            let start = UnsafeRawPointer(entry) + Self.nameOffset
            let letters = start.assumingMemoryBound(to: CChar.self)
            guard letters.pointee != Byte.dot else { continue }
            let kind = kind(entry.pointee.d_type, letters)
            if kind != .other { found.append(Entry(name: String(cString: letters), kind: kind)) }
        }
        guard errno == 0 else { throw SystemError(code: errno) }
        found.sort()
        return found
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

    private func kind(_ type: UInt8, _ name: UnsafePointer<CChar>) -> Kind {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): target(of: name)
        case Int(DT_UNKNOWN):
            // A file system that does not say.
            switch mode(of: name, AT_SYMLINK_NOFOLLOW) {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: target(of: name)
            default: .other
            }
        default: .other
        }
    }

    private func target(of name: UnsafePointer<CChar>) -> Kind {
        switch mode(of: name, 0) {
        case S_IFREG: .linkedFile
        case 0: .file
        case S_IFDIR: .link
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

    /// Whether it is a file, or a link to one.
    var isFile: Bool { kind == .file || kind == .linkedFile }
}

/// A call of the system failed.
struct SystemError: Error {
    let code: Int32

    /// What that means for a file or folder, by its name.
    func problem(at path: String) -> Problem {
        Problem(
            .unreadable,
            at: path.isEmpty ? "." : path,
            "cannot be read: \(String(cString: strerror(code)))"
        )
    }
}
