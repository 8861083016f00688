import Bookkeeping
import CSQLite
import LedgerInterface
import SigningInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file of a book, and the settings for opening it.
struct BookFile: Sendable {
    /// The time in milliseconds for which SQLite waits for another process and blocks the thread.
    ///
    /// After this time, ``BusyRetry`` waits without blocking a thread.
    private static let blockingWait: Int32 = 50

    /// The absolute path, because SQLite gives names such as `:memory:` a special meaning.
    let path: String
    /// Indicates whether the path is the address of a database, for which no file is created.
    private let isAddress: Bool
    let migrations: [Migration]
    /// The signer of the first checkpoint; nil for a book without a checkpoint.
    let signer: (any LogSigner)?
    let sync: BookFolder.Sync
    /// Indicates whether the book is only read and never upgraded, such as a copy.
    let isReadOnly: Bool
    /// Indicates whether the book can be opened while it takes part in a move.
    var isMoving = false

    /// - Parameters:
    ///   - path: A path that is absolute or relative to the current folder.
    ///   - migrations: The migrations that create or upgrade a book.
    ///   - signer: The signer of the first checkpoint; nil for a book without a checkpoint.
    ///   - sync: The system's `fsync` for folders, or a function that fails in a test.
    ///   - isReadOnly: Whether the book is only read and never upgraded.
    init(
        path: String,
        migrations: [Migration] = Schema.migrations,
        signer: (any LogSigner)? = nil,
        sync: @escaping BookFolder.Sync = { fsync($0) },
        isReadOnly: Bool = false
    ) {
        isAddress = BookStore.isDatabase(path)
        self.path = path.hasPrefix("/") ? path : Self.currentFolder + "/" + path
        self.migrations = migrations
        self.signer = signer
        self.sync = sync
        self.isReadOnly = isReadOnly
    }

    /// Opens the book, and upgrades it to the current schema if this user may write the file.
    ///
    /// Only a book of this bank with an older version is upgraded. A book whose schema differs from
    /// that of its version can be opened only for an audit.
    /// - Throws: ``BankError`` `book.address`, `book.missing`, `book.closed`, `book.foreign`,
    ///   `book.unreleased`, `book.newer`, `book.outdated`, `book.damaged`, `book.arriving`, `book.departing` or
    ///   `book.departed`. Throws `outcome.unknown` if it is unknown whether the book was upgraded.
    ///   Throws ``SQLiteFailure`` for a failure of SQLite.
    func open() throws -> BookConnection {
        try requirePath()
        let state = try FileState(of: path)
        let isWritable = !isReadOnly && state.allowsWriting(path, in: folder)
        let isUnused = !isWritable && !hasLog
        // Without a log no process uses the book, so its file is stable until a log appears.
        if isUnused, !state.isSettled { throw SQLiteFailure.busy }
        let connection =
            isWritable
            ? try SQLiteConnection(path: path)
            : try SQLiteConnection(
                path: uri(isUnused ? "immutable=1" : "readonly_shm=1"),
                flags: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
            )
        try checkHeader(of: connection)
        try Self.prepare(connection)
        let book = BookConnection(
            sqlite: connection,
            file: self,
            isWritable: isWritable,
            frozen: isUnused ? state : nil
        )
        let version = try Migrator.version(of: connection)
        try check(version: version)
        try book.checkSchema()
        guard book.hasKnownSchema else { return book }
        try book.requireUnmarked()
        if version < Schema.versions(of: migrations).current {
            guard isWritable else { throw BankError.bookOutdated(path) }
            do {
                try connection.withoutForeignKeys { try migrate(connection, book) }
            } catch let commit as UncertainCommit {
                throw BankError.outcomeUnknown(
                    "the disk failed while the book at '\(path)' was upgraded "
                        + "(\(commit.failure.reason))",
                    of: nil
                )
            }
        }
        return book
    }

    /// Puts the prepared signing key of the book in use, if one exists.
    ///
    /// A key stays prepared if the process that created the book was killed before this call. The
    /// prepared key can sign, and the next write puts it in use.
    /// - Parameter origin: Returns the name of the log.
    func adoptKey(of origin: @autoclosure () throws -> String) {
        guard let signer, let origin = try? origin() else { return }
        try? signer.adoptKey(of: origin)
    }

    /// Upgrades the book to the current schema in one transaction.
    private func migrate(_ connection: SQLiteConnection, _ book: BookConnection) throws {
        try connection.transaction(.writing) {
            // Another process may have changed or upgraded the book since.
            try book.checkSchema()
            guard book.hasKnownSchema else { return }
            try Migrator(migrations: migrations).runMissing(on: connection)
            try book.checkSchema()
        }
    }

    /// Checks that the path is not the address of a database.
    func requirePath() throws(BankError) {
        guard isAddress else { return }
        throw BankError(
            .badData,
            code: "book.address",
            "the path of the book is an address; name a file by its path, "
                + "and a database with '--store' or BANK_STORE"
        )
    }

    /// Indicates whether a file of any kind exists at the path.
    var exists: Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Indicates whether the book has a write-ahead log, as while a process uses it.
    var hasLog: Bool { access(path + "-wal", F_OK) == 0 }

    /// The path of the folder that contains the file.
    var folder: String { BookFolder.parent(of: path) }

    /// The name of the file without its folder.
    var name: String { String(path.dropFirst(folder == "/" ? 1 : folder.count + 1)) }

    /// Applies the settings that each connection needs, because the file does not store them.
    ///
    /// Full synchronization makes a posted transaction durable; on macOS this needs two more
    /// settings. Secure deletion overwrites replaced values in the file, such as sealed keys.
    static func prepare(_ connection: SQLiteConnection) throws(SQLiteFailure) {
        connection.waitWhenBusy(milliseconds: blockingWait)
        try connection.harden()
        try connection.execute("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
        #if canImport(Darwin)
            try connection.execute("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON")
        #endif
    }

    private func uri(_ option: String) -> String {
        let encoded = path.utf8.map { byte in
            switch byte {
            case 0x2D...0x39, 0x41...0x5A, 0x61...0x7A: String(Unicode.Scalar(byte))
            default: "%" + String(byte >> 4, radix: 16) + String(byte & 0xF, radix: 16)
            }
        }
        return "file://" + encoded.joined() + "?" + option
    }

    /// Checks that the file's header identifies a SQLite database and a book of this bank.
    ///
    /// Bytes 0 to 15 are the name of the format. Bytes 60 to 63 are the user version, and bytes 68
    /// to 71 are the application id. Both numbers are in big-endian order.
    private func checkHeader(of connection: SQLiteConnection) throws {
        guard let header = try connection.rawHeader(count: 72),
            header.starts(with: Array("SQLite format 3\0".utf8)),
            Self.number(in: header[68..<72]) == Schema.applicationID
        else { throw BankError.bookForeign(path) }
        try check(version: Self.number(in: header[60..<64]))
    }

    private func check(version: Int64) throws(BankError) {
        guard version >= 1 else { throw .bookDamaged(path, "its schema has no version") }
        try Schema.versions(of: migrations).check(version, of: path)
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
