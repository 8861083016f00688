/// What every ledger says in the same words.
extension BankError {
    public static func accountUnknown(_ id: AccountID) -> BankError {
        BankError(.notFound, code: "account.unknown", "there is no account \(id)")
    }

    /// The idempotency id was used, with another intent.
    /// - Parameter first: What was done under it.
    public static func idempotencyConflict(_ first: Receipt) -> BankError {
        BankError(
            .refused,
            code: "idempotency.conflict",
            "the idempotency key \(first.intent.id) was used for something else "
                + "(\(first.intent.purpose) on \(first.date), entry \(first.sequence)); "
                + "give a new one"
        )
    }

    /// There is no book where one is to be read or written.
    /// - Parameter place: Where it would be: a path.
    public static func bookMissing(at place: String) -> BankError {
        BankError(
            .unreadableBook,
            code: "book.missing",
            "there is no book at \(place); `bank customer join` begins one, --book names another"
        )
    }
}
