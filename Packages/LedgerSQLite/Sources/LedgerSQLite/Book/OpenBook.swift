import Bookkeeping
import DependencyContainer

/// The open book: one connection that the whole process shares.
///
/// Opening takes time and can fail, so the container makes it asynchronously. Concurrent callers
/// get the same one, and a failure is tried again.
///
/// No transaction suspends, so transactions within the process do not overlap. SQLite serializes
/// those of different processes.
actor OpenBook: Disposable {
    private let file: BookFile
    private let busyRetry: BusyRetry
    private var connection: SQLiteConnection?
    private var isClosed = false

    /// Opens the book.
    /// - Throws: `BankError` `book.…`, or `CancellationError` while other processes keep it busy.
    init(_ file: BookFile, busyRetry: BusyRetry) async throws {
        self.file = file
        self.busyRetry = busyRetry
        try await access { _ in }
    }

    /// Closes the book; the last process to do so copies the write-ahead log into the file.
    func dispose() throws {
        isClosed = true
        defer { connection = nil }
        do {
            try connection?.close()
        } catch {
            throw BankError(error, path: file.path)
        }
    }

    /// Runs a single query.
    func readOnce<Result: Sendable>(
        _ body: @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] in try body(BookReader($0, path: path)) }
    }

    /// Runs several queries on the same state of the book.
    func read<Result: Sendable>(
        _ body: @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] connection in
            try connection.transaction(.reading) { try body(BookReader(connection, path: path)) }
        }
    }

    /// Writes everything that `body` writes, or nothing.
    func write<Result: Sendable>(
        _ body: @Sendable (BookReader, BookWriter) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] connection in
            try connection.transaction(.writing) {
                try body(
                    BookReader(connection, path: path),
                    BookWriter(connection, path: path)
                )
            }
        }
    }

    /// Runs `body` on the connection, and again while other processes keep the book busy.
    /// - Throws: `BankError` for a failure of SQLite, and the errors of `body`.
    private func access<Result>(
        _ body: (SQLiteConnection) throws -> Result
    ) async throws -> Result {
        do {
            return try await busyRetry.retrying { try body(try connected()) }
        } catch let failure as SQLiteFailure {
            // After a failure of the disk the cache of the connection cannot be trusted, so the
            // next access opens a new one.
            if !failure.isBusy { connection = nil }
            throw BankError(failure, path: file.path)
        }
    }

    private func connected() throws -> SQLiteConnection {
        if let connection { return connection }
        // A caller that kept this object would otherwise open the book again and never close it.
        guard !isClosed else { throw BankError.bookUsedAfterClosing(file.path) }
        let opened = try file.open()
        connection = opened
        return opened
    }
}

/// The id of the open book, which is opened when it is first used.
let openBookInject = AsyncInjectID<OpenBook>("Ledger.OpenBook")
