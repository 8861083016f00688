public import Bookkeeping
public import LedgerInterface

/// A ledger that passes its calls to another ledger, for tests that change some of these calls.
public protocol WrappingLedger: Ledger {
    /// The ledger that carries out the calls.
    var book: any Ledger { get }

    /// Runs a call that reads the book.
    ///
    /// There is no default implementation, because it would silently replace one whose closure
    /// has another isolation.
    nonisolated(nonsending) func reading<Result>(
        _ call: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result

    /// Runs a call that writes to the book.
    nonisolated(nonsending) func writing<Result>(
        _ call: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result
}

extension WrappingLedger {
    public func start(on date: BusinessDate?) async throws -> Bool {
        try await writing { try await book.start(on: date) }
    }
    public func post(_ draft: TransactionDraft) async throws -> Receipt {
        try await writing { try await book.post(draft) }
    }
    public func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>] {
        try await writing { try await book.post(drafts) }
    }
    @discardableResult
    public func closeDay(_ date: BusinessDate) async throws -> DayReceipt {
        try await writing { try await book.closeDay(date) }
    }
    public func accept(_ historyBreak: HistoryBreak) async throws -> Receipt {
        try await writing { try await book.accept(historyBreak) }
    }
    public func rehearse(_ draft: TransactionDraft) async throws {
        try await reading { try await book.rehearse(draft) }
    }
    public func receipt(for intent: Intent) async throws -> Receipt? {
        try await reading { try await book.receipt(for: intent) }
    }
    public func receipt(under id: IdempotencyID) async throws -> Receipt? {
        try await reading { try await book.receipt(under: id) }
    }
    public func account(_ id: AccountID) async throws -> Account? {
        try await reading { try await book.account(id) }
    }
    public func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await reading { try await book.accounts(ownedBy: customer) }
    }
    public func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money {
        try await reading { try await book.balance(of: account, atEndOf: date) }
    }
    public func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) async throws -> ClosingBalances {
        try await reading { try await book.closingBalances(of: account, on: days) }
    }
    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) async throws -> Statement {
        try await reading {
            try await book.statement(
                of: account,
                from: from,
                through: through,
                after: sequence,
                limit: count
            )
        }
    }
    public func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line] {
        try await reading { try await book.lastLines(count, of: account) }
    }
    public func record(_ key: RecordKey) async throws -> Record? {
        try await reading { try await book.record(key) }
    }
    public func records(
        in collection: String,
        after name: String?,
        limit count: Int
    ) async throws -> [Record] {
        try await reading {
            try await book.records(in: collection, after: name, limit: count)
        }
    }
    public func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) async throws -> [Record] {
        try await reading {
            try await book.records(in: collection, dueBy: date, after: record, limit: count)
        }
    }
    public func records(
        linkedTo account: AccountID,
        in collection: String?
    ) async throws -> [Record] {
        try await reading { try await book.records(linkedTo: account, in: collection) }
    }
    public func entries(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) async throws -> [HeardEntry] {
        try await reading { try await book.entries(matching: filter, in: range, limit: count) }
    }
    public func historyEnd() async throws -> HistoryEnd {
        try await reading { try await book.historyEnd() }
    }
    public func businessDate() async throws -> BusinessDate {
        try await reading { try await book.businessDate() }
    }
    public func changeCount() async throws -> Int64 {
        try await reading { try await book.changeCount() }
    }
    public func audit(
        against checkpoints: [Checkpoint],
        signatureFaults: @escaping @Sendable () -> @Sendable (LedgerEntry) -> String?,
        progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> AuditReport {
        try await book.audit(
            against: checkpoints,
            signatureFaults: signatureFaults,
            progress: progress
        )
    }
}
