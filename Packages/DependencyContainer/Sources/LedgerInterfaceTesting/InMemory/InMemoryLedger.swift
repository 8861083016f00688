import Bookkeeping
import LedgerInterface

/// A ledger that keeps its book in memory: for the tests and demos of features.
///
/// It is no fake in what it allows: the rules, the receipts, the hashes are those of the ledger on
/// disk, and both pass the same contract (``LedgerContract``). Only the disk is missing.
public actor InMemoryLedger: Ledger {
    /// Where its book would be, for messages.
    private static let place = "this computer's memory"

    private var openBook: MemoryBook?
    private let authority: AuthorityCheck
    private let clock: WallClock

    /// - Parameters:
    ///   - date: The first business date of its book; nil for a ledger without a book, until
    ///     ``start(on:)``.
    ///   - issuer: The bank's issuer; an authority from any other is refused.
    ///   - verifier: Who checks the customers' signatures.
    ///   - clock: The computer's clock, for the times of entries and the expiry of signatures.
    public init(
        date: BusinessDate?,
        issuer: AuthorityIssuer,
        verifier: any AuthorityVerifier,
        clock: @escaping WallClock = Timestamp.now
    ) {
        authority = AuthorityCheck(issuer: issuer) { verifier }
        self.clock = clock
        openBook = date.map { MemoryBook(beginning: .beginning(on: $0, at: clock())) }
    }

    @discardableResult
    public func start(on date: BusinessDate?) -> Bool {
        guard openBook == nil else { return false }
        let now = clock()
        let first = date ?? BusinessDate(inSeoulAt: now)
        openBook = MemoryBook(beginning: .beginning(on: first, at: now))
        return true
    }

    public func post(_ draft: TransactionDraft) async throws -> Receipt {
        if let receipt = try receipt(for: draft.intent) { return receipt }
        let authority = try await authority.booked(draft, at: clock())
        // Somebody else may have posted it while the signature was looked at.
        if let receipt = try receipt(for: draft.intent) { return receipt }
        let posting = try PostingRules.posting(
            of: draft,
            authority: authority,
            in: try book(),
            at: clock()
        )
        openBook?.apply(posting)
        return posting.entry.receipt(isRepeat: false)
    }

    public func rehearse(_ draft: TransactionDraft) throws {
        guard try receipt(for: draft.intent) == nil else { return }
        _ = try PostingRules.posting(of: draft, authority: nil, in: try book(), at: clock())
    }

    public func receipt(for intent: Intent) throws -> Receipt? {
        try book().entry(under: intent.id)?.receipt(isRepeat: true).answering(intent)
    }

    public func receipt(under id: IdempotencyID) throws -> Receipt? {
        try book().entry(under: id)?.receipt(isRepeat: true)
    }

    public func account(_ id: AccountID) throws -> Account? {
        try book().account(id)
    }

    public func accounts(ownedBy customer: CustomerID) throws -> [Account] {
        try book().accounts.values.map(\.account).filter { $0.owner == customer }
            .sorted { $0.id.rawValue.precedesInBytes($1.id.rawValue) }
    }

    public func balance(of account: AccountID, atEndOf date: BusinessDate) throws -> Money {
        try page(account).lines.last { $0.date <= date }?.balance ?? .zero
    }

    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?
    ) throws -> Statement {
        let all = try page(account).lines
        let lines = all.filter { line in
            from.map { line.date >= $0 } ?? true && through.map { line.date <= $0 } ?? true
        }
        let opening = from.flatMap { from in all.last { $0.date < from }?.balance } ?? .zero
        return Statement(
            account: account,
            opening: opening,
            lines: lines,
            closing: lines.last?.balance ?? opening
        )
    }

    public func lastLines(_ count: Int, of account: AccountID) throws -> [Statement.Line] {
        try page(account).lines.suffix(count)
    }

    public func record(_ key: RecordKey) throws -> Record? {
        try book().records[RecordName(key)]?.present
    }

    public func records(in collection: String, linkedTo account: AccountID?) throws -> [Record] {
        try book().records {
            $0.key.collection == collection && (account == nil || $0.linkedTo == account)
        }
    }

    public func records(linkedTo account: AccountID) throws -> [Record] {
        try book().records { $0.linkedTo == account }
    }

    public func businessDate() throws -> BusinessDate {
        try book().head.businessDate
    }

    @discardableResult
    public func closeDay(_ date: BusinessDate) throws -> BusinessDate {
        if let posting = try Posting.closing(date, after: try book().head, at: clock()) {
            openBook?.apply(posting)
        }
        return try businessDate()
    }

    public func audit() throws -> AuditReport {
        let book = try book()
        var audit = BookAudit()
        for (entry, hash) in book.entries { audit.visit(entry, hash: hash) }
        for page in book.accounts.values { page.show(to: &audit) }
        for page in book.records.values {
            for (version, sequence) in page.history {
                audit.visit(version, at: sequence, present: page.present)
            }
        }
        return audit.report()
    }

    private func book() throws(BankError) -> MemoryBook {
        guard let openBook else { throw .bookMissing(at: Self.place) }
        return openBook
    }

    private func page(_ account: AccountID) throws(BankError) -> MemoryAccount {
        guard let page = try book().accounts[account] else { throw .accountUnknown(account) }
        return page
    }
}
