import Bookkeeping
internal import CSQLite
import LedgerInterface

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection to the file of a book, with the checks before and after each access.
final class BookConnection {
    let sqlite: SQLiteConnection
    private let file: BookFile
    private let isWritable: Bool
    /// The state of a file that SQLite reads without locks, because this user cannot create the
    /// files for them; nil for other connections.
    private let frozen: FileState?
    /// The counter of schema changes at the last check.
    private var checkedSchema: Int64?
    private(set) var hasKnownSchema = false
    /// The state that the mark of a move gives the book.
    private var state = BookState.inUse
    /// The state after the last write transaction, unless it failed, and the counter of changes by
    /// other connections with which it is valid.
    private var last: (state: WriteState, dataVersion: Int64?)?
    private var isPrivate = false

    init(sqlite: SQLiteConnection, file: BookFile, isWritable: Bool, frozen: FileState?) {
        self.sqlite = sqlite
        self.file = file
        self.isWritable = isWritable
        self.frozen = frozen
    }

    /// Compares the schema with the one that the migrations make, if it has changed since the last
    /// check.
    ///
    /// Every change of the schema that SQLite notices changes the counter. So a trigger that was
    /// added cannot fire between the check and the writes in one transaction.
    func checkSchema() throws {
        let counter = try sqlite.first("PRAGMA schema_version") { $0.integer(0) }
        guard counter != checkedSchema else { return }
        let version = try Migrator.version(of: sqlite)
        let digest = try Schema.digest(of: sqlite)
        let isMarked = version == Schema.version && digest == Migration.createMark.schema
        hasKnownSchema =
            isMarked || digest == Schema.digest(ofVersion: version, by: file.migrations)
        state = isMarked ? try BookReader(sqlite, path: file.path).moveState : .inUse
        checkedSchema = counter
    }

    /// Requires that the book does not take part in a move, unless it is opened for that.
    /// - Throws: ``BankError`` `book.arriving`, `book.departing` or `book.departed`.
    func requireUnmarked() throws(BankError) {
        guard state == .inUse || file.isMoving else { throw .bookMoving(at: file.path, state) }
    }

    /// Requires the schema that the migrations make.
    /// - Throws: ``BankError`` `book.damaged`.
    func requireSchema() throws(BankError) {
        guard hasKnownSchema else { throw .bookRestructured(file.path) }
    }

    /// Writes with `body` in one transaction, which is rolled back if it throws.
    ///
    /// The head and the accounts of the last transaction are still valid if no other connection has
    /// changed the file since.
    /// - Throws: ``UncertainCommit``, ``SQLiteFailure``, ``BankError`` `book.damaged` for a changed
    ///   schema, and the errors of `body`.
    func write<Result>(_ body: (BookReader, BookWriter) throws -> Result) throws -> Result {
        let (result, valid) = try sqlite.transaction(.writing) {
            let valid = try takeState()
            let changes = sqlite.totalChanges
            let result = try BookWriter.writing(sqlite, path: file.path, state: valid.state, body)
            if sqlite.totalChanges == changes { try sqlite.touch() }
            return (result, valid)
        }
        if valid.state.accountCount <= Self.accountLimit { last = valid }
        return result
    }

    /// The number of accounts, of about 300 bytes each, that are kept between transactions.
    private static let accountLimit = 10_000

    /// Returns the state for a transaction that has begun, and keeps none in case it fails.
    private func takeState() throws -> (state: WriteState, dataVersion: Int64?) {
        defer { last = nil }
        let version = try sqlite.first("PRAGMA data_version") { $0.integer(0) }
        if let last, last.dataVersion == version { return last }
        try checkSchema()
        try requireSchema()
        try requireUnmarked()
        return (WriteState(), version)
    }

    /// Requires that this user may write, and that the file is private.
    ///
    /// Before the first write it finishes the work of killed builders. It removes their drafts, of
    /// which one may be a second name of the file, and puts the book's key in use.
    /// - Throws: ``BankError`` `book.readonly`, `book.owner`, `book.permissions` or `book.links`,
    ///   or a ``SQLiteFailure`` that means busy.
    func requirePrivateFile() throws {
        guard !isPrivate else { return }
        guard isWritable else { throw BankError.bookReadOnly(file.path) }
        let isCleaned = (try? BookFolder(file.folder, sync: file.sync))?.removeDrafts(of: file.name)
        let state = try FileState(of: file.path)
        if state.links > 1, isCleaned == false {
            // A builder that has just succeeded removes the second name itself.
            throw SQLiteFailure.busy
        }
        if let exposure = state.exposure(of: file.path) { throw exposure }
        file.adoptKey(of: try BookReader(sqlite, path: file.path).origin)
        isPrivate = true
    }

    /// Indicates whether all reads so far saw the same state of a file that is read without locks.
    var isConsistent: Bool {
        guard let frozen else { return true }
        return access(file.path + "-wal", F_OK) != 0 && (try? FileState(of: file.path)) == frozen
    }

    /// Closes the connection.
    func close() throws(SQLiteFailure) {
        try sqlite.close()
    }
}
