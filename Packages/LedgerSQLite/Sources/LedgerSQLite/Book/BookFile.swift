import Bookkeeping

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file of a book.
struct BookFile: Sendable {
    /// The milliseconds for which SQLite waits for another process and blocks the thread.
    ///
    /// After that ``BusyRetry`` waits without blocking a thread.
    private static let blockingWait: Int32 = 50

    /// The absolute path, because SQLite gives names such as `:memory:` a special meaning.
    let path: String
    let migrations: [Migration]

    /// - Parameter path: A path that is absolute or relative to the current folder.
    init(path: String, migrations: [Migration] = Schema.migrations) {
        self.path = path.hasPrefix("/") ? path : Self.currentFolder + "/" + path
        self.migrations = migrations
    }

    /// Opens the book for reading and writing, and upgrades it to the current schema.
    ///
    /// The file stays unchanged unless it is a book of this bank and not a newer one.
    /// - Throws: ``BankError`` `book.missing`, `book.closed`, `book.foreign`, `book.newer` or
    ///   `book.damaged`, or ``SQLiteFailure``.
    func open() throws -> SQLiteConnection {
        try checkIsFile()
        let connection = try SQLiteConnection(path: path)
        try checkHeader(of: connection)
        try Self.prepare(connection)
        let version = try Migrator.version(of: connection)
        try check(version: version)
        if version < Int64(migrations.count) {
            try Migrator(migrations: migrations).run(on: connection)
        }
        return connection
    }

    /// Indicates whether a file of any kind exists at the path.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Applies the settings of every connection, which the file does not store.
    ///
    /// Full synchronization makes a posted transaction durable; macOS needs two more settings for
    /// it. Secure deletion overwrites replaced values in the file, such as sealed keys.
    static func prepare(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        connection.waitWhenBusy(milliseconds: blockingWait)
        try connection.harden()
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
        #if canImport(Darwin)
            try connection.execute("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
        #endif
    }

    private func checkIsFile() throws(BankError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            let systemError = errno
            switch systemError {
            case ENOENT, ENOTDIR: throw .bookMissing(at: path)
            default: throw .bookInaccessible(path, SQLiteFailure.text(ofSystemError: systemError))
            }
        }
        // Opening a pipe would wait for a writer.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .bookForeign(path) }
    }

    /// Checks the header of SQLite's file format.
    ///
    /// Bytes 0 to 15 are the name of the format. Bytes 60 to 63 are the user version and bytes 68
    /// to 71 the application id, both in big-endian order.
    private func checkHeader(of connection: SQLiteConnection) throws {
        guard let header = try connection.rawHeader(count: 72),
            header.starts(with: Array("SQLite format 3\0".utf8)),
            Self.number(in: header[68..<72]) == Schema.applicationID
        else { throw BankError.bookForeign(path) }
        try check(version: Self.number(in: header[60..<64]))
    }

    private func check(version: Int64) throws(BankError) {
        guard version >= 1 else { throw .bookDamaged(path, "its schema has no version") }
        guard version <= Int64(migrations.count) else { throw .bookNewer(path, version: version) }
    }

    private static func number(in bytes: ArraySlice<UInt8>) -> Int64 {
        bytes.reduce(0) { $0 << 8 | Int64($1) }
    }

    private static var currentFolder: String {
        guard let folder = getcwd(nil, 0) else { return "." }
        defer { free(folder) }
        return String(cString: folder)
    }
}

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
        let connection = try SQLiteConnection(path: draft)
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
        default: .folderUnwritable(folder, SQLiteFailure.text(ofSystemError: systemError))
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
