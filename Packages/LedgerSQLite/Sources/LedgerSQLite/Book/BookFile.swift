import Bookkeeping
internal import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file that a book is kept in: finds it, and opens it if it is one.
struct BookFile: Sendable {
    /// How long SQLite waits for another process by itself; after that the ledger waits, which
    /// blocks no thread.
    private static let shortWait: Int32 = 50

    /// Absolute, so that a name such as `:memory:` has no meaning of its own.
    let path: String
    let steps: [SchemaStep]

    /// - Parameter path: Absolute, or from the current folder.
    init(path: String, steps: [SchemaStep] = Schema.steps) {
        self.path = path.hasPrefix("/") ? path : Self.currentFolder + "/" + path
        self.steps = steps
    }

    /// Opens the book for reading and writing, and brings it to the current schema.
    ///
    /// Nothing is touched before it is known to be a book of this bank, and not a newer one.
    /// - Throws: ``BankError`` `book.missing`, `book.closed`, `book.foreign`, `book.newer`,
    ///   `book.damaged`; ``SQLiteFailure``.
    func open() throws -> SQLiteConnection {
        try checkIsFile()
        let connection = try SQLiteConnection(path: path, flags: SQLITE_OPEN_READWRITE)
        try checkHeader(of: connection)
        try Self.prepare(connection)
        let version = try SchemaUpgrade.version(of: connection)
        try check(version: version)
        if version < Int64(steps.count) { try SchemaUpgrade(steps: steps).run(on: connection) }
        return connection
    }

    /// Whether there is something at the path, whatever it is.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// The settings of every connection; none of them is kept in the file.
    ///
    /// Full synchronisation is what makes "posted" mean "on the disk"; macOS needs to be told twice.
    /// What is overwritten (a sealed key that was replaced) is overwritten in the file, too.
    static func prepare(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        connection.waitWhenBusy(milliseconds: shortWait)
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
            default: throw .bookClosed(path, systemError)
            }
        }
        // Opening a pipe would wait for whoever writes to it.
        guard status.st_mode & S_IFMT == S_IFREG else { throw .bookForeign(path) }
    }

    /// Reads what SQLite's file format puts first: its name in bytes 0 to 15, the user version in 60
    /// to 63, the application id in 68 to 71, both with the highest byte first.
    private func checkHeader(of connection: SQLiteConnection) throws {
        guard let header = try connection.rawHeader(count: 72),
            header.starts(with: Array("SQLite format 3\0".utf8)),
            Self.number(in: header[68..<72]) == Schema.applicationID
        else { throw BankError.bookForeign(path) }
        try check(version: Self.number(in: header[60..<64]))
    }

    private func check(version: Int64) throws(BankError) {
        guard version >= 1 else { throw .bookDamaged(path, "its schema has no version") }
        guard version <= Int64(steps.count) else { throw .bookNewer(path, version: version) }
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
