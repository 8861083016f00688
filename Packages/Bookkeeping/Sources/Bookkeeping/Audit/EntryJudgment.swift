extension AuthorityCheck {
    /// Judges an entry of the book again, as when it was posted.
    ///
    /// The signature itself is not verified here; see ``verifySignature(of:keyRecord:)``.
    /// - Parameters:
    ///   - review: The entry and its surroundings.
    ///   - closed: The time of the last closing of a day, or of the start, before the entry.
    /// - Throws: ``BankError`` such as `authority.rule`, whose message is the fault, and the errors
    ///   of the book.
    public func judge(_ review: EntryReview, closedAt closed: Timestamp) throws {
        let entry = review.entry
        guard !entry.intent.purpose.isReservedForLedger else {
            return try Self.judgeOwnEntry(review)
        }
        let rule = try rule(of: entry.intent.purpose)
        let signed = try signedMovement(of: entry)
        // A clock that was set back gives the time of the last closing, which may be later.
        if let signed, signed.expires < entry.time, entry.time != closed {
            throw Self.refusal("expired", "the signature had expired")
        }
        try rule.checkAuthority(of: review, movement: signed?.movement)
        try rule.check(review)
    }

    /// Verifies the signature of an entry with the customer's key.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - keyRecord: The record with the key when the entry was posted.
    /// - Throws: ``BankError`` `signature.wrong`, or `customer.unknown`.
    public func verifySignature(of entry: LedgerEntry, keyRecord: Record?) throws(BankError) {
        guard let signed = try signedMovement(of: entry) else { return }
        try verifier.verify(signed, keyRecord: keyRecord)
    }

    /// Returns the place of the record with the key of the customer who signed an entry.
    public func keyRecord(of entry: LedgerEntry) -> RecordKey? {
        guard case .customer(let customer, _) = entry.authority else { return nil }
        return verifier.keyRecord(of: customer)
    }

    private func signedMovement(of entry: LedgerEntry) throws(BankError) -> SignedMovement? {
        guard case .customer(let customer, let signature) = entry.authority else { return nil }
        let signed = try signature.movement()
        guard signed.movement.customer == customer else {
            throw Self.refusal("other", "the signature is of another customer")
        }
        return signed
    }

    /// Judges the start of a book or the end of a day.
    private static func judgeOwnEntry(_ review: EntryReview) throws {
        let entry = review.entry
        let expected: Intent =
            if entry.intent.purpose == .dayClosing {
                .closing(entry.date)
            } else {
                .start(
                    on: entry.date,
                    nonce: try IdempotencyID(entry.intent.content["nonce"] ?? "")
                )
            }
        try review.require(entry.authority == .ledger, "it has another authority")
        try review.require(
            entry.intent == expected && entry.legs.isEmpty && entry.openings.isEmpty
                && entry.closings.isEmpty && entry.holds.isEmpty && entry.result.isEmpty
                && entry.memo.isEmpty && entry.reverses == nil && entry.records.isEmpty,
            "it is more than that"
        )
    }
}
