import Bookkeeping
internal import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension BookFile {
    /// Creates a book with its first entry, unless a file exists at the path.
    ///
    /// The book is built under another name and then linked to the path. Only one of several
    /// processes can do that, and no process sees an incomplete book.
    /// - Returns: Whether this call created the book.
    func start(with firstEntry: Posting) throws -> Bool {
        guard !exists else { return false }
        try makeFolders(folder)
        let draft = try makeDraft()
        defer { unlink(draft) }
        do {
            try build(firstEntry, at: draft)
        } catch let failure as SQLiteFailure {
            for suffix in ["-journal", "-wal", "-shm"] { unlink(draft + suffix) }
            throw BankError(failure, path: path)
        }
        guard link(draft, path) == 0 else {
            let systemError = errno
            if systemError == EEXIST { return false }
            throw Self.refusal(in: folder, systemError)
        }
        syncFolder()
        return true
    }

    private var folder: String {
        guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// Creates the missing folders for this user alone.
    ///
    /// Existing folders keep their permissions.
    private func makeFolders(_ folder: String) throws(BankError) {
        guard mkdir(folder, 0o700) != 0 else { return }
        switch errno {
        case EEXIST:
            return
        case ENOENT where folder != "/":
            let slash = folder.lastIndex(of: "/") ?? folder.startIndex
            try makeFolders(slash == folder.startIndex ? "/" : String(folder[..<slash]))
            guard mkdir(folder, 0o700) == 0 || errno == EEXIST else {
                throw Self.refusal(in: folder, errno)
            }
        case let systemError:
            throw Self.refusal(in: folder, systemError)
        }
    }

    /// Creates an empty file for this user alone, regardless of the umask.
    ///
    /// SQLite gives its side files the permissions of the database file.
    private func makeDraft() throws(BankError) -> String {
        let draft = path + ".new-" + String(UInt64.random(in: .min ... .max), radix: 36)
        let descriptor = openExclusively(draft)
        guard descriptor >= 0 else { throw Self.refusal(in: folder, errno) }
        defer { close(descriptor) }
        guard fchmod(descriptor, 0o600) == 0 else {
            let systemError = errno
            unlink(draft)
            throw Self.refusal(in: folder, systemError)
        }
        return draft
    }

    private func build(_ firstEntry: Posting, at draft: String) throws {
        let connection = try SQLiteConnection(path: draft, flags: SQLITE_OPEN_READWRITE)
        try Self.prepare(connection)
        try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
        try connection.transaction(.writing) {
            try Migrator(migrations: migrations).runMissing(on: connection)
            try BookWriter(connection, path: path).write(firstEntry)
        }
        // Last, because only the database file is linked: until now no side file has pages of it.
        try connection.execute("PRAGMA journal_mode = WAL")
    }

    /// Makes the new name survive a loss of power.
    private func syncFolder() {
        let descriptor = openForReading(folder)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func refusal(in folder: String, _ systemError: Int32) -> BankError {
        switch systemError {
        case ENOSPC, EDQUOT, EFBIG: .bookFull(folder)
        default: .folderUnwritable(folder, systemError)
        }
    }
}

// Outside of `BookFile`, whose method `open` hides the system's.

private func openExclusively(_ path: String) -> Int32 {
    open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
}

private func openForReading(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_CLOEXEC)
}
