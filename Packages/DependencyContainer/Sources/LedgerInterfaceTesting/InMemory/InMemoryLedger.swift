public import Bookkeeping
public import LedgerInterface

/// A ledger that keeps its book in memory, for tests and demos of features.
///
/// It applies the same rules as the ledger on disk and meets the same ``LedgerContract``.
public actor InMemoryLedger: Ledger {
    /// The place of the book in error messages.
    private static let place = "this computer's memory"

    var openBook: MemoryBook?
    /// The copies of the book by path.
    var copies: [String: MemoryBook] = [:]
    let authority: @Sendable () throws -> AuthorityCheck
    let clock: WallClock
    private let nonce: IdempotencyID

    /// Creates a ledger.
    /// - Parameters:
    ///   - date: The first business date; nil for no book until ``start(on:)``.
    ///   - clock: The clock for the times of entries and the expiry of signatures.
    ///   - nonce: The random value of the first entry.
    ///   - authority: A closure that returns the authority check for each post.
    public init(
        date: BusinessDate?,
        clock: @escaping WallClock = Timestamp.now,
        nonce: IdempotencyID = .random(),
        authority: @escaping @Sendable () throws -> AuthorityCheck
    ) {
        self.authority = authority
        self.clock = clock
        self.nonce = nonce
        openBook = date.map { MemoryBook(start: .start(on: $0, at: clock(), nonce: nonce)) }
    }

    /// Creates a ledger with a copy of another ledger's book.
    init(
        _ book: MemoryBook,
        clock: @escaping WallClock,
        authority: @escaping @Sendable () throws -> AuthorityCheck
    ) {
        self.authority = authority
        self.clock = clock
        nonce = .random()
        openBook = book
    }

    /// Creates a ledger for a test.
    public init(_ setup: LedgerSetup) {
        self.init(date: setup.date, clock: setup.clock, nonce: setup.nonce) { setup.authority }
    }

    @discardableResult
    public func start(on date: BusinessDate?) -> Bool {
        guard openBook == nil else { return false }
        openBook = MemoryBook(start: .start(on: date, at: clock(), nonce: nonce))
        return true
    }

    public func post(_ draft: TransactionDraft) throws -> Receipt {
        if let receipt = try receipt(for: draft.intent) { return receipt }
        let posting = try PostingRules.posting(
            of: draft,
            under: authority(),
            in: try book(),
            at: clock()
        )
        openBook?.apply(posting)
        return posting.entry.receipt(isRepeat: false)
    }

    public func post(_ drafts: [TransactionDraft]) throws -> [Result<Receipt, BankError>] {
        try drafts.map { draft in
            do {
                return .success(try post(draft))
            } catch let error as BankError {
                return .failure(error)
            }
        }
    }

    public func rehearse(_ draft: TransactionDraft) throws {
        try PostingRules.rehearse(
            draft,
            repeating: receipt(under: draft.intent.id),
            under: authority(),
            in: book(),
            at: clock()
        )
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

    public func closingBalances(
        of account: AccountID,
        on days: ClosedRange<BusinessDate>
    ) throws -> ClosingBalances {
        _ = try page(account)
        return try book().closingBalances(of: account, on: days)
    }

    public func statement(
        of account: AccountID,
        from: BusinessDate?,
        through: BusinessDate?,
        after sequence: Int64?,
        limit count: Int
    ) throws -> Statement {
        let all = try page(account).lines
        let start =
            all.firstIndex { line in
                sequence.map { line.sequence > $0 } ?? from.map { line.date >= $0 } ?? true
            } ?? all.endIndex
        let rest = all[start...].prefix { line in through.map { line.date <= $0 } ?? true }
        let end = rest.prefix(count).last?.sequence ?? 0
        let lines = Array(rest.prefix { $0.sequence <= end })
        let opening = all[..<start].last?.balance ?? .zero
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

    public func records(
        in collection: String,
        after name: String?,
        limit count: Int
    ) throws -> [Record] {
        try book().records { record in
            record.key.collection == collection
                && name.map { $0.precedesInBytes(record.key.name) } ?? true
        }.prefix(count).map(\.self)
    }

    public func records(
        in collection: String,
        dueBy date: BusinessDate,
        after record: Record?,
        limit count: Int
    ) throws -> [Record] {
        let due = try book().records { record in
            record.key.collection == collection && record.due.map { $0 <= date } ?? false
        }.sorted(by: Self.isDueBefore)
        let rest = due.filter { found in record.map { Self.isDueBefore($0, found) } ?? true }
        return Array(rest.prefix(count))
    }

    private static func isDueBefore(_ a: Record, _ b: Record) -> Bool {
        guard let first = a.due, let second = b.due else { return false }
        return first == second ? a.key.name.precedesInBytes(b.key.name) : first < second
    }

    public func records(linkedTo account: AccountID, in collection: String?) throws -> [Record] {
        try book().records { record in
            record.linkedTo == account && collection.map { $0 == record.key.collection } ?? true
        }
    }

    public func entries(
        matching filter: EntryFilter,
        in range: EntryRange,
        limit count: Int
    ) throws -> [HeardEntry] {
        let book = try book()
        let found = book.entries.filter { posting in
            posting.entry.sequence > range.after && posting.entry.sequence <= range.through
                && filter.admits(posting.entry)
        }
        return (range.isNewestFirst ? found.reversed() : found).prefix(count).map { posting in
            HeardEntry(
                posting.entry,
                values: posting.records.map { $0.isSecret ? nil : $0.value }
            )
        }
    }

    public func historyEnd() throws -> HistoryEnd {
        let newest = try book().head.sequence
        return HistoryEnd(newest: newest, final: newest)
    }

    public func businessDate() throws -> BusinessDate {
        try book().head.businessDate
    }

    public func changeCount() throws -> Int64 {
        Int64(try book().entries.count)
    }

    @discardableResult
    public func closeDay(_ date: BusinessDate) throws -> DayReceipt {
        let posting = try Posting.closing(date, after: try book().head, at: clock())
        if let posting { openBook?.apply(posting) }
        return DayReceipt(businessDate: try businessDate(), isRepeat: posting == nil)
    }

    public func accept(_ historyBreak: HistoryBreak) throws -> Receipt {
        let posting = Posting.accepting(historyBreak, after: try book().head, at: clock())
        if let receipt = try receipt(under: posting.entry.intent.id) { return receipt }
        openBook?.apply(posting)
        return posting.entry.receipt(isRepeat: false)
    }

    func book() throws(BankError) -> MemoryBook {
        guard let openBook else { throw .bookMissing(at: Self.place) }
        return openBook
    }

    private func page(_ account: AccountID) throws(BankError) -> MemoryAccount {
        guard let page = try book().accounts[account] else { throw .accountUnknown(account) }
        return page
    }
}
