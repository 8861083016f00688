import LedgerInterface
import Synchronization

/// A ledger where something happens just before or just after a transaction: somebody else is
/// quicker, or the plug is pulled.
final class InterruptedLedger: Ledger {
    /// Thrown in place of the plug being pulled: nothing catches it.
    struct PlugPulled: Error {}

    typealias Event = @Sendable () async throws -> Void

    private struct Events {
        var before: [Purpose: Event] = [:]
        var after: [Purpose: Event] = [:]
    }

    private let ledger: any Ledger
    private let events = Mutex(Events())

    init(_ ledger: any Ledger) {
        self.ledger = ledger
    }

    /// Has the event happen once, before the next transaction of that purpose.
    func before(_ purpose: Purpose, _ event: @escaping Event) {
        events.withLock { $0.before[purpose] = event }
    }

    /// Pulls the plug after the next transaction of that purpose is on the disk.
    func pullPlug(after purpose: Purpose) {
        events.withLock { $0.after[purpose] = { throw PlugPulled() } }
    }

    func post(_ draft: TransactionDraft) async throws -> Receipt {
        let purpose = draft.intent.purpose
        try await events.withLock { $0.before.removeValue(forKey: purpose) }?()
        let receipt = try await ledger.post(draft)
        try await events.withLock { $0.after.removeValue(forKey: purpose) }?()
        return receipt
    }

    func start(on date: BusinessDate?) async throws -> Bool { try await ledger.start(on: date) }
    func rehearse(_ draft: TransactionDraft) async throws { try await ledger.rehearse(draft) }
    func receipt(for intent: Intent) async throws -> Receipt? {
        try await ledger.receipt(for: intent)
    }
    func account(_ id: AccountID) async throws -> Account? { try await ledger.account(id) }
    func accounts(ownedBy customer: CustomerID) async throws -> [Account] {
        try await ledger.accounts(ownedBy: customer)
    }
    func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money {
        try await ledger.balance(of: account, atEndOf: date)
    }
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) async throws -> Statement {
        try await ledger.statement(of: account, from: from, through: through)
    }
    func record(_ key: RecordKey) async throws -> Record? { try await ledger.record(key) }
    func records(in collection: String, linkedTo account: AccountID?) async throws -> [Record] {
        try await ledger.records(in: collection, linkedTo: account)
    }
    func records(linkedTo account: AccountID) async throws -> [Record] {
        try await ledger.records(linkedTo: account)
    }
    func businessDate() async throws -> BusinessDate { try await ledger.businessDate() }
    func closeDay(_ date: BusinessDate) async throws -> BusinessDate {
        try await ledger.closeDay(date)
    }
    func audit() async throws -> AuditReport { try await ledger.audit() }
}
