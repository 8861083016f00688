/// The rules for posting a transaction, shared by all ledgers.
public enum PostingRules {
    /// Checks a draft and returns everything that it writes into the book.
    ///
    /// Call this in the transaction that will write it, after the idempotency key was found to be
    /// new. The rules write nothing.
    ///
    /// The first rule that the draft breaks throws, in this order: `draft.…`, `text.…`,
    /// `signature.used`, `reverses.unknown`, `record.changed`, `account.…`, `authority.…`,
    /// `signature.other`, `hold.…`, `amount.overflow`, `balance.insufficient`, `closing.…`.
    /// - Parameters:
    ///   - draft: The transaction.
    ///   - authority: The verified authority; nil skips the rules of authority for a rehearsal.
    ///   - book: The book.
    ///   - now: The time of the computer's clock.
    /// - Throws: ``BankError``, and the errors of the book.
    public static func posting(
        of draft: TransactionDraft,
        authority: EntryAuthority?,
        in book: some BookReading,
        at now: Timestamp
    ) throws -> Posting {
        try DraftValidator.check(draft)
        if case .customer(_, let signature)? = authority, try book.isUsed(signature: signature) {
            throw BankError(
                .refused,
                code: "signature.used",
                "this signature was used before; a new movement needs a new one"
            )
        }
        let head = try book.head
        if let reversed = draft.reverses, !(1...head.sequence).contains(reversed) {
            throw BankError(
                .notFound,
                code: "reverses.unknown",
                "there is no entry \(reversed) to reverse"
            )
        }
        var records = RecordsState(book: book)
        // Before the accounts: an outdated record can cause other refusals, and the caller that
        // gets `record.changed` starts over.
        for change in draft.records { try records.checkVersion(of: change) }
        var accounts = AccountsState(book: book)
        try accounts.open(draft.openings)
        try accounts.touch(draft.legs, closings: draft.closings)
        if authority != nil { try AuthorityRules.check(draft, on: accounts) }
        for change in draft.records { try records.change(change, accounts: &accounts) }
        var holds = HoldsState(book: book)
        for change in draft.holds { try holds.change(change, accounts: &accounts) }
        let balances = try accounts.move(draft.legs)
        try accounts.checkEnough(on: draft.legs.map(\.account) + draft.holds.map(\.account))
        for account in draft.closings {
            try accounts.close(account)
            try records.checkNoneLinked(to: account)
        }
        let entry = LedgerEntry(
            sequence: head.sequence + 1,
            date: head.businessDate,
            time: try head.nextTime(at: now),
            intent: draft.intent,
            result: draft.result,
            authority: authority ?? .none,
            legs: draft.legs,
            openings: accounts.opened,
            closings: draft.closings,
            records: records.writes.map(\.version),
            holds: holds.changed,
            memo: draft.memo,
            reverses: draft.reverses
        )
        return Posting(entry, after: head.hash, balances: balances, records: records.writes)
    }
}
