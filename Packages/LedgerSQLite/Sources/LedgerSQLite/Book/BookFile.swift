import Bookkeeping
internal import CSQLite

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
        let connection = try SQLiteConnection(path: path, flags: SQLITE_OPEN_READWRITE)
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
    /// Full synchronization makes a posted transaction durable; macOS needs two more settings for it.
    /// Secure deletion overwrites replaced values in the file, such as sealed keys.
    static func prepare(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        connection.waitWhenBusy(milliseconds: blockingWait)
        try connection.configure(SQLITE_DBCONFIG_ENABLE_FKEY, true)
        try connection.configure(SQLITE_DBCONFIG_DEFENSIVE, true)
        try connection.configure(SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)
        try connection.configure(SQLITE_DBCONFIG_DQS_DML, false)
        try connection.configure(SQLITE_DBCONFIG_DQS_DDL, false)
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
            default: throw .bookInaccessible(path, systemError)
            }
        }
        // Opening a pipe would wait for a writer.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .bookForeign(path) }
    }

    /// Checks the header of SQLite's file format.
    ///
    /// Bytes 0 to 15 are the name of the format. Bytes 60 to 63 are the user version and bytes 68 to
    /// 71 the application id, both in big-endian order.
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
