#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What tells one state of a file from another, without reading it.
struct FileStamp: Equatable, Sendable {
    let device: UInt64
    let inode: UInt64
    let size: UInt64
    /// When its bytes were changed, in nanoseconds.
    let modified: Int64
    /// When anything of it was changed, its times included, in nanoseconds: nobody can set it.
    let changed: Int64
}

extension FileStamp {
    /// The stamp of a file that the system has looked at; nothing for what is no plain file.
    init?(_ status: stat) {
        guard status.st_mode & S_IFMT == S_IFREG else { return nil }
        #if canImport(Darwin)
            let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (modified, changed) = (status.st_mtim, status.st_ctim)
        #endif
        device = UInt64(truncatingIfNeeded: status.st_dev)
        inode = UInt64(truncatingIfNeeded: status.st_ino)
        size = UInt64(truncatingIfNeeded: status.st_size)
        self.modified = Self.nanoseconds(modified)
        self.changed = Self.nanoseconds(changed)
    }

    /// The stamp of a file in a folder; nothing when it is no plain file or cannot be looked at.
    init?(of name: String, in folder: borrowing OpenFolder) {
        var status = stat()
        guard fstatat(folder.descriptor, name, &status, 0) == 0 else { return nil }
        self.init(status)
    }

    /// The clock that files are stamped by.
    static func now() -> Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return nanoseconds(time)
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
