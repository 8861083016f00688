/// The rules of ``TransactionDraft``, written once for every ledger.
public enum PostingRules {
    /// Works out what the draft writes into the book as it stands.
    ///
    /// To be called in the transaction that will write it, after the idempotency id was found to be
    /// new. Nothing is written here.
    /// - Parameters:
    ///   - authority: What ``AuthorityCheck`` made of the draft's authority; nil for a rehearsal,
    ///     which leaves authority out.
    ///   - now: The computer's clock.
    /// - Throws: ``BankError`` for the first rule that it breaks, in this order: the draft's form
    ///   (`draft.…`, `text.…`), `signature.used`, `reverses.unknown`, `record.changed`,
    ///   `account.exists`, `account.unknown`, `account.closed`, `authority.missing`,
    ///   `authority.owner`, `signature.other`, `hold.…`, `amount.overflow`,
    ///   `balance.insufficient`, `closing.balance`, `closing.held`, `closing.linked`; and what the
    ///   book's answering throws.
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
        // Before the accounts: who worked from an old version (of a counter of account numbers, say)
        // starts over, and is not told what only followed from it.
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
            holds: holds.versions,
            memo: draft.memo,
            reverses: draft.reverses
        )
        return Posting(entry, after: head.hash, balances: balances, records: records.writes)
    }
}
