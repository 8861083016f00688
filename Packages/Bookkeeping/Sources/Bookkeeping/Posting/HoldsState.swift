/// The changes of holds that a draft makes, checked one after the other.
struct HoldsState<Book: BookReading> {
    private let book: Book
    private(set) var versions: [HoldVersion] = []

    init(book: Book) {
        self.book = book
    }

    /// - Throws: ``BankError`` `hold.unknown`, `hold.exists`, `hold.changed`; `account.unknown`,
    ///   `account.closed` when it would lie on no open account; `amount.overflow`.
    mutating func change(_ change: HoldChange, accounts: inout AccountsState<Book>) throws {
        try check(change)
        try accounts.hold(change)
        versions.append(
            HoldVersion(hold: change.hold, account: change.account, amount: change.amount)
        )
    }

    private func check(_ change: HoldChange) throws {
        let present = try book.hold(change.hold)
        if change.replacing == .zero {
            guard present == nil else {
                throw BankError(
                    .refused,
                    code: "hold.exists",
                    "there was a hold \(change.hold) already, and a name is given once"
                )
            }
            return
        }
        guard let present, present.account == change.account else {
            throw BankError(
                .notFound,
                code: "hold.unknown",
                "there is no hold \(change.hold) on \(change.account)"
            )
        }
        guard present.amount == change.replacing else {
            throw BankError(
                .refused,
                code: "hold.changed",
                "the hold \(change.hold) keeps back \(present.amount), not \(change.replacing)"
            )
        }
    }
}
