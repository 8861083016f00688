/// The rules for the authority that a draft needs, given its movements, closings and holds.
enum AuthorityRules {
    /// - Throws: ``BankError`` `authority.missing`, `authority.owner` or `signature.other`.
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
                    "'\(draft.intent.purpose)' needs the customer's signature, or the bank's "
                        + "authority"
                )
            }
            try checkNoHolds(of: draft)
        case .bank:
            return  // It covers every movement with its purpose, which the ledger has checked.
        case .customer(let movement, _):
            try checkNoHolds(of: draft)
            try checkIntent(of: draft, is: movement)
            try checkOwners(of: draft, sign: movement, on: accounts)
            try checkAmounts(of: draft, are: movement, on: accounts)
        }
    }

    /// Refuses a change of holds, which a customer's signature does not cover.
    private static func checkNoHolds(of draft: TransactionDraft) throws(BankError) {
        guard let change = draft.holds.first else { return }
        throw BankError(
            .refused,
            code: "authority.missing",
            "'\(draft.intent.purpose)' changes the hold '\(change.hold)', which needs the bank's "
                + "authority"
        )
    }

    private static func checkIntent(
        of draft: TransactionDraft,
        is movement: Movement
    ) throws(BankError) {
        guard movement.purpose == draft.intent.purpose else {
            throw mismatch("'\(movement.purpose)' was signed, not '\(draft.intent.purpose)'")
        }
        guard movement.idempotencyID == draft.intent.id else {
            throw mismatch("it was made with another idempotency key")
        }
        guard movement.amount >= .zero else { throw mismatch("its amount is below zero") }
    }

    private static func checkOwners(
        of draft: TransactionDraft,
        sign movement: Movement,
        on accounts: AccountsState<some BookReading>
    ) throws(BankError) {
        for account in draft.legs.map(\.account) + draft.closings {
            guard let state = accounts.states[account], let owner = state.owner else { continue }
            guard account == movement.from || account == movement.to else {
                throw mismatch("it does not name '\(account)'")
            }
            let loses = (state.flow ?? 0) < 0 || draft.closings.contains(account)
            guard !loses || owner == movement.customer else {
                throw BankError(
                    .refused,
                    code: "authority.owner",
                    "the account '\(account)' does not belong to the customer who signed"
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
            // The bank pays signed interest, so the account `from` may remain untouched.
            let untouched = account == movement.to ? 0 : expected
            let flow = accounts.states[account]?.flow ?? untouched
            guard flow != expected else { continue }
            throw mismatch(
                "\(movement.amount) was signed, but '\(account)' would change by \(flow)"
            )
        }
    }

    private static func mismatch(_ reason: String) -> BankError {
        BankError(
            .refused,
            code: "signature.other",
            "the signature is for another movement: \(reason)"
        )
    }
}
