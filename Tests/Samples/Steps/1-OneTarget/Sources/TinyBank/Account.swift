/// An account, which shows its box.
@MainActor
final class Account {
    private(set) var balance = 100000
    private(set) lazy var box = SafeBox(account: self)

    var summary: String { "account: \(balance) won, box: \(box.balance) won" }

    func withdraw(_ won: Int) throws {
        guard won <= balance else { throw NotEnoughMoney() }
        balance -= won
    }
}

struct NotEnoughMoney: Error, CustomStringConvertible {
    let description = "not enough money"
}
