import LedgerInterface
import Synchronization

/// A ledger of which a test chooses a moment when something is posted, and lets something else happen
/// then: another customer is faster, or the computer loses its power.
final class InterposedLedger: Ledger {
    typealias Event = @Sendable () async throws -> Void

    private struct Plan {
        var posts: Int
        let before: Event
        let after: Event
    }

    private let book: any Ledger
    private let plan = Mutex<Plan?>(nil)

    init(_ book: any Ledger) {
        self.book = book
    }

    /// Lets something happen at a post from now on, once.
    /// - Parameters:
    ///   - number: 1 is the next post.
    ///   - before: When nothing is on the disk yet.
    ///   - after: When the transaction is on the disk, and nobody has been told.
    func interpose(
        atPost number: Int,
        before: @escaping Event = {},
        after: @escaping Event = {}
    ) {
        plan.withLock { $0 = Plan(posts: number, before: before, after: after) }
    }

    func post(_ draft: TransactionDraft) async throws -> Receipt {
        let now = plan.withLock { plan -> Plan? in
            plan?.posts -= 1
            guard let due = plan, due.posts == 0 else { return nil }
            plan = nil
            return due
        }
        try await now?.before()
        let receipt = try await book.post(draft)
        try await now?.after()
        return receipt
    }

    func start(on date: BusinessDate?) async throws -> Bool { try await book.start(on: date) }
    func rehearse(_ draft: TransactionDraft) async throws { try await book.rehearse(draft) }
    func receipt(for intent: Intent) async throws -> Receipt? {
        try await book.receipt(for: intent)
    }
    func account(_ id: AccountID) async throws -> Account? { try await book.account(id) }
    func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await book.accounts(ownedBy: customer)
    }
    func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money {
        try await book.balance(of: account, atEndOf: date)
    }
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) async throws -> Statement {
        try await book.statement(of: account, from: from, through: through)
    }
    func record(_ key: RecordKey) async throws -> Record? { try await book.record(key) }
    func records(in collection: String, linkedTo account: AccountID?) async throws -> [Record] {
        try await book.records(in: collection, linkedTo: account)
    }
    func records(linkedTo account: AccountID) async throws -> [Record] {
        try await book.records(linkedTo: account)
    }
    func businessDate() async throws -> BusinessDate { try await book.businessDate() }
    func closeDay(_ date: BusinessDate) async throws -> BusinessDate {
        try await book.closeDay(date)
    }
    func audit() async throws -> AuditReport { try await book.audit() }
}
