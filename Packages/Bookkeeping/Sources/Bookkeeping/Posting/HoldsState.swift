/// The holds that a draft changes, checked one after the other.
struct HoldsState {
    private let book: any BookReading
    /// The holds that were changed, with their new amounts.
    private(set) var changed: [Hold] = []

    init(book: any BookReading) {
        self.book = book
    }

    /// - Throws: ``BankError`` `hold.unknown`, `hold.exists`, `hold.changed`, `account.unknown`,
    ///   `account.closed` or `amount.overflow`.
    mutating func change(_ change: HoldChange, accounts: AccountsState) throws {
        try check(change)
        try accounts.hold(change)
        changed.append(Hold(id: change.hold, account: change.account, amount: change.amount))
    }

    private func check(_ change: HoldChange) throws {
        let present = try book.hold(change.hold)
        if change.replacing == .zero {
            guard present == nil else {
                throw BankError(
                    .refused,
                    code: "hold.exists",
                    "the name of the hold '\(change.hold)' was used before; choose another"
                )
            }
            return
        }
        guard let present, present.account == change.account else {
            throw BankError(
                .notFound,
                code: "hold.unknown",
                "the account '\(change.account)' has no hold '\(change.hold)'"
            )
        }
        guard present.amount == change.replacing else {
            throw BankError(
                .refused,
                code: "hold.changed",
                "the hold '\(change.hold)' is \(present.amount) now, not \(change.replacing); try again"
            )
        }
    }
}
