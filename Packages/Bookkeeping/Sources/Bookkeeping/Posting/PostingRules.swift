/// The rules for posting a transaction, shared by all ledgers.
public enum PostingRules {
    /// Checks a draft, and returns the entry, the balances and the records that the caller writes
    /// into the book.
    ///
    /// Call this function in the write transaction, after checking that the idempotency key is new.
    ///
    /// The rules are checked in this order, and the first broken rule throws its error:
    /// * `draft.…`, `text.…`, `authority.no-rule`, `authority.bank`, `signature.…`,
    /// * `reverses.unknown`, `record.changed`, `account.…`, `hold.…`,
    /// * `authority.…`, `signature.other`, `amount.…`, `balance.insufficient`, `closing.…`,
    /// * `authority.rule`.
    /// - Parameters:
    ///   - draft: The transaction to check.
    ///   - authority: The check of the draft's authority.
    ///   - book: The book, in a write transaction.
    ///   - now: The time of the computer's clock.
    /// - Throws: ``BankError``, and the errors of the book.
    public static func posting(
        of draft: TransactionDraft,
        under authority: AuthorityCheck,
        in book: any BookReading,
        at now: Timestamp
    ) throws -> Posting {
        try posting(of: draft, under: authority, isRehearsal: false, in: book, at: now)
    }

    /// Checks a draft without its authority, and writes nothing.
    /// - Parameters:
    ///   - draft: The transaction to check.
    ///   - receipt: The receipt of an earlier request with the same idempotency key, if any.
    ///   - authority: The check of authorities; a rehearsal uses only the rules in it.
    ///   - book: The book, in a transaction.
    ///   - now: The time of the computer's clock.
    /// - Throws: The errors of ``posting(of:under:in:at:)``, except those of the authority. Throws
    ///   `idempotency.conflict` when the receipt belongs to another request.
    public static func rehearse(
        _ draft: TransactionDraft,
        repeating receipt: Receipt?,
        under authority: AuthorityCheck,
        in book: any BookReading,
        at now: Timestamp
    ) throws {
        if let receipt {
            _ = try receipt.answering(draft.intent)
        } else {
            _ = try posting(of: draft, under: authority, isRehearsal: true, in: book, at: now)
        }
    }

    private static func posting(
        of draft: TransactionDraft,
        under authority: AuthorityCheck,
        isRehearsal: Bool,
        in book: any BookReading,
        at now: Timestamp
    ) throws -> Posting {
        try DraftValidator.check(draft)
        let rule = try authority.rule(of: draft.intent.purpose)
        let (granted, movement) =
            isRehearsal ? (.none, nil) : try authority.grant(draft, in: book, at: now)
        if let reversed = draft.reverses { try requireEntry(under: reversed, in: book) }
        let head = try book.head
        var records = RecordsState(book: book, secrets: authority.secrets)
        // Before the accounts: an outdated record can cause other refusals, and the caller that
        // gets `record.changed` starts over.
        try records.checkVersions(of: draft, on: head.businessDate)
        let accounts = AccountsState(book: book, on: head.businessDate)
        try accounts.open(draft.openings)
        let moved = try accounts.open(draft.legs.lazy.map(\.account))
        _ = try accounts.open(draft.closings)
        for change in draft.records { try records.change(change, accounts: accounts) }
        var holds = HoldsState(book: book)
        for change in draft.holds { try holds.change(change, accounts: accounts) }
        let entry = LedgerEntry(
            sequence: head.sequence + 1,
            date: head.businessDate,
            time: head.nextTime(at: now),
            intent: draft.intent,
            result: draft.result,
            authority: granted,
            legs: draft.legs,
            openings: accounts.opened,
            closings: draft.closings,
            records: records.writes.map(\.version),
            holds: holds.changed,
            memo: draft.memo,
            reverses: draft.reverses
        )
        let review = review(entry, records, accounts)
        try rule.checkAuthority(of: review, movement: movement, isRehearsal: isRehearsal)
        let balances = try accounts.move(draft.legs, of: moved)
        try accounts.checkEnough(on: moved)
        try accounts.checkEnough(on: accounts.open(draft.holds.lazy.map(\.account)))
        for account in draft.closings {
            try accounts.close(account)
            try records.checkNoneLinked(to: account)
        }
        try rule.check(review)
        return Posting(entry, balances: balances, records: records.writes)
    }

    private static func requireEntry(
        under id: IdempotencyID,
        in book: any BookReading
    ) throws {
        guard try book.sequence(under: id) != nil else {
            throw BankError(
                .notFound,
                code: "reverses.unknown",
                "the entry to reverse, with the idempotency key '\(id)', does not exist"
            )
        }
    }

    private static func review(
        _ entry: LedgerEntry,
        _ records: RecordsState,
        _ accounts: AccountsState
    ) -> EntryReview {
        EntryReview(
            entry,
            records: records.transitions,
            account: { try accounts.reviewed($0) },
            closingBalances: { try accounts.book.closingBalances(of: $0, on: $1) },
            record: { try accounts.book.record($0) }
        )
    }
}
