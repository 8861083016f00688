public import Bookkeeping
public import DependencyContainer

/// The book: double entry, append-only and durable.
///
/// Every write is one atomic transaction with an idempotency key. Every method throws
/// ``BankError``, for example `book.missing`. Reading never creates a book.
public protocol Ledger: Sendable {
    /// Creates the book if it does not exist.
    /// - Parameter date: The first business date; nil for today in Seoul.
    /// - Returns: Whether the book was created; an existing book stays unchanged.
    @discardableResult
    func start(on date: BusinessDate?) async throws -> Bool

    /// Posts a transaction as a whole or not at all, and returns when it is durable.
    ///
    /// The idempotency key is checked first. A known key returns the first receipt if the intent is
    /// the same, and otherwise throws `idempotency.conflict`. The authority is checked next; a
    /// signature is accepted once. The rules of ``TransactionDraft`` are checked last.
    func post(_ draft: TransactionDraft) async throws -> Receipt

    /// Posts transactions in order with one durable commit, which is faster than single posts.
    ///
    /// Each transaction is accepted or refused separately, as in ``post(_:)``.
    /// - Parameter drafts: The transactions.
    /// - Returns: The receipt or the refusal of each transaction.
    /// - Throws: ``BankError`` when the book cannot be written; then no transaction is posted.
    func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>]

    /// Checks a transaction as in ``post(_:)``, but ignores its authority and writes nothing.
    func rehearse(_ draft: TransactionDraft) async throws

    /// Returns the receipt of a request, or nil when its idempotency key is new.
    ///
    /// When the receipt is returned, the request's entry is durable, even if the process that
    /// posted the entry was killed. The method ``receipt(under:)`` only reads, and does not
    /// guarantee this.
    /// - Throws: ``BankError`` `idempotency.conflict` when the key was used for another request.
    func receipt(for intent: Intent) async throws -> Receipt?

    /// Returns the receipt of the request with an idempotency key, or nil when the key is new.
    func receipt(under id: IdempotencyID) async throws -> Receipt?

    /// Returns an account, or nil when it does not exist.
    func account(_ id: AccountID) async throws -> Account?

    /// Returns the open and closed accounts of a customer, sorted by name.
    func accounts(ownedBy customer: CustomerID) async throws -> [Account]

    /// Returns the balance at the end of a business date; zero before the account was opened.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money

    /// Returns the balances of an account at the end of business dates.
    /// - Parameters:
    ///   - account: The account.
    ///   - days: The range of dates, all of which are closed.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func closingBalances(of account: AccountID, on days: ClosedRange<BusinessDate>) async throws
        -> ClosingBalances

    /// Returns a part of the statement of an account; ``statements(of:from:through:)`` returns all
    /// parts.
    /// - Parameters:
    ///   - account: The account.
    ///   - from: The first date; nil for the beginning.
    ///   - through: The last date, which is included; nil for the end.
    ///   - sequence: The number of the entry after which the part begins; nil for the first part.
    ///   - count: The number of lines, greater than zero. The part has fewer lines only at the end,
    ///     and more lines if the last entry moves the account several times.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) async throws -> Statement

    /// Returns the last movements on an account, oldest first.
    ///
    /// The cost does not depend on the number of earlier movements.
    /// - Parameters:
    ///   - count: The maximum number of lines, zero or more.
    ///   - account: The account.
    /// - Throws: ``BankError`` `account.unknown` if the account does not exist.
    func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line]

    /// Returns a record, or nil when it does not exist.
    func record(_ key: RecordKey) async throws -> Record?

    /// Returns a part of the records of a collection, sorted by name; ``records(in:)`` returns all
    /// parts.
    /// - Parameters:
    ///   - collection: The collection.
    ///   - name: The name after which the part begins; nil for the first part.
    ///   - count: The maximum number of records, greater than zero.
    func records(in collection: String, after name: String?, limit count: Int) async throws
        -> [Record]

    /// Returns the records of a collection that are due, sorted by due date and name.
    /// - Parameters:
    ///   - collection: The collection.
    ///   - date: The latest due date of the records.
    ///   - record: The record after which the page begins; nil for the first page.
    ///   - count: The maximum number of records.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) async throws -> [Record]

    /// Returns the records that are linked to an account, sorted by key.
    /// - Parameters:
    ///   - account: The account.
    ///   - collection: The collection of the records; nil for all collections.
    func records(linkedTo account: AccountID, in collection: String?) async throws -> [Record]

    /// Returns the entries that pass a filter, each with the values of its records.
    /// - Parameters:
    ///   - filter: The filter.
    ///   - range: The numbers of the entries, and their order.
    ///   - count: The maximum number of entries, greater than zero.
    /// - Throws: ``BankError`` `book.damaged` for an entry that cannot be read.
    func entries(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) async throws -> [HeardEntry]

    /// Returns the end of the history, and of the part to which no entry can be added any more.
    func historyEnd() async throws -> HistoryEnd

    /// Returns the business date of the next entry.
    func businessDate() async throws -> BusinessDate

    /// Returns a number that changes when another process changes the book.
    ///
    /// It costs at most one small query, so that screens can ask for it every second. It may change
    /// without a change of the book, but not while the book is only read.
    func changeCount() async throws -> Int64

    /// Ends a business date, so that the next day becomes the business date.
    /// - Returns: The new business date, and whether `date` was already closed, in which case
    ///   nothing changed.
    /// - Throws: ``BankError`` `day.early` for a date after the business date, and `date.end` for the
    ///   last day of the calendar.
    @discardableResult
    func closeDay(_ date: BusinessDate) async throws -> DayReceipt

    /// Posts the entry that accepts the head of a restored book; one old head is accepted only once.
    /// - Returns: The receipt, whose request is the break that was accepted first.
    func accept(_ historyBreak: HistoryBreak) async throws -> Receipt

    /// Audits the whole book: checks the authority of each entry, its position in the log, sums,
    /// balances, holds and records.
    /// - Parameters:
    ///   - checkpoints: The checkpoints with which the history is compared; their signatures are
    ///     already verified.
    ///   - signatureFaults: A closure that is called after the audit has begun to read one state of
    ///     the book. The closure reads evidence outside the book, and returns a function that
    ///     compares a signed entry with the evidence. That function returns the fault as one line,
    ///     or nil if there is no fault. The report lists these faults as the check `signings`.
    ///   - progress: A function that is called now and then with the number of audited entries and
    ///     the number of all entries.
    func audit(
        against checkpoints: [Checkpoint],
        signatureFaults: @escaping @Sendable () -> @Sendable (LedgerEntry) -> String?,
        progress: @escaping @Sendable (_ audited: Int64, _ all: Int64) -> Void
    ) async throws -> AuditReport
}

