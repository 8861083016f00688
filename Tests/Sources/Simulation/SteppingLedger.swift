import Bookkeeping
import LedgerInterface

/// A ledger that waits for a turn before each access, and before it answers a write.
///
/// The answer of a client that is killed while it waits is lost.
struct SteppingLedger: Ledger {
    let book: any Ledger
    let step: @Sendable () async throws -> Void

    private func reading<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await step()
        return try await body()
    }

    private func writing<Result>(_ body: () async throws -> Result) async throws -> Result {
        try await step()
        let result = try await body()
        try await step()
        return result
    }

    func start(on date: BusinessDate?) async throws -> Bool {
        try await writing { try await book.start(on: date) }
    }
    func post(_ draft: TransactionDraft) async throws -> Receipt {
        try await writing { try await book.post(draft) }
    }
    func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>] {
        try await writing { try await book.post(drafts) }
    }
    func closeDay(_ date: BusinessDate) async throws -> DayReceipt {
        try await writing { try await book.closeDay(date) }
    }
    func rehearse(_ draft: TransactionDraft) async throws {
        try await reading { try await book.rehearse(draft) }
    }
    func receipt(for intent: Intent) async throws -> Receipt? {
        try await reading { try await book.receipt(for: intent) }
    }
    func receipt(under id: IdempotencyID) async throws -> Receipt? {
        try await reading { try await book.receipt(under: id) }
    }
    func account(_ id: AccountID) async throws -> Account? {
        try await reading { try await book.account(id) }
    }
    func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await reading { try await book.accounts(ownedBy: customer) }
    }
    func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money {
        try await reading { try await book.balance(of: account, atEndOf: date) }
    }
    func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) async throws -> ClosingBalances {
        try await reading { try await book.closingBalances(of: account, on: days) }
    }
    func statement(
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
    func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line] {
        try await reading { try await book.lastLines(count, of: account) }
    }
    func record(_ key: RecordKey) async throws -> Record? {
        try await reading { try await book.record(key) }
    }
    func records(
        in collection: String,
        after name: String?,
        limit count: Int
    ) async throws -> [Record] {
        try await reading {
            try await book.records(in: collection, after: name, limit: count)
        }
    }
    func records(in collection: String, linkedTo account: AccountID) async throws -> [Record] {
        try await reading { try await book.records(in: collection, linkedTo: account) }
    }
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) async throws -> [Record] {
        try await reading {
            try await book.records(in: collection, dueBy: date, after: record, limit: count)
        }
    }
    func records(linkedTo account: AccountID) async throws -> [Record] {
        try await reading { try await book.records(linkedTo: account) }
    }
    func businessDate() async throws -> BusinessDate {
        try await reading { try await book.businessDate() }
    }
    func audit(
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
