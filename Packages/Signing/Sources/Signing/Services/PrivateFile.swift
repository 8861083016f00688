import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A private file with 32 secret bytes, which is created either completely or not at all.
///
/// The file has mode 0600, and new folders have mode 0700. A file is refused if it has a second
/// hard link, or if other users can read or replace it.
struct PrivateFile: Sendable {
    static let byteCount = 32

    let path: String
    /// The file's name in messages, such as `key file`.
    let name: String
    /// The first part of the error codes, such as `key`.
    let code: String
    /// The consequence of a lost file, as a clause in the error text.
    let loss: String

    /// Returns the 32 bytes in the file.
    ///
    /// - Throws: `BankError` of reason `unreadableBook`. Its code is ``code`` with one of the
    ///   endings `missing`, `permissions`, `links`, `damaged`, `folder` and `unreadable`.
    func load() throws -> SecretBytes {
        try checkFolder()
        // A link is not followed, because its author would choose the key. A pipe is not waited
        // for.
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT: throw missing()
            case ELOOP: throw refusal("unreadable", "is a symbolic link; use the file itself")
            case let number: throw unreadable(number)
            }
        }
        defer { close(descriptor) }
        try checkFile(descriptor)
        return try SecretBytes(count: Self.byteCount) { buffer in
            // A regular file returns 32 bytes at once.
            guard read(descriptor, buffer.baseAddress, buffer.count) == buffer.count else {
                throw damaged()
            }
        }
    }

    /// Returns whether a file exists at the path, even if it cannot be read.
    ///
    /// - Throws: `BankError` `….unreadable` if the system cannot read the file's status.
    func exists() throws -> Bool {
        var status = stat()
        guard lstat(path, &status) != 0 else { return true }
        guard errno == ENOENT else { throw unreadable(errno) }
        return false
    }

    /// Returns whether `path` and the path of `other` are names of the same file.
    func isSame(as other: PrivateFile) throws -> Bool {
        var (mine, others) = (stat(), stat())
        guard lstat(path, &mine) == 0, lstat(other.path, &others) == 0 else { return false }
        return mine.st_dev == others.st_dev && mine.st_ino == others.st_ino
    }

    func refusal(_ code: String, _ problem: String) -> BankError {
        BankError(.unreadableBook, code: "\(self.code).\(code)", "the \(name) '\(path)' \(problem)")
    }

    /// The path of the folder that contains the file.
    private var folder: String { Self.folder(of: path) }

    static func folder(of path: String) -> String {
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
        guard status.st_uid == geteuid() || status.st_uid == 0 else {
            throw refusal(
                "folder",
                "is in the folder '\(folder)' of another user; move the file to your own folder"
            )
        }
    }

    private func checkFile(_ descriptor: Int32) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw refusal("unreadable", "is not a regular file; restore it from a backup")
        }
        guard status.st_uid == geteuid() else {
            throw refusal("permissions", "belongs to another user; run the command as that user")
        }
        guard status.st_mode & 0o077 == 0 else {
            throw refusal(
                "permissions",
                "may be read by other users; make the file private: chmod 600 '\(path)'"
            )
        }
        if status.st_nlink > 1 {
            // The second name may be the draft of a process that was killed.
            removeDrafts(of: status.st_ino)
            guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        }
        guard status.st_nlink <= 1 else {
            throw refusal("links", "has a second hard link; remove the other link")
        }
        guard status.st_size == Self.byteCount else { throw damaged() }
    }

    private func missing() -> BankError {
        refusal("missing", "is missing, and \(loss); restore the file from a backup")
    }

    private func damaged() -> BankError {
        refusal(
            "damaged",
            "is damaged: it does not have \(Self.byteCount) bytes; restore it from a backup"
        )
    }

    private func unreadable(_ number: Int32) -> BankError {
        refusal("unreadable", "cannot be used: \(String(cString: strerror(number)))")
    }
}

