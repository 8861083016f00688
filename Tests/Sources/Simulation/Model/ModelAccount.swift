final class ModelAccount {
    let number: String
    let owner: String
    private(set) var nickname: String
    var balance = 0
    var interest = ModelInterest()
    var isClosed = false
    private(set) var box: ModelBox?
    private(set) var cards: [ModelCard] = []
    /// The card payments of the last day with one.
    var spent = (day: -1, won: 0)
    /// The number of boxes that the account has had.
    private var boxCount = 0

    init(number: String, owner: String, nickname: String) {
        (self.number, self.owner, self.nickname) = (number, owner, nickname)
    }

    var held: Int { cards.reduce(0) { $1.openPayments.reduce($0) { $0 + $1.held } } }
    var available: Int { balance - held }
    var usableCards: [ModelCard] { cards.filter { $0.state == "active" || $0.state == "lost" } }
    var boxName: String { "\(number)/box\(boxCount)" }

    func refusals(of request: Request) -> [String] {
        let closed = broken(("account.closed", isClosed))
        let noBox = closed + broken(("safebox.none", box == nil))
        switch request {
        case .withdraw(let won, _):
            return closed + broken(("balance.insufficient", won > available))
        case .close:
            return closed
                + broken(
                    ("account.not-empty", available != 0),
                    ("account.held", held != 0),
                    ("account.linked", box != nil || !usableCards.isEmpty)
                )
        case .openBox: return closed + broken(("safebox.exists", box != nil))
        case .put(let won, _):
            let isFull = box.map { $0.balance + won > $0.limit } ?? false
            return noBox
                + broken(("safebox.limit", isFull), ("balance.insufficient", won > available))
        case .take(let won, _):
            return noBox + broken(("balance.insufficient", won > box?.balance ?? .max))
        case .takeInterest:
            return noBox + broken(("safebox.no-interest", box?.interest.payable == 0))
        case .closeBox:
            return noBox
                + broken(
                    ("safebox.not-empty", box?.balance ?? 0 != 0),
                    ("safebox.interest-unpaid", box?.interest.payable ?? 0 != 0)
                )
        case .setPayout: return noBox
        default: return closed
        }
    }

    /// Carries out a request that changes only this account.
    func carryOut(_ request: Request) -> [String: String] {
        switch request {
        case .name(_, let nickname):
            self.nickname = nickname
            return [:]
        case .openBox(_, let limit):
            box = ModelBox(limit: limit)
            boxCount += 1
        case .put(let won, _):
            balance -= won
            box?.balance += won
        case .take(let won, _):
            balance += won
            box?.balance -= won
        case .setPayout(_, let isMonthly):
            box?.isMonthly = isMonthly
            // A payday that the bank has missed is one no more.
            box?.interest.overdue = []
            return [:]
        default:
            box = nil
            return [:]
        }
        return ["box": boxName]
    }

    func addCard(replacing lost: ModelCard?) -> ModelCard {
        lost?.state = "replaced"
        let card = ModelCard(name: "\(number)/card\(cards.count + 1)", account: self, like: lost)
        cards.append(card)
        return card
    }
}

final class ModelBox {
    let limit: Int
    var balance = 0
    var isMonthly = false
    var interest = ModelInterest()

    init(limit: Int) {
        self.limit = limit
    }
}

/// Interest that is earned and not paid.
struct ModelInterest {
    /// The sum of won × basis points over days; 3,650,000 of them are one won.
    private var earned: Int128 = 0
    /// The amounts that were due on days on which the bank has not paid yet.
    var overdue: [(through: String, won: Int)] = []

    var payable: Int { Int(earned / 3_650_000) }

    mutating func addDay(_ balance: Int, at rate: Int) {
        earned += Int128(balance) * Int128(rate)
    }

    mutating func markPayday(through day: String) {
        overdue.append((day, payable - overdue.reduce(0) { $0 + $1.won }))
    }

    /// Returns what is due for the first missed payday, if it is that one.
    mutating func takePayday(through day: String) -> Int? {
        overdue.first?.through == day ? overdue.removeFirst().won : nil
    }

    mutating func take(_ won: Int) {
        earned -= Int128(won) * 3_650_000
    }
}
