import Bookkeeping
import DependencyContainer
import LedgerInterface
import SigningInterface

/// A ledger in a PostgreSQL database, which several machines can share.
struct PostgreSQLLedger: SnapshotLedger {
    /// The time for which a request is repeated after conflicts with other processes or lost
    /// connections.
    private static let patience = Duration.seconds(30)
    /// The time for which the first connection is tried; short, because the connection string may
    /// be wrong.
    private static let firstPatience = Duration.seconds(3)

    let store: PostgreSQLStore
    let authority: AuthorityCheck
    let clock: WallClock
    let signer: (any LogSigner)?
    private let posts = GroupCommit()
    private let nonce: IdempotencyID

    /// Creates a ledger, which connects when it is first used.
    /// - Parameters:
    ///   - store: The connections to the database.
    ///   - authority: The check of the authority of each draft and entry.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    ///   - signer: The signer of the log's checkpoints. Its key is created together with the book.
    ///   - nonce: The random value of the first entry.
    init(
        store: PostgreSQLStore,
        authority: AuthorityCheck,
        clock: @escaping WallClock,
        signer: (any LogSigner)? = nil,
        nonce: IdempotencyID = .random()
    ) {
        self.store = store
        self.authority = authority
        self.clock = clock
        self.signer = signer
        self.nonce = nonce
    }

    @discardableResult
    func start(on date: BusinessDate?) async throws -> Bool {
        let first = Posting.start(on: date, at: clock(), nonce: nonce)
        let origin = first.entry.logOrigin
        let isThere = try await read { try Migrator.isCurrent($0.connection) && $0.hasBook }
        guard !isThere else { return false }
        let isStarted = try await write(nil) { [signer] reader, attempts in
            try Migrator.migrate(reader.connection)
            let entries = try BookTransaction.run([], isAlone: true, attempts: attempts, reader) {
                guard $0.isEmpty else { return }
                try signer?.prepareKey(of: origin)
                try $0.apply(first)
            }
            return try !entries.isEmpty || reader.hasBegunDay(in: attempts)
        }
        guard isStarted else { return false }
        let head = try await seal()
        if let signer {
            try signer.adoptKey(of: origin)
            // Another process that has posted meanwhile makes the first checkpoint.
            guard head.size == 1 else { return true }
            try await store(signer.sign(head, continuing: .new, of: origin))
        }
        return true
    }

    func post(_ draft: TransactionDraft) async throws -> Receipt {
        try await posts.post(
            draft,
            alone: { try await post([$0], under: $0.intent.id)[0].get() },
            together: post
        )
    }

