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
    private let sessions: Pool<Session>
    private let connected = Atomic(false)

    /// Creates a store, which connects when it is first used.
    /// - Parameters:
    ///   - store: A connection string as libpq takes it, such as `postgres://host/bank`.
    ///   - isMoving: Whether the book is opened for a move.
    ///   - timeout: The maximum time for connecting, for each batch of statements, and for sealing.
    ///   - limit: The maximum number of connections; further tasks wait. A server allows few
    ///     connections for all programs together, and is slower with many.
    init(
        _ store: String,
        isMoving: Bool = false,
        timeout: Duration = .seconds(10),
        limit: Int = 8
    ) {
        self.isMoving = isMoving
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
    /// If `body` throws a `BankError`, the transaction is rolled back. Any other error closes the
    /// connection.
    func run<Result: Sendable>(
        _ body: @escaping @Sendable (BookReader) throws -> Result
    ) async throws -> Result {
        let session = await sessions.take()
        defer { sessions.give(session) }
        let result = try await session.run { [place, libpq, timeout, isMoving] in
            let library = try libpq()
            try library.requireReadable(place)
            let connection = try PostgreSQLConnection(library, to: place, timeout: timeout)
            try connection.run([
                "SET search_path = bank",
                // Each statement has one good plan, and planning takes longer than running it.
                "SET plan_cache_mode = force_generic_plan",
                // A plan that was made while the book was small is kept when it has grown. Without
                // these settings it would read whole tables, to filter or to join them.
                "SET enable_seqscan = off",
                "SET enable_bitmapscan = off",
                "SET enable_mergejoin = off",
                SQLStatement(
                    "SELECT set_config('idle_in_transaction_session_timeout', $1, false)",
                    "\(Int64(timeout / .milliseconds(1)))ms"
                ),
                "SET lock_timeout = '5s'",
            ])
            try BookReader(connection: connection, place: place).requireUsable(isMoving: isMoving)
            return connection
        } body: { [place] connection in
            try body(BookReader(connection: connection, place: place))
        }
        connected.store(true, ordering: .relaxed)
        return result
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
        } catch let refusal as BankError {
            try connection.run(["ROLLBACK"])
            self.connection = connection
            throw refusal
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
