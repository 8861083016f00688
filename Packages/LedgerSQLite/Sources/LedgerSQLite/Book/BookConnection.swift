import Bookkeeping
import CSQLite
import LedgerInterface

/// A connection to the file of a book, with the checks before and after each access.
final class BookConnection {
    let sqlite: SQLiteConnection
    private let file: BookFile
    private let isWritable: Bool
    /// The state of the file when it was opened, if SQLite reads the file without locks; otherwise
    /// nil.
    private let frozen: FileState?
    /// SQLite's `schema_version` at the last check of the schema.
    private var checkedSchema: Int64?
    private(set) var hasKnownSchema = false
    /// The state of the book according to its mark of a move.
    private var state = BookState.inUse
    /// The state after the last successful write transaction, and SQLite's `data_version` at that
    /// time.
    private var last: (state: WriteState, dataVersion: Int64?)?
    private var isPrivate = false

    init(sqlite: SQLiteConnection, file: BookFile, isWritable: Bool, frozen: FileState?) {
        self.sqlite = sqlite
        self.file = file
        self.isWritable = isWritable
        self.frozen = frozen
    }

    /// Compares the schema with the schema that the migrations make, if the schema has changed
    /// since the last check.
    ///
    /// SQLite changes its `schema_version` with every change of the schema. Therefore an added
    /// trigger cannot fire between the check and the writes of the same transaction.
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

    /// Throws when the book takes part in a move, unless the book was opened for the move.
    /// - Throws: ``BankError`` `book.arriving`, `book.departing` or `book.departed`.
    func requireUnmarked() throws(BankError) {
        guard state == .inUse || file.isMoving else { throw .bookMoving(at: file.path, state) }
    }

    /// Throws when the schema differs from the schema that the migrations make.
    /// - Throws: ``BankError`` `book.damaged`.
    func requireSchema() throws(BankError) {
        guard hasKnownSchema else { throw .bookRestructured(file.path) }
    }

    /// Runs `body` in one write transaction, which is rolled back if `body` throws.
    ///
    /// The head and the accounts of the last transaction are reused if no other connection has
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

    /// The greatest number of accounts, of about 300 bytes each, that are cached between
    /// transactions.
    private static let accountLimit = 2_000

    /// Returns the cached state for a transaction that has begun, and clears the cache, so that a
    /// failed transaction leaves no cached state.
    private func takeState() throws -> (state: WriteState, dataVersion: Int64?) {
        defer { last = nil }
        let version = try sqlite.first("PRAGMA data_version") { $0.integer(0) }
        if let last, last.dataVersion == version { return last }
        try checkSchema()
        try requireSchema()
        try requireUnmarked()
        return (WriteState(), version)
    }

    /// Throws when this user may not write the file, or when other users may use the file.
    ///
    /// Before the first write, this method puts the book's signing key in use. It also removes the
    /// drafts of processes that were killed while they created the book. Such a draft may be a
    /// second hard link to the file of the book.
    /// - Throws: ``BankError`` `book.readonly`, `book.owner`, `book.permissions` or `book.links`.
    ///   Throws a busy ``SQLiteFailure`` while the process that has just created the book is still
    ///   removing its draft.
    func requirePrivateFile() throws {
        guard !isPrivate else { return }
        guard isWritable else { throw BankError.bookReadOnly(file.path) }
        let isCleaned = (try? BookFolder(file.folder, sync: file.sync))?
            .removeDrafts(of: file.name, abandon: file.discardKey)
        let state = try FileState(of: file.path)
        if state.links > 1, isCleaned == false {
            // A builder that has just succeeded removes the second name itself.
            throw SQLiteFailure.busy
        }
        if let exposure = state.exposure(of: file.path) { throw exposure }
        file.adoptKey(of: try BookReader(sqlite, path: file.path).origin)
        isPrivate = true
    }

    /// Indicates whether the file is unchanged since it was opened; always true for a connection
    /// with locks.
    var isConsistent: Bool {
        guard let frozen else { return true }
        return !file.hasLog && (try? FileState(of: file.path)) == frozen
    }

    /// Closes the connection.
    func close() throws(SQLiteFailure) {
        try sqlite.close()
    }
}