    func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>] {
        try await post(drafts, under: nil)
    }

    private func post(
        _ drafts: [TransactionDraft],
        under id: IdempotencyID?
    ) async throws -> [Result<Receipt, BankError>] {
        try await write(id) { [authority, clock] reader, attempts in
            var results: [Result<Receipt, BankError>] = []
            let sequences = try BookTransaction.run(drafts, attempts: attempts, reader) {
                snapshot in
                _ = try snapshot.head
                results = try drafts.map { draft in
                    do {
                        if let receipt = try snapshot.receipt(under: draft.intent.id) {
                            return .success(try receipt.answering(draft.intent))
                        }
                        let posting = try PostingRules.posting(
                            of: draft,
                            under: authority,
                            in: snapshot,
                            at: clock()
                        )
                        try snapshot.apply(posting)
                        return .success(posting.entry.receipt(isRepeat: false))
                    } catch let error as BankError {
                        return .failure(error)
                    }
                }
            }
            return results.map { result in
                result.map { $0.numbered(sequences[$0.intent.id] ?? $0.sequence) }
            }
        }
    }

    @discardableResult
    func closeDay(_ date: BusinessDate) async throws -> DayReceipt {
        try await write(nil) { [clock] reader, attempts in
            var today = date
            let entries = try BookTransaction.run([], isAlone: true, attempts: attempts, reader) {
                today = try $0.head.businessDate
                let posting = try Posting.closing(date, after: $0.head, at: clock())
                guard let posting else { return }
                try $0.apply(posting)
                today = date.next
            }
            let isRepeat = try entries.isEmpty && !reader.hasBegunDay(in: attempts)
            return DayReceipt(businessDate: today, isRepeat: isRepeat)
        }
    }

    func accept(_ historyBreak: HistoryBreak) async throws -> Receipt {
        let id = IdempotencyID.historyBreak(from: historyBreak.old)
        try await write(nil) { [clock] reader, attempts in
            _ = try BookTransaction.run([], isAlone: true, attempts: attempts, reader) {
                guard try $0.receipt(under: id) == nil else { return }
                try $0.apply(Posting.accepting(historyBreak, after: $0.head, at: clock()))
            }
        }
        guard let receipt = try await receipt(under: id) else {
            throw BankError.bookMissing(at: store.place)
        }
        return receipt
    }

    /// Runs a read, and repeats it after a lost connection.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (BookReader) throws -> Value
    ) async throws -> Value {
        try await write(nil) { reader, _ in try body(reader) }
    }

    /// Runs a transaction, and repeats it after a conflict, a lost connection or an uncertain
    /// commit.
    ///
    /// A repetition is harmless, because of the idempotency keys of the entries.
    /// - Parameters:
    ///   - id: The idempotency key of the request, for the error message.
    ///   - isInspecting: Whether the book may have another schema.
    ///   - body: Runs the transaction. `attempts` contains the ids of earlier attempts with
    ///     uncertain commits.
    /// - Throws: ``BankError`` `outcome.unknown` if it remains uncertain whether the transaction
    ///   was committed.
    func write<Value: Sendable>(
        _ id: IdempotencyID?,
        isInspecting: Bool = false,
        _ body: @escaping @Sendable (BookReader, _ attempts: Set<Int64>) throws -> Value
    ) async throws -> Value {
        let start = ContinuousClock.now
        var attempts: Set<Int64> = []
        while true {
            let failure: PostgreSQLFailure
            do {
                return try await store.run(isInspecting: isInspecting) { [attempts] in
                    try body($0, attempts)
                }
            } catch let commit as UncertainCommit {
                attempts.insert(commit.transaction)
                failure = commit.failure
            } catch let batch as BatchFailure {
                failure = batch.failure
            } catch let connecting as PostgreSQLFailure {
                failure = connecting
            } catch let moved as BankError where !attempts.isEmpty && moved.code.hasPrefix("book.")
            {
                // The uncertain commit may have been moved with the book.
                throw BankError.outcomeUnknown(moved.message, of: id, check: "the server")
            }
            guard !attempts.isEmpty || failure.isConflict || failure.isConnectionLost,
                store.hasConnected || failure.advice == nil,
                ContinuousClock.now - start
                    < (store.hasConnected ? Self.patience : Self.firstPatience)
            else {
                guard !attempts.isEmpty else { throw BankError(failure, place: store.place) }
                throw BankError.outcomeUnknown(
                    "the book at '\(store.place)' cannot be reached (\(failure.message))",
                    of: id,
                    check: "the server"
                )
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 1...50)))
        }
    }

    func receipt(for intent: Intent) async throws -> Receipt? {
        try await receipt(under: intent.id)?.answering(intent)
    }

    func receipt(under id: IdempotencyID) async throws -> Receipt? {
        try await read { try $0.settledReceipt(under: id) }
    }

    func changeCount() async throws -> Int64 {
        try await read { try $0.connection.run(BookReader.changeCount).first?.integer(0) ?? 0 }
    }

    func audit(
        against checkpoints: [Checkpoint],
        signatureFaults: @escaping @Sendable () -> @Sendable (LedgerEntry) -> String?,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> AuditReport {
        try await write(nil, isInspecting: true) { [authority] reader, _ in
            try BookAuditor(reader, authority: authority)
                .report(against: checkpoints, signatureFaults: signatureFaults, progress: progress)
        }
    }
}

extension Receipt {
    /// Returns the receipt with the entry number that the database has assigned.
    fileprivate func numbered(_ sequence: Int64) -> Receipt {
        var receipt = self
        receipt.sequence = sequence
        return receipt
    }
}
