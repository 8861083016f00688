import Bookkeeping
import DependencyContainer

/// The open book, which everybody in this process shares: one connection.
///
/// It is made by opening the file, which takes time and can fail, so it is made asynchronously: once
/// for all who ask at the same moment, and anew after a failure. Nothing suspends within a
/// transaction, so within this process each is alone; between processes SQLite sees to it.
actor OpenBook: Disposable {
    private let file: BookFile
    private let busyRetry: BusyRetry
    private var connection: SQLiteConnection?
    private var isClosed = false

    /// Opens the book.
    /// - Throws: `BankError` `book.…` when there is none, or it cannot be used; `CancellationError`
    ///   while others keep it busy.
    init(_ file: BookFile, busyRetry: BusyRetry) async throws {
        self.file = file
        self.busyRetry = busyRetry
        try await access { _ in }
    }

    /// Closes the book; whoever closes it last brings the write-ahead log into the file.
    func dispose() throws {
        isClosed = true
        defer { connection = nil }
        do {
            try connection?.close()
        } catch {
            throw BankError(error, path: file.path)
        }
    }

    /// Asks the book one question, which is one query.
    func readOnce<Result: Sendable>(
        _ body: @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] in try body(BookReader($0, path: path)) }
    }

    /// Asks the book several questions, all of them about the same moment.
    func read<Result: Sendable>(
        _ body: @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] connection in
            try connection.transaction(.reading) { try body(BookReader(connection, path: path)) }
        }
    }

    /// Writes all that the body writes, or nothing.
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

    /// Runs the body on the connection, again as long as others keep the book busy.
    /// - Throws: `BankError` where SQLite failed; what the body throws.
    private func access<Result>(
        _ body: (SQLiteConnection) throws -> Result
    ) async throws -> Result {
        do {
            return try await busyRetry.retrying { try body(try connected()) }
        } catch let failure as SQLiteFailure {
            // After a failure of the disk what the connection remembers is not to be trusted; the
            // next access begins with a new one.
            if !failure.isBusy { connection = nil }
            throw BankError(failure, path: file.path)
        }
    }

    private func connected() throws -> SQLiteConnection {
        if let connection { return connection }
        // Whoever still has the book after the bank ended would open it for good.
        guard !isClosed else { throw BankError.bookPutAway(file.path) }
        let opened = try file.open()
        connection = opened
        return opened
    }
}

/// The book of the bank, opened when it is first asked for.
let openBookInject = AsyncInjectID<OpenBook>("Ledger.OpenBook")
