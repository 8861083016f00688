import Bookkeeping
import CPostgreSQL
import DependencyContainer
import Dispatch
import LedgerInterface
import Synchronization

/// The connections to the database, which the whole process shares.
///
/// Each connection waits for the server on a separate thread, so that waiting does not block other
/// tasks.
final class PostgreSQLStore: Disposable {
    /// The connection string; it has no password, so error messages can show it as the store's
    /// name.
    let place: String

    private let libpq: @Sendable () throws(BankError) -> libpq
    /// The maximum time for connecting, for each batch of statements, and for sealing.
    let timeout: Duration
    /// Indicates whether the book is opened for a move, so that a mark of the move is accepted.
    private let isMoving: Bool
    private let schemaFaults: @Sendable (BookSchema) -> [String]
    private let sessions: Pool<Session>
    private let connected = Atomic(false)

    /// Creates a store, which connects when it is first used.
    /// - Parameters:
    ///   - store: A connection string as libpq takes it, such as `postgres://host/bank`.
    ///   - isMoving: Whether the book is opened for a move.
    ///   - schemaFaults: Returns the faults for which a book is refused.
    ///   - timeout: The maximum time for connecting, for each batch of statements, and for sealing.
    ///   - limit: The maximum number of connections; further tasks wait. A server allows few
    ///     connections for all programs together, and is slower with many.
    init(
        _ store: String,
        isMoving: Bool = false,
        schemaFaults: @escaping @Sendable (BookSchema) -> [String] = { $0.faults },
        timeout: Duration = .seconds(10),
        limit: Int = 8
    ) {
        self.isMoving = isMoving
        self.schemaFaults = schemaFaults
        self.timeout = timeout
        place = store
        libpq = { () throws(BankError) in try .loaded() }
        sessions = Pool(limit: limit) { Session() }
    }

    /// Indicates whether a connection has succeeded.
    var hasConnected: Bool { connected.load(ordering: .relaxed) }

    /// Closes the connections that are not in use.
    func dispose() {
        sessions.removeAll()
    }

    /// Runs `body` on a connection that no other task uses meanwhile.
    ///
    /// If `body` throws a `BankError`, or the server refuses a statement, the transaction is rolled
    /// back. Any other error closes the connection.
    /// - Parameters:
    ///   - isInspecting: Whether to open a separate connection, on which the book may have another
    ///     schema.
    ///   - body: Uses the connection.
    func run<Result: Sendable>(
        isInspecting: Bool = false,
        _ body: @escaping @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        let session = isInspecting ? Session() : await sessions.take()
        defer { if !isInspecting { sessions.give(session) } }
        let result = try await session.run { [self] in
            try connection(isInspecting: isInspecting)
        } body: { [place] connection in
            try body(BookReader(connection: connection, place: place))
        }
        connected.store(true, ordering: .relaxed)
        return result
    }

    private func connection(isInspecting: Bool) throws -> PostgreSQLConnection {
        let connection = try PostgreSQLConnection(libpq(), to: place, timeout: timeout)
        let settings = SessionSettings.statements(idleTimeout: timeout)
        let results = try connection.run(settings + BookSchema.statements)
        let schema = BookSchema(results[settings.count + 1])
        guard schema.exists else { return connection }
        let reader = BookReader(connection: connection, place: place)
        if schema.hasVersion { try reader.requireKnownVersion() }
        let faults = schemaFaults(schema)
        guard faults.isEmpty || isInspecting else {
            throw BankError.bookRestructured(place, faults)
        }
        if faults.isEmpty, schema.isMarked, !isMoving { try reader.requireInUse() }
        return connection
    }
}

/// A connection and its thread.
private actor Session {
    private nonisolated let queue = QueueExecutor()
    private var connection: PostgreSQLConnection?

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    func run<Result: Sendable>(
        connecting connect: @Sendable () throws -> PostgreSQLConnection,
        body: @Sendable (PostgreSQLConnection) throws -> Result
    ) throws -> Result {
        let connection = try self.connection ?? connect()
        // A connection that fails is closed, which rolls its transaction back.
        self.connection = nil
        do {
            let result = try body(connection)
            self.connection = connection
            return result
        } catch {
            let failure = (error as? BatchFailure)?.failure
            guard error is BankError || failure?.isConnectionLost == false else { throw error }
            // The connection is sound: a rule or the server has refused what was asked.
            try connection.run(["ROLLBACK"])
            self.connection = connection
            throw error
        }
    }
}

/// An executor whose jobs may block, because they run on a separate dispatch queue.
private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "bank.postgresql")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
