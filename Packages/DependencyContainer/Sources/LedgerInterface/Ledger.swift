import Bookkeeping
import DependencyContainer

/// The book: double entry, append-only and durable.
///
/// Every write is one atomic transaction with an idempotency key. Every method throws
/// ``BankError``, for example `book.missing`. Reading never creates a book.
public protocol Ledger: Sendable {
    /// Creates the book unless it exists.
    /// - Parameter date: The first business date; nil for today in Seoul.
    /// - Returns: Whether the book was created; an existing book stays unchanged.
    @discardableResult
    func start(on date: BusinessDate?) async throws -> Bool

    /// Posts a transaction, as a whole or not at all, and returns once it is durable.
    ///
    /// The idempotency key is checked first. A known key with the same intent returns the first
    /// receipt, and with another intent throws `idempotency.conflict`. The authority is checked
    /// next, where a signature is good once. The rules of ``TransactionDraft`` are checked last.
    func post(_ draft: TransactionDraft) async throws -> Receipt

    /// Posts transactions in order with one durable commit, which is faster than one for each.
    ///
    /// Each transaction is accepted or refused on its own, like in ``post(_:)``.
    /// - Parameter drafts: The transactions.
    /// - Returns: The receipt or the refusal of each transaction.
    /// - Throws: ``BankError`` when the book cannot be written; then no transaction is posted.
    func post(_ drafts: [TransactionDraft]) async throws -> [Result<Receipt, BankError>]

    /// Checks a transaction like ``post(_:)``, without its authority and without writing.
    func rehearse(_ draft: TransactionDraft) async throws

    /// Returns the receipt of a request, or nil when its key is new.
    ///
    /// It answers a repeated request, so the entry is durable when it returns, also after the
    /// process that posted it was killed. ``receipt(under:)`` only reads.
    /// - Throws: ``BankError`` `idempotency.conflict` when the key was used for another request.
    func receipt(for intent: Intent) async throws -> Receipt?

    /// Returns the receipt of the request with a key, or nil when the key is new.
    func receipt(under id: IdempotencyID) async throws -> Receipt?

    /// Returns an account, or nil when it does not exist.
    func account(_ id: AccountID) async throws -> Account?

    /// Returns the open and closed accounts of a customer, sorted by name.
    func accounts(ownedBy customer: CustomerID) async throws -> [Account]

    /// Returns the balance at the end of a business date; zero before the account was opened.
    /// - Throws: ``BankError`` `account.unknown`.
    func balance(of account: AccountID, atEndOf date: BusinessDate) async throws -> Money

    /// Returns the balances of an account at the end of business dates.
    /// - Parameters:
    ///   - account: The account.
    ///   - days: The first and the last date, which are closed.
    /// - Throws: ``BankError`` `account.unknown`.
    func closingBalances(of account: AccountID, on days: ClosedRange<BusinessDate>) async throws
        -> ClosingBalances

    /// Returns a part of the statement of an account. ``statements(of:from:through:)`` reads all.
    /// - Parameters:
    ///   - account: The account.
    ///   - from: The first date; nil for the beginning.
    ///   - through: The last date, which is included; nil for the end.
    ///   - sequence: The number of the entry after which the part begins; nil for the first part.
    ///   - count: The number of lines, above zero. There are fewer at the end only, and more if the
    ///     last entry moves the account again.
    /// - Throws: ``BankError`` `account.unknown`.
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
    ///   - count: The greatest number of lines, zero or more.
    ///   - account: The account.
    /// - Throws: ``BankError`` `account.unknown`.
    func lastLines(_ count: Int, of account: AccountID) async throws -> [Statement.Line]

    /// Returns a record, or nil when it does not exist.
    func record(_ key: RecordKey) async throws -> Record?

    /// Returns some records of a collection, sorted by name. ``records(in:)`` reads all.
    /// - Parameters:
    ///   - collection: The collection.
    ///   - name: The name after which the part begins; nil for the first part.
    ///   - count: The greatest number of records, above zero.
    func records(in collection: String, after name: String?, limit count: Int) async throws
        -> [Record]

    /// Returns the records of a collection that are linked to an account, sorted by name.
    func records(in collection: String, linkedTo account: AccountID) async throws -> [Record]