/// The result of closing a day.
public struct DayReceipt: Sendable, Hashable {
    /// The business date after closing the day.
    public let businessDate: BusinessDate
    /// Indicates whether the day was already closed before the call.
    public let isRepeat: Bool

    public init(businessDate: BusinessDate, isRepeat: Bool) {
        self.businessDate = businessDate
        self.isRepeat = isRepeat
    }
}

/// The id of the ``Ledger`` service.
public let ledgerInject = InjectID<any Ledger>("Ledger")

/// The id of the collection to which features contribute the rules of their purposes.
public let authorityRulesInject = CollectionID<AuthorityRule>("AuthorityRules")

/// The id of the verifier that the book uses for customers' signatures.
public let authorityVerifierInject = InjectID<any AuthorityVerifier>("AuthorityVerifier")

extension Ledger {
    /// Audits the whole book without evidence from outside, except checkpoints.
    /// - Parameter checkpoints: The checkpoints with which the history is compared; their
    ///   signatures are already verified.
    public func audit(against checkpoints: [Checkpoint] = []) async throws -> AuditReport {
        try await audit(
            against: checkpoints,
            signatureFaults: { { _ in nil } },
            progress: { _, _ in }
        )
    }

    /// Returns a record with its decoded value, or nil when it does not exist.
    /// - Throws: ``BankError`` `record.unreadable` if the value cannot be decoded.
    public func record<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type
    ) async throws -> TypedRecord<Value>? {
        try await record(key).map { try TypedRecord($0) }
    }

    /// Returns the result of `read`; nil if the book does not exist.
    /// - Parameter read: A closure that reads this book.
    public func unlessMissing<Value: Sendable>(
        _ read: () async throws -> Value?
    ) async throws -> Value? {
        do {
            return try await read()
        } catch let error as BankError where error.code == "book.missing" {
            return nil
        }
    }
}
