import CPostgreSQL

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A connection to a database, for one thread at a time.
///
/// Each batch of statements takes one round trip, in the pipeline mode of libpq. The calling thread
/// waits for the results until the timeout.
final class PostgreSQLConnection {
    private let libpq: libpq
    private let handle: OpaquePointer
    private let timeout: Duration
    /// The names of the prepared statements by the addresses of their texts, which are literals.
    private var prepared: [UnsafePointer<UInt8>: String] = [:]
    private var lastName = 0
    private let notices = Notices()

    /// Connects to a server.
    /// - Parameters:
    ///   - libpq: The client library.
    ///   - store: A connection string as libpq takes it, such as `postgres://host/bank`.
    ///   - timeout: The maximum time for connecting to each host, and later for each batch.
    /// - Throws: ``PostgreSQLFailure``, or ``BankError`` for a malformed connection string.
    init(_ libpq: libpq, to store: String, timeout: Duration) throws {
        let options = try libpq.requireReadable(store)
        self.libpq = libpq
        self.timeout = timeout
        // What the connection string says itself replaces the first three.
        let seconds = max(2, timeout.components.seconds)
        let settings = [
            ("connect_timeout", "\(seconds)"), ("tcp_user_timeout", "\(seconds * 1000)"),
            ("target_session_attrs", "read-write"), ("dbname", store),
            ("application_name", "bank"), ("client_encoding", "UTF8"),
            // Of two settings, the server takes the last.
            ("options", "\(options) \(SessionSettings.startup)"),
        ]
        let handle = Self.withCStrings(settings.map(\.0)) { names in
            Self.withCStrings(settings.map(\.1)) { libpq.connectdbParams(names, $0, 1) }
        }
        guard let handle else { throw PostgreSQLFailure("out of memory for a connection") }
        self.handle = handle
        guard libpq.status(handle) == libpq_connection_ok else {
            throw failure()
        }
        // Sound: the connection is closed before `notices` is released.
        _ = libpq.setNoticeProcessor(
            handle,
            { argument, _ in
                guard let argument else { return }
                Unmanaged<Notices>.fromOpaque(argument).takeUnretainedValue().count += 1
            },
            Unmanaged.passUnretained(notices).toOpaque()
        )
        guard libpq.setnonblocking(handle, 1) == 0, libpq.enterPipelineMode(handle) == 1 else {
            throw failure()
        }
    }

    deinit {
        libpq.finish(handle)
    }

    /// The number of notices and warnings that the server has sent.
    var noticeCount: Int { notices.count }

    /// Runs statements in one round trip.
    /// - Returns: The results, in the order of the statements.
    /// - Throws: ``BatchFailure`` for the first statement that fails; later statements are not run.
    @discardableResult
    func run(_ statements: [SQLStatement]) throws(BatchFailure) -> [SQLResult] {
        let deadline = ContinuousClock.now + timeout
        var commands: [Command] = []
        do {
            for (index, statement) in statements.enumerated() {
                try send(statement, index, to: &commands)
            }
            try check(libpq.pipelineSync(handle))
        } catch {
            throw BatchFailure(failure: error, statement: 0)
        }
        return try results(of: commands, until: deadline)
    }

    /// Runs one statement.
    @discardableResult
    func run(_ statement: SQLStatement) throws(BatchFailure) -> SQLResult {
        try run([statement])[0]
    }

    /// Runs a statement that has no parameters and is used once, and ignores its result.
    func execute(_ script: String) throws(BatchFailure) {
        let deadline = ContinuousClock.now + timeout
        do {
            try check(libpq.sendQueryParams(handle, script, 0, nil, nil, nil, nil, 0))
            try check(libpq.pipelineSync(handle))
        } catch {
            throw BatchFailure(failure: error, statement: 0)
        }
        _ = try results(of: [Command(statement: 0, preparing: nil)], until: deadline)
    }

    // MARK: Sending

    /// A command in the pipeline.
    private struct Command {
        /// The index of the command's statement in the batch.
        let statement: Int
        /// The text to prepare; nil for a command that runs the statement.
        let preparing: UnsafePointer<UInt8>?
    }

    private func send(
        _ statement: SQLStatement,
        _ index: Int,
        to commands: inout [Command]
    ) throws(PostgreSQLFailure) {
        let text = statement.text.utf8Start
        let name = prepared[text] ?? "s\(lastName + 1)"
        if prepared[text] == nil {
            lastName += 1
            let isSent = text.withMemoryRebound(to: CChar.self, capacity: 1) {
                libpq.sendPrepare(handle, name, $0, 0, nil)
            }
            try check(isSent)
            commands.append(Command(statement: index, preparing: text))
            prepared[text] = name
        }
        let count = Int32(statement.parameters.count)
        let isSent = Self.withCStrings(statement.parameters) {
            libpq.sendQueryPrepared(handle, name, count, $0, nil, nil, 0)
        }
        try check(isSent)
        commands.append(Command(statement: index, preparing: nil))
    }

