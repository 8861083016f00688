import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file with 32 random bytes that every password needs to open a key, one for each book.
///
/// It is stored outside the book, so that a stolen book cannot be searched for its million
/// passwords. It is created private (mode 0600, new folders 0700), and refused if other users may
/// read it or replace it in its folder.
package struct KeyFile: Sendable {
    /// The path of the file.
    package let path: String

    static let byteCount = 32

    package init(path: String) {
        self.path = path
    }

    /// Returns the key in the file.
    ///
    /// - Throws: `BankError` of reason `unreadableBook`: `key.missing`, `key.permissions`,
    ///   `key.damaged`, `key.folder`, `key.unreadable`.
    package func load() throws -> FileKey {
        try checkFolder()
        // A link is not followed, because its author would choose the key. A pipe is not waited
        // for.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT: throw missing()
            case ELOOP: throw refusal("unreadable", "is a symbolic link; put the file itself there")
            case let number: throw unreadable(number)
            }
        }
        defer { close(descriptor) }
        try checkFile(descriptor)
        let key = try SecretBytes(count: Self.byteCount) { buffer in
            // A regular file returns 32 bytes at once.
            guard read(descriptor, buffer.baseAddress, buffer.count) == buffer.count else {
                throw damaged()
            }
        }
        return try FileKey(key)
    }

    /// Checks that at least one seal was made with a file key.
    ///
    /// - Throws: `BankError` `key.other` if no seal was.
    func check(_ key: FileKey, opensAnyOf seals: [PasswordSeal]) throws(BankError) {
        guard seals.contains(where: { $0.keyFile == key.name }) else {
            throw refusal(
                "other",
                "is not the one of this book; restore the one with which its keys were sealed"
            )
        }
    }

    /// The folder of the file.
    private var folder: String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private func checkFolder() throws {
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw errno == ENOENT ? missing() : unreadable(errno)
        }
        // In a sticky folder such as /tmp, other users cannot replace the file.
        guard status.st_mode & 0o022 == 0 || status.st_mode & mode_t(S_ISVTX) != 0 else {
            throw refusal(
                "folder",
                "is in the folder '\(folder)', in which other users may write; "
                    + "make the folder private: chmod 700 '\(folder)'"
            )
        }
    }

    private func checkFile(_ descriptor: Int32) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw refusal("unreadable", "is not a file; restore it from a copy")
        }
        guard status.st_uid == geteuid() else {
            throw refusal("permissions", "belongs to another user; run the command as that user")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw refusal(
                "permissions",
                "may be read by other users; make it private: chmod 600 '\(path)'"
            )
        }
        guard status.st_size == Self.byteCount else { throw damaged() }
    }

    private func missing() -> BankError {
        refusal(
            "missing",
            "is missing, and no password works without it; restore it from a copy"
        )
    }

    private func damaged() -> BankError {
        refusal(
            "damaged",
            "is damaged: it does not have \(Self.byteCount) bytes; restore it from a copy"
        )
    }

    private func unreadable(_ number: Int32) -> BankError {
        refusal("unreadable", "cannot be used: \(String(cString: strerror(number)))")
    }

    private func refusal(_ code: String, _ problem: String) -> BankError {
        BankError(.unreadableBook, code: "key.\(code)", "the key file '\(path)' \(problem)")
    }
}

extension KeyFile {
    /// Returns the key in the file, which is created if it is missing.
    ///
    /// The file is created as a whole or not at all, even if the power fails or two processes
    /// create it at the same moment.
    ///
    /// - Throws: The errors of ``load()`` except `key.missing`.
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
        let draft = try "\(path).\(HexBytes(Sodium.randomBytes(count: 8)))"
        defer { unlink(draft) }
        try save(SecretBytes.random(count: Self.byteCount), as: draft)
        // A link, unlike renaming, does not replace a key that was created meanwhile.
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

    /// Waits until a file or folder is on the disk.
    private func synchronize(_ path: String, flags: Int32) throws {
        let descriptor = open(path, flags | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        #if canImport(Darwin)
            // On Darwin, `fsync` leaves the bytes in the memory of the disk.
            let result = fcntl(descriptor, F_FULLFSYNC)
        #else
            let result = fsync(descriptor)
        #endif
        guard result == 0 else { throw unreadable(errno) }
    }
}
