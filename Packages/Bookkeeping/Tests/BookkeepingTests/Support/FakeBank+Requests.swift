import Bookkeeping

extension FakeBank {
    /// The key with which a customer signs.
    static func key(of customer: CustomerID) -> String { "key of \(customer)" }

    /// Adds the key of a customer, who signs with it.
    mutating func join(_ customer: CustomerID) throws {
        var draft = draft(.join)
        draft.records = [
            try .create(RecordKey("key", customer.rawValue), Self.key(of: customer))
        ]
        try post(sign(draft, as: customer))
    }

    /// Returns a draft with a customer's signature.
    /// - Parameters:
    ///   - draft: The draft, which is complete.
    ///   - customer: The customer who signs.
    ///   - from: The account that pays.
    ///   - to: The account that is paid.
    ///   - amount: The amount.
    ///   - expires: The expiry; two minutes from now by default.
    ///   - change: A change of the request before it is signed.
    func sign(
        _ draft: TransactionDraft,
        as customer: CustomerID = anna,
        from: String = "",
        to: String = "",
        _ amount: Money = 0,
        expires: Timestamp? = nil,
        change: (inout [String: String]) -> Void = { _ in }
    ) -> TransactionDraft {
        let movement = Movement(
            customer: customer,
            from: AccountID(from),
            to: AccountID(to),
            amount: amount,
            purpose: draft.intent.purpose,
            idempotencyID: draft.intent.id,
            digest: draft.digest
        )
        let honest = SignedMovement(
            movement,
            preview: MovementPreview(title: "Pay", from: from, to: to, amount: amount),
            expires: expires ?? now.advanced(bySeconds: 120)
        ) { _ in "" }
        var parameters = honest.parameters
        change(&parameters)
        let signature = FakeVerifier.signature(of: parameters, key: Self.key(of: customer))
        var signed = draft
        do {
            signed.authority = .customer(
                try SignedMovement(parameters: parameters, signature: signature)
            )
        } catch {
            preconditionFailure("a test changes only valid values: \(error)")
        }
        return signed
    }

    /// Opens an account, and pays cash in unless `amount` is zero.
    mutating func openAccount(
        _ id: String,
        for customer: CustomerID = anna,
        with amount: Money = 0
    ) throws {
        var opening = draft(.open)
        opening.openings = [
            AccountOpening(id: AccountID(id), kind: Self.deposit, owner: customer)
        ]
        try post(opening)
        if amount > 0 { try post(payIn(id, amount)) }
    }

    mutating func payIn(_ id: String, _ amount: Money) -> TransactionDraft {
        var draft = draft(.payIn, by: "Till")
        draft.openings = [.cash]
        draft.legs = [
            .debit(AccountOpening.cash.id, amount, "in"), .credit(AccountID(id), amount, "in"),
        ]
        return draft
    }

    /// Returns a transfer before it is signed.
    mutating func unsignedTransfer(
        from: String,
        to: String,
        _ amount: Money
    ) -> TransactionDraft {
        var draft = draft(.transfer)
        draft.legs = [
            .debit(AccountID(from), amount, "out"), .credit(AccountID(to), amount, "in"),
        ]
        return draft
    }

    mutating func transfer(
        from: String,
        to: String,
        _ amount: Money,
        as customer: CustomerID = anna
    ) -> TransactionDraft {
        let draft = unsignedTransfer(from: from, to: to, amount)
        return sign(draft, as: customer, from: from, to: to, amount)
    }

    /// Returns a change of holds.
    mutating func hold(_ changes: HoldChange...) -> TransactionDraft {
        var draft = draft(.hold, by: "Card")
        draft.holds = changes
        return draft
    }

    /// Returns a change of records.
    mutating func note(_ changes: RecordChange...) -> TransactionDraft {
        var draft = draft(.note)
        draft.records = changes
        return draft
    }

    mutating func closing(_ id: String, as customer: CustomerID = anna) -> TransactionDraft {
        var draft = draft(.close)
        draft.closings = [AccountID(id)]
        return sign(draft, as: customer, from: id)
    }
}
