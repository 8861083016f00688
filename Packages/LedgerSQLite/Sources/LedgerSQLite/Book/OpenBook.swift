import Bookkeeping
import DependencyContainer
import Synchronization

/// The open book: one connection that the whole process shares.
///
/// Opening takes time and can fail, so the container creates this object asynchronously. Concurrent
/// callers share one object, and a failed opening is tried again.
///
/// Accesses run one at a time, each where its caller runs, because an actor would cost two thread
/// switches. SQLite serializes the transactions of different processes.
final class OpenBook: Disposable {
    private struct State {
        var connection: BookConnection?
        /// The number of connections that were opened, because SQLite counts for each separately.
        var openings: Int64 = 0
        /// The connections of failed commits whose outcomes are being looked up.
        ///
        /// These connections stay open until the last outcome is known. Otherwise a new connection
        /// could be the first to open the book, and would recover an unsynchronized transaction.
        var failed: [BookConnection] = []
        var lookups = 0
        var isWriter = false
        var isClosed = false
    }

    private let file: BookFile
    private let busyRetry: BusyRetry
    private let warn: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// Opens the book.
    /// - Parameters:
    ///   - file: The file of the book.
    ///   - busyRetry: The retry while other processes keep the book busy.
    ///   - warn: Shows the person a warning, such as for a file that is not private.
    /// - Throws: `BankError` `book.…`, or `CancellationError` if the task is canceled while the
    ///   book is busy.
    init(
        _ file: BookFile,
        busyRetry: BusyRetry,
        warn: @escaping @Sendable (String) -> Void
    ) async throws {
        self.file = file
        self.busyRetry = busyRetry
        self.warn = warn
        try await access { _ in }
    }

    /// Closes the book; the last process that closes it copies the write-ahead log into the file.
    ///
    /// This method warns of a folder in which other users may write. If the process has only read
    /// the book, it warns of a file that is not private. Writing refuses such a file.
    func dispose() throws {
        let isWriter = try state.withLock { state in
            state.isClosed = true
            defer { state.connection = nil }
            do throws(SQLiteFailure) {
                try state.connection?.close()
            } catch {
                throw BankError(error, path: file.path)
            }
            return state.isWriter
        }
        let exposures = [
            isWriter ? nil : try? FileState(of: file.path).exposure(of: file.path),
            FileState.exposure(of: file.path, inFolder: file.folder),
        ]
        for exposure in exposures.compactMap(\.self) {
            warn(exposure.message.prefix(1).uppercased() + exposure.message.dropFirst() + ".")
        }
    }

