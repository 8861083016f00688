import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension KeyFile {
    /// The key in the file, which is made when there is none: all of it or nothing, also when the
    /// power fails or two processes make it at the same moment.
    /// - Throws: As ``load()``, but for `key.missing`.
    package func loadOrMake() throws -> FileKey {
        do {
            return try load()
        } catch let error as BankError where error.code == "key.missing" {
            try make()
            return try load()
        }
    }

    private func make() throws {
        try makeFolder(folder)
        let draft = try "\(path).\(HexBytes(RandomBytes.make(count: 8)))"
        defer { unlink(draft) }
        try save(SecretBytes.random(count: Self.byteCount), as: draft)
        // A link instead of a renaming: it does not replace a key that was made meanwhile.
        guard link(draft, path) == 0 || errno == EEXIST else { throw unreadable(errno) }
        try synchronize(folder, flags: O_RDONLY | O_DIRECTORY)
    }

    private func makeFolder(_ folder: String) throws {
        guard mkdir(folder, 0o700) != 0, errno != EEXIST else { return }
        guard errno == ENOENT, folder != KeyFile(path: folder).folder else {
            throw unreadable(errno)
        }
        try makeFolder(KeyFile(path: folder).folder)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw unreadable(errno) }
    }

    private func save(_ key: SecretBytes, as path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        let written = key.withBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard written == key.count else { throw unreadable(written < 0 ? errno : ENOSPC) }
        try synchronize(path, flags: O_RDONLY)
    }

    /// Waits until a file or a folder is on the disk.
    private func synchronize(_ path: String, flags: Int32) throws {
        let descriptor = open(path, flags | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        #if canImport(Darwin)
            // There `fsync` leaves the bytes in the disk's own memory.
            let result = fcntl(descriptor, F_FULLFSYNC)
        #else
            let result = fsync(descriptor)
        #endif
        guard result == 0 else { throw unreadable(errno) }
    }
}