    /// Returns the records of a collection that are due, by due date and name.
    /// - Parameters:
    ///   - collection: The collection.
    ///   - date: The last due date.
    ///   - record: The record after which the page begins; nil for the first page.
    ///   - count: The greatest number of records.
    func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) async throws -> [Record]

    /// Returns the records of all collections that are linked to an account, sorted by key.
    func records(linkedTo account: AccountID) async throws -> [Record]

    /// Returns the business date of the next entry.
    func businessDate() async throws -> BusinessDate

    /// Ends a business date, so that the next day becomes the business date.
    /// - Returns: The business date, and whether the date was closed before, which changes nothing.
    /// - Throws: ``BankError`` `day.early` for a date after the business date.
    @discardableResult
    func closeDay(_ date: BusinessDate) async throws -> DayReceipt

    /// Audits the whole book, and judges each entry again: its authority, its place in the log,
    /// sums, balances, holds and records.
    /// - Parameters:
    ///   - checkpoints: Checkpoints whose signatures are verified, with which the history is
    ///     compared.
    ///   - signatureFaults: Reads evidence outside the book, after the audit has begun to read one
    ///     state of the book. Returns a function that compares an entry that a customer has signed
    ///     with it, and returns the fault in one line, or nil. The report's check is `signings`.
    ///   - progress: A function that is called now and then with the number of audited entries and
    ///     the number of all entries.
    func audit(
        against checkpoints: [Checkpoint],
        signatureFaults: @escaping @Sendable () -> @Sendable (LedgerEntry) -> String?,
        progress: @escaping @Sendable (_ audited: Int64, _ all: Int64) -> Void
    ) async throws -> AuditReport
}

/// The answer of a ledger that was asked to close a day.
public struct DayReceipt: Sendable, Hashable {
    /// The business date afterward.
    public let businessDate: BusinessDate
    /// A Boolean value that indicates whether the day was closed before.
    public let isRepeat: Bool

    public init(businessDate: BusinessDate, isRepeat: Bool) {
        self.businessDate = businessDate
        self.isRepeat = isRepeat
    }
}

/// The id of the book.
public let ledgerInject = InjectID<any Ledger>("Ledger")

/// The id of the collection to which features contribute the rules of their purposes.
public let authorityRulesInject = CollectionID<AuthorityRule>("AuthorityRules")

/// The id of the verifier that the book uses for customers' signatures.
public let authorityVerifierInject = InjectID<any AuthorityVerifier>("AuthorityVerifier")

extension Ledger {
    /// Audits the whole book without evidence from outside, or with checkpoints only.
    /// - Parameter checkpoints: Checkpoints whose signatures are verified.
    public func audit(against checkpoints: [Checkpoint] = []) async throws -> AuditReport {
        try await audit(
            against: checkpoints,
            signatureFaults: { { _ in nil } },
            progress: { _, _ in }
        )
    }

    /// Returns a record with its decoded value, or nil when it does not exist.
    /// - Throws: ``BankError`` `record.unreadable`.
    public func record<Value: Codable & Sendable>(
        _ key: RecordKey,
        as type: Value.Type
    ) async throws -> TypedRecord<Value>? {
        try await record(key).map { try TypedRecord($0) }
    }

    /// Returns what `read` returns; nil when there is no book yet.
    /// - Parameter read: Reads this book.
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

extension BankError {
    /// The book does not exist.
    /// - Parameter place: The path where it was expected.
    public static func bookMissing(at place: String) -> BankError {
        BankError(
            .unreadableBook,
            code: "book.missing",
            "there is no book at '\(place)'; "
                + "create one with 'bank customer join', or name another one with '--book'"
        )
    }

    /// The content of the book contradicts itself or cannot be read.
    /// - Parameters:
    ///   - place: The place of the book.
    ///   - reason: The damage as a clause.
    public static func bookDamaged(_ place: String, _ reason: String) -> BankError {
        bookFailure(
            "damaged",
            "the book at '\(place)' is damaged (\(reason)); keep a copy of it, "
                + "and restore the last good one"
        )
    }

    /// The book was written by a newer version of this program.
    /// - Parameters:
    ///   - place: The place of the book.
    ///   - version: The version of its schema.
    ///   - known: The newest version that this program knows.
    public static func bookNewer(_ place: String, version: Int64, known: Int64) -> BankError {
        bookFailure(
            "newer",
            "the book at '\(place)' was written by a newer version of this program (its schema is "
                + "\(version), this program knows up to \(known)) and was left unchanged; "
                + "update this program"
        )
    }

    /// The book was written before the first release, in a format that no release reads.
    /// - Parameters:
    ///   - place: The place of the book.
    ///   - version: The version of its schema.
    ///   - first: The version of the first release.
    public static func bookUnreleased(
        _ place: String,
        version: Int64,
        first: Int64
    ) -> BankError {
        bookFailure(
            "unreleased",
            "the book at '\(place)' was written by a version of this program that was never released "
                + "(its schema is \(version), the first released one is \(first)) and was left "
                + "unchanged; name another place for a new book"
        )
    }

    /// The book cannot be read or written.
    /// - Parameters:
    ///   - problem: The second word of the code.
    ///   - message: One line with the problem and the remedy.
    public static func bookFailure(_ problem: String, _ message: String) -> BankError {
        BankError(.unreadableBook, code: "book.\(problem)", message)
    }
}