    /// Runs a single query.
    func readOnce<Result: Sendable>(
        _ body: @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] book in
            try book.requireSchema()
            return try body(BookReader(book.sqlite, path: path))
        }
    }

    /// Runs several queries, all on the same state of the book.
    func read<Result: Sendable>(
        _ body: @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        try await access { [path = file.path] book in
            try book.requireSchema()
            return try book.sqlite.transaction(.reading) {
                try body(BookReader(book.sqlite, path: path))
            }
        }
    }

    /// Returns a number that changes when another connection changes the book.
    func changeCount() async throws -> Int64 {
        let version = try await access {
            try $0.sqlite.first("PRAGMA data_version") { $0.integer(0) }
        }
        return state.withLock(\.openings) << 32 + (version ?? 0)
    }

    /// Runs an audit on a separate connection, even if the schema of the book was changed.
    /// - Parameters:
    ///   - file: The file of the book.
    ///   - busyRetry: The retry while other processes keep the book busy.
    ///   - body: Reads the book in one read transaction.
    @concurrent
    static func inspecting<Result: Sendable>(
        _ file: BookFile,
        busyRetry: BusyRetry = BusyRetry(),
        _ body: (BookReader) async throws -> Result
    ) async throws -> Result {
        do {
            // Only a book that no process used when it was opened can change below the audit.
            for _ in 0..<3 {
                let book = try await busyRetry.retrying { try file.open() }
                try book.sqlite.run(SQLiteTransaction.reading.begin)
                let result = try await body(BookReader(book.sqlite, path: file.path))
                if book.isConsistent { return result }
            }
            throw SQLiteFailure.busy
        } catch let failure as SQLiteFailure {
            throw BankError(failure, path: file.path)
        }
    }

    /// Runs `body` in one write transaction, and returns when its changes are certainly durable.
    ///
    /// If `body` writes nothing, such as for a repeated request, the state that `body` has read is
    /// made durable. The process that wrote this state may have been killed before it synchronized
    /// the file.
    /// - Parameters:
    ///   - id: The idempotency key to pass when the command is repeated after an unknown outcome.
    ///     Nil for a command that always uses the same key.
    ///   - found: Looks up a request after an uncertain commit, given the result of `body`. Returns
    ///     the result of a request that was carried out, or nil.
    ///   - body: Reads and writes in one transaction.
    /// - Throws: `BankError` `outcome.unknown` when the disk failed and it is unknown whether the
    ///   changes were written. After every other error nothing was written.
    func write<Result: Sendable>(
        _ id: IdempotencyID?,
        found: @Sendable (BookReader, Result) throws -> Result?,
        _ body: @Sendable (BookReader, BookWriter) throws -> Result
    ) async throws -> Result {
        state.withLock { $0.isWriter = true }
        let written = Mutex<Result?>(nil)
        do {
            return try await access { book in
                try book.requirePrivateFile()
                return try book.write { reader, writer in
                    let result = try body(reader, writer)
                    written.withLock { $0 = result }
                    return result
                }
            }
        } catch let commit as UncertainCommit {
            let result = try await outcome(of: id, after: commit.failure) { reader in
                try written.withLock(\.self).flatMap { try found(reader, $0) }
            }
            guard let result else { throw BankError(commit.failure, path: file.path) }
            return result
        }
    }

    /// Looks up on a new connection whether a failed commit took effect, and makes the found state
    /// durable.
    /// - Returns: The result of the request, or nil if it was certainly not carried out.
    private func outcome<Result: Sendable>(
        of id: IdempotencyID?,
        after failure: SQLiteFailure,
        found: @Sendable (BookReader) throws -> Result?
    ) async throws -> Result? {
        defer {
            state.withLock { state in
                state.lookups -= 1
                if state.lookups == 0 { state.failed = [] }
            }
        }
        do {
            return try await access { [path = file.path] book in
                do {
                    return try book.sqlite.settled {
                        try found(BookReader(book.sqlite, path: path))
                    }
                } catch let commit as UncertainCommit {
                    throw commit.failure
                }
            }
        } catch {
            state.withLock { $0.connection = nil }
            throw BankError.outcomeUnknown(
                "the disk failed while the book at '\(file.path)' was written (\(failure.reason))",
                of: id
            )
        }
    }

    /// Runs `body` on the connection, and retries while other processes keep the book busy.
    /// - Throws: `BankError` for a failure of SQLite, `UncertainCommit`, and the errors of `body`.
    private func access<Result: Sendable>(
        _ body: @Sendable (BookConnection) throws -> Result
    ) async throws -> Result {
        do {
            return try await busyRetry.retrying {
                try state.withLock { try accessOnce(&$0, body) }
            }
        } catch let failure as SQLiteFailure {
            throw BankError(failure, path: file.path)
        }
    }

    private func accessOnce<Result: Sendable>(
        _ state: inout State,
        _ body: @Sendable (BookConnection) throws -> Result
    ) throws -> Result {
        let book = try connected(&state)
        let result = Swift.Result { try body(book) }
        guard book.isConsistent else {
            state.connection = nil
            throw SQLiteFailure.busy
        }
        do {
            return try result.get()
        } catch let failure as SQLiteFailure where !failure.isBusy {
            // After a failure of the disk the cache of the connection cannot be trusted, so the
            // next access opens a new one.
            state.connection = nil
            throw failure
        } catch let commit as UncertainCommit {
            state.connection = nil
            state.failed.append(book)
            state.lookups += 1
            throw commit
        }
    }

    private func connected(_ state: inout State) throws -> BookConnection {
        if let connection = state.connection { return connection }
        // A caller that kept this object would otherwise open the book again and never close it.
        guard !state.isClosed else { throw BankError.bookUsedAfterClosing(file.path) }
        let opened = try file.open()
        state.connection = opened
        state.openings += 1
        return opened
    }
}

/// The service id of the open book, which is opened when it is first used.
let openBookInject = AsyncInjectID<OpenBook>("Ledger.OpenBook")
