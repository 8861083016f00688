import Bookkeeping

/// The record and the balance of a safe box at one moment.
struct SafeBoxSnapshot: Sendable {
    var held: TypedRecord<SafeBoxRecord>
    let balance: Money

    var record: SafeBoxRecord { held.value }

    /// The amount that can be put in before the limit is reached.
    var room: Money {
        Money(won: max(0, record.limit.money.won - balance.won))
    }

    /// - Throws: `BankError` `safebox.limit` if `amount` is greater than ``room``.
    func requireRoom(for amount: Money) throws(BankError) {
        guard amount <= room else {
            let rest = room == .zero ? "it is full" : "put in at most \(room), not \(amount)"
            throw BankError(
                .refused,
                code: "safebox.limit",
                "the safe box of '\(record.linkedAccount)' holds \(balance) and its limit is "
                    + "\(record.limit.money): \(rest)"
            )
        }
    }

    /// - Throws: `BankError` `balance.insufficient` if `amount` is greater than ``balance``.
    func requireHolding(_ amount: Money) throws(BankError) {
        guard amount <= balance else {
            throw BankError(
                .refused,
                code: "balance.insufficient",
                "the safe box of '\(record.linkedAccount)' holds \(balance), so \(amount) cannot be "
                    + "taken out; choose a lower amount"
            )
        }
    }
}
