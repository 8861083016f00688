import LedgerInterface
import Synchronization

/// A ledger of which the computer loses its power at a chosen moment: when it posts, before or after
/// the transaction is on the disk.
final class CrashingLedger: Ledger {
    struct Crash: Error {}

    enum Moment: CaseIterable {
        case beforePosting, afterPosting
    }

    private let book: any Ledger
    private let plan = Mutex<(posts: Int, moment: Moment)?>(nil)

    init(_ book: any Ledger) {
        self.book = book
    }

    /// Lets the power go at a post from now on: 1 is the next one.
    func crash(atPost number: Int, _ moment: Moment) {
        plan.withLock { $0 = (number, moment) }
    }

    func post(_ draft: TransactionDraft) async throws -> Receipt {
        let crash = plan.withLock { plan -> Moment? in
            plan?.posts -= 1
            guard let now = plan, now.posts == 0 else { return nil }
            plan = nil
            return now.moment
        }
        if crash == .beforePosting { throw Crash() }
        let receipt = try await book.post(draft)
        if crash == .afterPosting { throw Crash() }
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
