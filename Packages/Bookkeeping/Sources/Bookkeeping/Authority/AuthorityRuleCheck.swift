extension AuthorityRule {
    /// Checks that an entry has the required authority, and changes only what the rule allows.
    ///
    /// The feature's own ``check`` runs later, because it needs the balances after the entry.
    /// - Parameters:
    ///   - review: The entry. Its balances may be outdated, because this check does not read them.
    ///   - movement: The movement that the customer signed; nil for an entry without a signature.
    ///   - isRehearsal: Whether the entry is only rehearsed. A rehearsal needs no authority.
    /// - Throws: ``BankError`` `authority.missing`, `authority.bank`, `authority.owner`,
    ///   `authority.rule` or `signature.other`.
    func checkAuthority(
        of review: EntryReview,
        movement: Movement?,
        isRehearsal: Bool = false
    ) throws {
        let entry = review.entry
        if !isRehearsal { try checkAuthorizer(of: entry) }
        try checkNeeded(by: entry)
        for record in review.records {
            try review.require(
                collections.contains(record.key.collection),
                "it changes the record '\(record.key)'"
            )
        }
        for opening in entry.openings where opening.owner == nil {
            try review.require(bankAccounts.contains(opening), "it opens '\(opening.id)'")
        }
        guard let movement else { return }
        try checkIntent(of: entry, is: movement)
        try checkOwners(in: review, sign: movement)
        try checkAmounts(of: entry, are: movement)
    }

    private func checkAuthorizer(of entry: LedgerEntry) throws(BankError) {
        switch (authorizer, entry.authority) {
        case (.customer, .customer), (.unneeded, .none): return
        case (.bank(let holder), .bank(let name)) where holder == name: return
        case (_, .bank(let name)):
            throw BankError(
                .refused,
                code: "authority.bank",
                "the feature '\(name)' may not post entries for the purpose '\(purpose)'"
            )
        default: throw missing("needs \(authorizer)")
        }
    }

    /// Refuses changes that the rule's authorizer may not make.
    ///
    /// Only the bank may change holds. Only the bank and customers may move money and close
    /// accounts.
    private func checkNeeded(by entry: LedgerEntry) throws(BankError) {
        if case .bank = authorizer { return }
        if let hold = entry.holds.first {
            throw missing("changes the hold '\(hold.id)', which needs the bank's authority")
        }
        guard authorizer == .customer || entry.legs.isEmpty && entry.closings.isEmpty else {
            throw missing("moves money or closes an account, which needs an authority")
        }
    }

    private func missing(_ reason: String) -> BankError {
        BankError(.refused, code: "authority.missing", "the purpose '\(purpose)' \(reason)")
    }

    private func checkIntent(of entry: LedgerEntry, is movement: Movement) throws(BankError) {
        guard movement.purpose == purpose else {
            throw Self.mismatch("its purpose is '\(movement.purpose)', not '\(purpose)'")
        }
        guard movement.idempotencyID == entry.intent.id else {
            throw Self.mismatch("it names another idempotency key")
        }
        guard movement.amount >= .zero else {
            throw Self.mismatch("the signed amount is below zero")
        }
        guard movement.digest == entry.draftDigest else {
            throw Self.mismatch("the transaction differs from the one that was shown and signed")
        }
    }

    private func checkOwners(in review: EntryReview, sign movement: Movement) throws {
        let entry = review.entry
        for account in entry.legs.map(\.account) + entry.closings {
            guard let owner = try review.account(account).owner else { continue }
            guard account == movement.from || account == movement.to else {
                throw Self.mismatch("it does not name '\(account)'")
            }
            let loses = entry.flow(of: account) ?? 0 < 0 || entry.closings.contains(account)
            guard !loses || owner == movement.customer else { throw Self.foreign(account) }
        }
        for account in review.records.flatMap({ [$0.before?.linkedTo, $0.after?.linkedTo] }) {
            guard let account, try review.account(account).owner != movement.customer else {
                continue
            }
            throw Self.foreign(account)
        }
    }

    private func checkAmounts(of entry: LedgerEntry, are movement: Movement) throws(BankError) {
        let amount = Int128(movement.amount.won)
        for (account, expected) in [(movement.from, -amount), (movement.to, amount)] {
            // The bank pays signed interest, so the account `from` may remain untouched.
            let untouched = account == movement.to ? 0 : expected
            let flow = entry.flow(of: account) ?? untouched
            guard flow != expected else { continue }
            throw Self.mismatch(
                "\(movement.amount) was signed, but '\(account)' would change by \(flow) won"
            )
        }
    }

    private static func foreign(_ account: AccountID) -> BankError {
        BankError(
            .refused,
            code: "authority.owner",
            "the account '\(account)' does not belong to the customer who signed"
        )
    }

    private static func mismatch(_ reason: String) -> BankError {
        AuthorityCheck.refusal("other", "the signature is for another movement: \(reason)")
    }
}

extension LedgerEntry {
    /// Returns the credits minus the debits of `account`; nil without a leg on the account.
    fileprivate func flow(of account: AccountID) -> Int128? {
        let flows = legs.filter { $0.account == account }.map(\.flow)
        return flows.isEmpty ? nil : flows.reduce(0, +)
    }
}

extension AuthorityRule.Authorizer: CustomStringConvertible {
    /// The authority as a noun phrase for messages, such as `no authority`.
    public var description: String {
        switch self {
        case .customer: "the customer's signature"
        case .bank(let holder): "the bank's authority of '\(holder)'"
        case .unneeded: "no authority"
        }
    }
}
