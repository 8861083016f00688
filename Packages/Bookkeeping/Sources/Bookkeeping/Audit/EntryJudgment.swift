extension AuthorityCheck {
    /// Checks a posted entry again with the rule of its purpose, for an audit.
    ///
    /// This method does not verify the signature; see ``verifySignature(of:keyRecord:)``.
    /// - Parameters:
    ///   - review: The entry, with the accounts and records that the rule may read.
    ///   - closed: The time of the last earlier entry that closed a day or started the book.
    /// - Throws: ``BankError`` such as `authority.rule` with a message that names the fault, and
    ///   the errors of reading the book.
    public func judge(_ review: EntryReview, closedAt closed: Timestamp) throws {
        let entry = review.entry
        guard !entry.intent.purpose.isReservedForLedger else {
            return try Self.judgeOwnEntry(review)
        }
        let rule = try rule(of: entry.intent.purpose)
        let signed = try signedMovement(of: entry)
        // A clock that was set back gives the time of the last closing, which may be later.
        if let signed, signed.expires < entry.time, entry.time != closed {
            throw Self.refusal("expired", "the signature had expired when the entry was posted")
        }
        try rule.checkAuthority(of: review, movement: signed?.movement)
        try rule.check(review)
    }

    /// Verifies the customer's signature of an entry, if the entry has one.
    /// - Parameters:
    ///   - entry: The entry to verify.
    ///   - keyRecord: The record with the customer's public key at the time of posting; nil when no
    ///     such record exists.
    /// - Throws: ``BankError`` `signature.wrong`, or `customer.unknown` without a key record.
    public func verifySignature(of entry: LedgerEntry, keyRecord: Record?) throws(BankError) {
        guard let signed = try signedMovement(of: entry) else { return }
        try verifier.verify(signed, keyRecord: keyRecord)
    }

    /// Returns the `RecordKey` of the record that contains the signer's public key; nil for an
    /// entry without a signature.
    public func keyRecord(of entry: LedgerEntry) -> RecordKey? {
        guard case .customer(let customer, _) = entry.authority else { return nil }
        return verifier.keyRecord(of: customer)
    }

    private func signedMovement(of entry: LedgerEntry) throws(BankError) -> SignedMovement? {
        guard case .customer(let customer, let signature) = entry.authority else { return nil }
        let signed = try signature.movement()
        guard signed.movement.customer == customer else {
            throw Self.refusal("other", "the signature and the entry name different customers")
        }
        return signed
    }

    /// Checks an entry that starts the book, closes a day or accepts a restored book.
    private static func judgeOwnEntry(_ review: EntryReview) throws {
        let entry = review.entry
        let expected: Intent =
            switch entry.intent.purpose {
            case .dayClosing: .closing(entry.date)
            case .historyBreak: .accepting(try entry.intent.request())
            default:
                .start(on: entry.date, nonce: try entry.intent.request(as: BookStart.self).nonce)
            }
        try review.require(entry.authority == .ledger, "its authority is not the ledger's own")
        try review.require(
            entry.intent == expected && entry.legs.isEmpty && entry.openings.isEmpty
                && entry.closings.isEmpty && entry.holds.isEmpty && entry.result.isEmpty
                && entry.memo.isEmpty && entry.reverses == nil && entry.records.isEmpty,
            "its content differs from the entry that the ledger would post"
        )
    }
}
