import Bookkeeping
import DependencyContainer

/// The book: double entry, append-only, durable.
///
/// Every write is one atomic transaction with an idempotency id. A method throws ``BankError``; a book
/// that cannot be read is `unreadableBook`, and reading never makes one.
public protocol Ledger: Sendable {
    /// Begins a book where there is none.
    /// - Parameter date: Its first business date; nil for today's in Seoul.
    /// - Returns: Whether one was made; false when a book stands already, which stays as it is.
    @discardableResult
    func start(on date: BusinessDate?) async throws -> Bool

    /// Posts a transaction, all of it or nothing, and durably: when this returns, it is on the disk.
    ///
    /// The idempotency id is looked at first: known with the same intent, the first receipt comes back
    /// and nothing else is looked at; known with another, `idempotency.conflict`. Then the authority;
    /// a signature is good once (`signature.used`). Then the rules of ``TransactionDraft``.
    func post(_ draft: TransactionDraft) async throws -> Receipt

    /// Does all that ``post(_:)`` does except looking at the authority and writing: for `--dry-run`.
    func rehearse(_ draft: TransactionDraft) async throws

    /// The receipt of an intent that was carried out before; nil when its id is new.
    /// - Throws: ``BankError`` `idempotency.conflict` when the id was used for something else.
    func receipt(for intent: Intent) async throws -> Receipt?

    /// The receipt of whatever was carried out under that id; nil when it is new.
    func receipt(under id: IdempotencyID) async throws -> Receipt?

    func account(_ id: AccountID) async throws -> Account?

    /// The accounts of a customer, closed ones too, by id.
    func accounts(ownedBy customer: CustomerID) async throws -> [Account]

    /// The balance at the end of that business date; zero before the account was opened.
    /// - Throws: ``BankError`` `account.unknown`.
    func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money

    /// The legs of an account on those business dates, both included; nil is open-ended.
    /// - Throws: ``BankError`` `account.unknown`.
    func statement(of account: AccountID, from: BusinessDate?, through: BusinessDate?)
        async throws -> Statement

    /// The last legs of an account in the order of the statement, the latest at the end. What it costs
    /// does not depend on how many there are before them.
    /// - Parameter count: How many at most; zero or more.
    /// - Throws: ``BankError`` `account.unknown`.
    func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line]

    func record(_ key: RecordKey) async throws -> Record?

    /// The records of a collection by name, all or those linked to an account.
    func records(in collection: String, linkedTo account: AccountID?) async throws -> [Record]

    /// The records of whatever collection that are linked to the account, by collection and name.
    func records(linkedTo account: AccountID) async throws -> [Record]

    /// The business date that new entries get.
    func businessDate() async throws -> BusinessDate

    /// Ends that business date, so that the next day is the business date.
    /// - Returns: The business date after it. A day that was closed before changes nothing.
    /// - Throws: ``BankError`` `day.early` for a day after the business date.
    @discardableResult
    func closeDay(_ date: BusinessDate) async throws -> BusinessDate

    /// Looks through the whole book: the chain of hashes, sums, balances against entries, holds against
    /// entries and balances, records against their history, orphans.
    func audit() async throws -> AuditReport
}

/// The book.
public let ledgerInject = InjectID<any Ledger>("Ledger")

/// Who checks customers' signatures for the ledger.
public let authorityVerifierInject = InjectID<any AuthorityVerifier>("AuthorityVerifier")

extension Ledger {
    /// The most rounds of ``retryingConflicts(_:)``: each lost round means that somebody else won it.
    private static var mostRounds: Int { 100 }

    /// Runs the body again as long as it is refused because a record that it read has changed since.
    ///
    /// - Parameter body: Reads anew each time it runs, and posts.
    public func retryingConflicts<Result: Sendable>(
        _ body: @Sendable () async throws -> Result
    ) async throws -> Result {
        for _ in 1..<Self.mostRounds {
            do {
                return try await body()
            } catch let error as BankError where error.code == "record.changed" {
                try Task.checkCancellation()
            }
        }
        return try await body()
    }
}

extension Ledger {
    /// The record at that place, as a type of the feature; nil when there is none.
    /// - Throws: ``BankError`` `record.unreadable`.
    public func record<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type
    ) async throws -> TypedRecord<Value>? {
        try await record(key).map { try TypedRecord($0) }
    }
}