    // MARK: Receiving

    private func results(
        of commands: [Command],
        until deadline: ContinuousClock.Instant
    ) throws(BatchFailure) -> [SQLResult] {
        var results: [SQLResult] = []
        var failed: BatchFailure?
        for command in commands {
            do {
                if let result = try result(until: deadline), command.preparing == nil {
                    results.append(result)
                }
            } catch {
                // A statement that could not be prepared is prepared when it is run next.
                if let text = command.preparing { prepared[text] = nil }
                failed = failed ?? BatchFailure(failure: error, statement: command.statement)
                if error.code == nil { break }
            }
        }
        if let failed, failed.failure.code == nil { throw failed }
        do {
            var isSynchronized = false
            while !isSynchronized, let handle = try next(until: deadline) {
                isSynchronized = libpq.resultStatus(handle) == libpq_pipeline_sync
                libpq.clear(handle)
            }
        } catch {
            throw failed ?? BatchFailure(failure: error, statement: commands.count)
        }
        if let failed { throw failed }
        return results
    }

    /// Returns the result of the next command.
    /// - Throws: ``PostgreSQLFailure``, without a code if the connection failed.
    private func result(until deadline: ContinuousClock.Instant) throws(PostgreSQLFailure)
        -> SQLResult?
    {
        var last: SQLResult?
        var failed: PostgreSQLFailure?
        while let handle = try next(until: deadline) {
            let result = SQLResult(handle, libpq)
            last = result
            switch libpq.resultStatus(handle) {
            case libpq_command_ok, libpq_tuples_ok: break
            case libpq_pipeline_aborted:
                failed = failed ?? PostgreSQLFailure(code: "25P02", "an earlier statement failed")
            default: failed = failed ?? self.failure(of: handle)
            }
        }
        if let failed { throw failed }
        return last
    }

    private func next(until deadline: ContinuousClock.Instant) throws(PostgreSQLFailure)
        -> OpaquePointer?
    {
        while libpq.isBusy(handle) != 0 {
            let unsent = libpq.flush(handle)
            guard unsent >= 0 else { throw failure() }
            try wait(for: unsent == 1 ? POLLIN | POLLOUT : POLLIN, until: deadline)
            try check(libpq.consumeInput(handle))
        }
        return libpq.getResult(handle)
    }

    /// Waits until the socket is ready for one of the events; throws at the deadline.
    private func wait(
        for events: Int32,
        until deadline: ContinuousClock.Instant
    ) throws(PostgreSQLFailure) {
        var socket = pollfd(fd: libpq.socket(handle), events: Int16(events), revents: 0)
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else {
                throw PostgreSQLFailure(
                    "the server has not answered for \(timeout.components.seconds) s"
                )
            }
            let ready = poll(&socket, 1, Int32(min(left.rounded(.up), 60_000)))
            if ready > 0 { return }
            guard ready == 0 || errno == EINTR else { throw failure() }
        }
    }

    private func check(_ success: Int32) throws(PostgreSQLFailure) {
        guard success == 1 else { throw failure() }
    }

    private func failure() -> PostgreSQLFailure {
        PostgreSQLFailure(libpq.errorMessage(handle).map { String(cString: $0) } ?? "")
    }

    private func failure(of result: OpaquePointer) -> PostgreSQLFailure {
        func field(_ code: Int32) -> String? {
            libpq.resultErrorField(result, code).map { String(cString: $0) }
        }
        let message = [field(libpq_message_primary), field(libpq_message_detail)]
        return PostgreSQLFailure(
            code: field(libpq_sqlstate),
            message.compactMap { $0 }.joined(separator: ": ")
        )
    }

    /// Calls `body` with an array of C strings, in which nil becomes NULL.
    private static func withCStrings<Result>(
        _ texts: [String?],
        _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Result
    ) -> Result {
        var bytes: [UInt8] = []
        let starts = texts.map { text -> Int? in
            guard let text else { return nil }
            defer {
                bytes.append(contentsOf: text.utf8)
                bytes.append(0)
            }
            return bytes.count
        }
        return bytes.withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
                // The last NULL ends a list of keywords.
                var pointers = starts.map { start in
                    start.flatMap { buffer.baseAddress?.advanced(by: $0) }
                }
                pointers.append(nil)
                return pointers.withUnsafeBufferPointer { pointers in
                    // Sound: the buffer is never empty.
                    body(pointers.baseAddress.unsafelyUnwrapped)
                }
            }
        }
    }
}

/// The failure of a batch of statements.
struct BatchFailure: Error {
    let failure: PostgreSQLFailure
    /// The index of the failed statement in the batch.
    let statement: Int
}

/// A counter of notices, which a callback of libpq increments.
private final class Notices {
    var count = 0
}