extension PrivateFile {
    /// Creates the file with the given bytes if it does not exist.
    ///
    /// The file is created either completely or not at all, even if the power fails or two
    /// processes create it at once. The file is on the disk when this returns.
    ///
    /// - Parameter bytes: Returns the bytes; called only if the file does not exist.
    /// - Returns: True if this call created the file.
    func makeIfMissing(_ bytes: () throws -> SecretBytes) throws -> Bool {
        try makeFolder(folder)
        removeDrafts()
        var isNew = false
        if try !exists() {
            isNew = try link(bytes())
        }
        try synchronize(folder)
        return isNew
    }

    /// Removes the file if it exists.
    func remove() throws {
        guard unlink(path) == 0 || errno == ENOENT else { throw unreadable(errno) }
    }

    /// Renames the file to `other`; if `other` already exists, removes the file instead.
    ///
    /// The change is on the disk when this returns.
    func move(to other: PrivateFile) throws {
        guard systemLink(path, other.path) == 0 || errno == EEXIST || errno == ENOENT else {
            throw unreadable(errno)
        }
        try remove()
        try synchronize(folder)
    }

    private func link(_ bytes: SecretBytes) throws -> Bool {
        // Another process may remove a draft in the moment before it is locked.
        for _ in 1...10 {
            let draft = try "\(path).\(HexBytes(Sodium.randomBytes(count: Self.draftByteCount)))"
            let descriptor = open(draft, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw unreadable(errno) }
            defer { close(descriptor) }
            defer { unlink(draft) }
            _ = flock(descriptor, LOCK_EX)
            let written = bytes.withBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard written == bytes.count else { throw unreadable(written < 0 ? errno : ENOSPC) }
            try synchronize(descriptor)
            // A link, unlike renaming, does not replace a file that was created meanwhile.
            if systemLink(draft, path) == 0 { return true }
            if errno == EEXIST { return false }
            guard errno == ENOENT else { throw unreadable(errno) }
        }
        throw unreadable(EAGAIN)
    }

    private static let draftByteCount = 8

    /// Removes the temporary files (drafts) that killed processes have left.
    ///
    /// - Parameter inode: The inode of the complete file, to remove only the drafts that are hard
    ///   links to that file. Nil to remove every draft that no process has locked.
    func removeDrafts(of inode: ino_t? = nil) {
        guard let entries = opendir(folder) else { return }
        defer { closedir(entries) }
        let prefix = Self.lastPart(of: path) + "."
        while let entry = readdir(entries) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
            }
            guard name.hasPrefix(prefix),
                let random = HexBytes(String(name.dropFirst(prefix.count))),
                random.bytes.count == Self.draftByteCount
            else { continue }
            removeDraft("\(folder)/\(name)", of: inode)
        }
    }

    private func removeDraft(_ draft: String, of inode: ino_t?) {
        let descriptor = open(draft, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        if let inode {
            if status.st_ino == inode { unlink(draft) }
        } else if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
            unlink(draft)
        }
    }

    private static func lastPart(of path: String) -> Substring {
        path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    }

    private func makeFolder(_ folder: String) throws {
        guard mkdir(folder, 0o700) != 0 else { return try synchronizeParent(of: folder) }
        guard errno != EEXIST else { return }
        let parent = Self.folder(of: folder)
        guard errno == ENOENT, folder != parent else { throw unreadable(errno) }
        try makeFolder(parent)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw unreadable(errno) }
        try synchronizeParent(of: folder)
    }

    private func synchronizeParent(of folder: String) throws {
        try synchronize(Self.folder(of: folder))
    }

    /// Waits until the entries of a folder are on the disk.
    func synchronize(_ folder: String) throws {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        try synchronize(descriptor)
    }

    /// Waits until a file or folder is on the disk.
    func synchronize(_ descriptor: Int32) throws {
        #if canImport(Darwin)
            // On Darwin, `fsync` leaves the bytes in the memory of the disk.
            let result = fcntl(descriptor, F_FULLFSYNC)
        #else
            let result = fsync(descriptor)
        #endif
        guard result == 0 else { throw unreadable(errno) }
    }
}

// Inside the type, `link` is the method.
private func systemLink(_ from: String, _ to: String) -> Int32 {
    link(from, to)
}
