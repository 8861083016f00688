import Bookkeeping
import LedgerInterface
import Synchronization

/// A ledger of which a test chooses a moment when something is posted, and lets something else happen
/// then: another customer is faster, or the computer loses its power.
public final class RecordingLedger: Ledger {
    /// What happens then; what it throws is what the post throws.
    public typealias Event = @Sendable () async throws -> Void

    /// Thrown where the computer loses its power: nothing catches it.
    public struct PowerLoss: Error {
        public init() {}
    }

    private struct Plan {
        /// 1 is the next post that fits.
        var number: Int
        let purpose: Purpose?
        let before: Event
        let after: Event
    }

    private let book: any Ledger
    private let plans = Mutex<[Plan]>([])
    private let drafts = Mutex<[TransactionDraft]>([])
    private let lineCount = Mutex(0)

    /// What was posted through it, and not refused, oldest first.
    public var posted: [TransactionDraft] { drafts.withLock { $0 } }

    /// How many lines of accounts it has given, in statements and otherwise.
    public var linesRead: Int { lineCount.withLock { $0 } }

    /// - Parameter book: Does all the work.
    public init(_ book: any Ledger) {
        self.book = book
    }

    /// Lets something happen at a post from now on, once.
    /// - Parameters:
    ///   - number: 1 is the next post of that purpose.
    ///   - purpose: Whose posts count; nil for all.
    ///   - before: When nothing is on the disk yet.
    ///   - after: When the transaction is on the disk, and nobody has been told.
    public func interpose(
        atPost number: Int = 1,
        of purpose: Purpose? = nil,
        before: @escaping Event = {},
        after: @escaping Event = {}
    ) {
        let plan = Plan(number: number, purpose: purpose, before: before, after: after)
        plans.withLock { $0.append(plan) }
    }

    public func post(_ draft: TransactionDraft) async throws -> Receipt {
        let due = duePlans(for: draft.intent.purpose)
        for plan in due { try await plan.before() }
        let receipt = try await book.post(draft)
        drafts.withLock { $0.append(draft) }
        for plan in due { try await plan.after() }
        return receipt
    }

    private func duePlans(for purpose: Purpose) -> [Plan] {
        plans.withLock { plans in
            for index in plans.indices where plans[index].purpose ?? purpose == purpose {
                plans[index].number -= 1
            }
            defer { plans.removeAll { $0.number == 0 } }
            return plans.filter { $0.number == 0 }
        }
    }

    public func start(on date: BusinessDate?) async throws -> Bool {
        try await book.start(on: date)
    }
    public func rehearse(_ draft: TransactionDraft) async throws { try await book.rehearse(draft) }
    public func receipt(for intent: Intent) async throws -> Receipt? {
        try await book.receipt(for: intent)
    }
    public func receipt(under id: IdempotencyID) async throws -> Receipt? {
        try await book.receipt(under: id)
    }
    public func account(_ id: AccountID) async throws -> Account? { try await book.account(id) }
    public func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await book.accounts(ownedBy: customer)
    }
    public func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money {
        try await book.balance(of: account, atEndOf: date)
    }
    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) async throws -> Statement {
        let statement = try await book.statement(of: account, from: from, through: through)
        lineCount.withLock { $0 += statement.lines.count }
        return statement
    }
    public func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line] {
        let lines = try await book.lastLines(count, of: account)
        lineCount.withLock { $0 += lines.count }
        return lines
    }
    public func record(_ key: RecordKey) async throws -> Record? { try await book.record(key) }
    public func records(in collection: String, linkedTo account: AccountID?) async throws
        -> [Record]
    {
        try await book.records(in: collection, linkedTo: account)
    }
    public func records(linkedTo account: AccountID) async throws -> [Record] {
        try await book.records(linkedTo: account)
    }
    public func businessDate() async throws -> BusinessDate { try await book.businessDate() }
    public func closeDay(_ date: BusinessDate) async throws -> BusinessDate {
        try await book.closeDay(date)
    }
    public func audit() async throws -> AuditReport { try await book.audit() }
}
