#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the Swift sources that a command line means, by nothing but the system's own calls.
struct SourceFinder {
    /// The sources, in the order of the command line and sorted within a folder.
    private(set) var files: [String] = []
    /// What could not be read on the way.
    private(set) var problems: [Problem] = []

    /// Finds sources.
    ///
    /// - Parameter paths: files, which are taken whatever they are called, and folders, below which
    ///   every file counts whose name ends in `.swift`. Hidden files and folders, and links to
    ///   folders, are left out.
    init(paths: [String]) {
        for path in paths {
            var status = stat()
            if stat(path, &status) != 0 {
                problems.append(Self.failure(path, errno))
            } else if status.st_mode & S_IFMT == S_IFDIR {
                walk(path)
            } else {
                files.append(path)
            }
        }
    }

    /// Walks a folder depth first, the names of each folder sorted.
    private mutating func walk(_ top: String) {
        var waiting = entries(of: top == "." ? "" : top.hasSuffix("/") ? top : "\(top)/")
        while let entry = waiting.popLast() {
            if entry.hasSuffix("/") {
                waiting += entries(of: entry)
            } else {
                files.append(entry)
            }
        }
    }

    /// The sources and the folders in a folder, the last first; a folder ends with a slash.
    private mutating func entries(of folder: String) -> [String] {
        guard let directory = opendir(folder.isEmpty ? "." : folder) else {
            problems.append(Self.failure(folder, errno))
            return []
        }
        defer { closedir(directory) }
        var found: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(directory) else { break }
            let name = Self.name(of: entry)
            guard name.utf8.first != Byte.dot else { continue }
            switch kind(entry.pointee.d_type, at: folder + name) {
            case .folder: found.append("\(folder)\(name)/")
            case .file where name.hasSuffix(".swift"): found.append(folder + name)
            default: break
            }
        }
        if errno != 0 { problems.append(Self.failure(folder, errno)) }
        return found.sorted(by: >)
    }

    private enum Kind {
        case file
        case folder
        case other
    }

    private func kind(_ type: UInt8, at path: String) -> Kind {
        switch Int(type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        case Int(DT_LNK): status(of: path, stat) == S_IFDIR ? .other : .file
        case Int(DT_UNKNOWN):
            // A file system that does not say.
            switch status(of: path, lstat) {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: status(of: path, stat) == S_IFDIR ? .other : .file
            default: .other
            }
        default: .other
        }
    }

    private func status(
        of path: String,
        _ ask: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
    ) -> mode_t {
        var answer = stat()
        return ask(path, &answer) == 0 ? answer.st_mode & S_IFMT : 0
    }

    private static let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0

    /// The name in a directory's entry.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        // Sound: the system ends every name with a zero within the entry. The entry is shorter than
        // the type says, so it must not be copied.
        let start = UnsafeRawPointer(entry) + nameOffset
        return String(cString: start.assumingMemoryBound(to: CChar.self))
    }

    private static func failure(_ path: String, _ code: Int32) -> Problem {
        Problem(
            .unreadable,
            at: path.isEmpty ? "." : path,
            "cannot be read: \(String(cString: strerror(code)))"
        )
    }
}
