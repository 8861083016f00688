public import Bookkeeping

/// A bank with a few features, whose ledger is a ``FakeBook``.
struct FakeBank {
    /// Two customers whose keys are in the book, which their names spell.
    static let anna = CustomerID("anna")
    static let bert = CustomerID("bert")
    static let deposit = AccountKind("deposit", normalSide: .credit)

    let issuer = AuthorityIssuer()
    let authority: AuthorityCheck
    var book: FakeBook
    var now = Timestamp(milliseconds: 1_767_571_200_000)
    private var drafts = 0

    /// Opens the bank on 2026-01-05 with two customers.
    init() throws {
        let start = Posting.start(
            on: BusinessDate(dayNumber: 20_458),
            at: now,
            nonce: try IdempotencyID("nonce")
        )
        let rules = try AuthorityRules(Self.rules)
        authority = AuthorityCheck(issuer: issuer, verifier: FakeVerifier(), rules: rules)
        book = FakeBook(start: start)
        for customer in [Self.anna, Self.bert] { try join(customer) }
    }

    /// Returns the intent of the next request, with a new idempotency key.
    mutating func intent(_ purpose: Purpose, _ content: [String: String] = [:]) -> Intent {
        drafts += 1
        return Intent(
            id: IdempotencyID(unchecked: "draft-\(drafts)"),
            purpose: purpose,
            content: content
        )
    }

    /// Returns a draft for a purpose, with the authority of a holder of the bank's authority.
    mutating func draft(_ purpose: Purpose, by holder: String? = nil) -> TransactionDraft {
        let granted = holder.map { Authority.bank(issuer.authority($0)) }
        return TransactionDraft(intent(purpose), authority: granted ?? .unneeded)
    }

    /// Returns what the rules would write for a draft.
    func posting(of draft: TransactionDraft) throws -> Posting {
        try PostingRules.posting(of: draft, under: authority, in: book, at: now)
    }

    /// Returns the code of the refusal of a draft; nil when the rules accept it.
    func refusal(of draft: TransactionDraft) throws -> String? {
        do {
            _ = try posting(of: draft)
            return nil
        } catch let error as BankError {
            return error.code
        }
    }

    /// Posts a draft like a ledger: a repeated request gets its first receipt.
    @discardableResult
    mutating func post(_ draft: TransactionDraft) throws -> Receipt {
        if let entry = book.entry(under: draft.intent.id) {
            return try entry.receipt(isRepeat: true).answering(draft.intent)
        }
        let posting = try posting(of: draft)
        book.apply(posting)
        return posting.entry.receipt(isRepeat: false)
    }

    /// Ends the business date, and moves the clock to the next one.
    mutating func closeDay() throws {
        let closing = try Posting.closing(book.head.businessDate, after: book.head, at: now)
        if let closing { book.apply(closing) }
        now = now.advanced(bySeconds: 86_400)
    }

    /// Audits the book, and judges every entry.
    func audit(against checkpoints: [Checkpoint] = []) -> AuditReport {
        book.audit(under: authority, against: checkpoints)
    }
}

extension Money: ExpressibleByIntegerLiteral {
    /// Creates an amount of whole won.
    public init(integerLiteral value: Int64) {
        self.init(won: value)
    }
}
