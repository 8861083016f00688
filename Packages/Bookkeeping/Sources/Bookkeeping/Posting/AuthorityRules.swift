/// Which authority a draft needs, by what it moves and closes.
enum AuthorityRules {
    static func check(
        _ draft: TransactionDraft,
        on accounts: AccountsState<some BookReading>
    ) throws(BankError) {
        switch draft.authority {
        case .unneeded:
            guard draft.legs.isEmpty, draft.closings.isEmpty else {
                throw BankError(
                    .refused,
                    code: "authority.missing",
                    "\(draft.intent.purpose) needs the customer's signature or the bank's authority"
                )
            }
            try checkNoHolds(of: draft)
        case .bank:
            return  // the issuer stands behind it for this purpose, whatever moves
        case .customer(let movement, _):
            try checkNoHolds(of: draft)
            try checkIntent(of: draft, is: movement)
            try checkOwners(of: draft, sign: movement, on: accounts)
            try checkAmounts(of: draft, are: movement, on: accounts)
        }
    }

    /// What a customer signs says nothing of holds.
    private static func checkNoHolds(of draft: TransactionDraft) throws(BankError) {
        guard let change = draft.holds.first else { return }
        throw BankError(
            .refused,
            code: "authority.missing",
            "\(draft.intent.purpose) changes the hold \(change.hold), for which it needs the bank's "
                + "authority"
        )
    }

    private static func checkIntent(
        of draft: TransactionDraft,
        is movement: Movement
    ) throws(BankError) {
        guard movement.purpose == draft.intent.purpose else {
            throw other("signed is \(movement.purpose), booked would be \(draft.intent.purpose)")
        }
        guard movement.idempotencyID == draft.intent.id else {
            throw other("it was made under another idempotency key")
        }
        guard movement.amount >= .zero else { throw other("its amount is below zero") }
    }

    private static func checkOwners(
        of draft: TransactionDraft,
        sign movement: Movement,
        on accounts: AccountsState<some BookReading>
    ) throws(BankError) {
        for account in draft.legs.map(\.account) + draft.closings {
            guard let state = accounts.states[account], let owner = state.owner else { continue }
            guard account == movement.from || account == movement.to else {
                throw other("it does not name \(account)")
            }
            let loses = (state.flow ?? 0) < 0 || draft.closings.contains(account)
            guard !loses || owner == movement.customer else {
                throw BankError(
                    .refused,
                    code: "authority.owner",
                    "\(account) does not belong to the customer who signed"
                )
            }
        }
    }

    private static func checkAmounts(
        of draft: TransactionDraft,
        are movement: Movement,
        on accounts: AccountsState<some BookReading>
    ) throws(BankError) {
        let amount = Int128(movement.amount.won)
        for (account, expected) in [(movement.from, -amount), (movement.to, amount)] {
            // Interest signed for comes from the bank, so the box that it is `from` stays as it is.
            let untouched = account == movement.to ? 0 : expected
            let flow = accounts.states[account]?.flow ?? untouched
            guard flow != expected else { continue }
            throw other("\(movement.amount) were signed, but \(account) would change by \(flow)")
        }
    }

    private static func other(_ why: String) -> BankError {
        BankError(
            .refused,
            code: "signature.other",
            "the signature is for another movement: \(why)"
        )
    }
}
