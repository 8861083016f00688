final class ModelCard {
    let name: String
    unowned let account: ModelAccount
    var state = "active"
    private(set) var isLocked = (domestic: false, overseas: false)
    private(set) var limits = (perPayment: 2_000_000, perDay: 6_000_000)
    private(set) var payments: [ModelPayment] = []
    /// The position of the first payment that may have a hold.
    private var firstOpen = 0

    init(name: String, account: ModelAccount, like other: ModelCard?) {
        (self.name, self.account) = (name, account)
        guard let other else { return }
        (isLocked, limits) = (other.isLocked, other.limits)
    }

    /// The payments with a hold.
    var openPayments: [ModelPayment] { payments.suffix(from: firstOpen).filter { $0.held > 0 } }

    func refusals(of request: Request, on day: Int) -> [String] {
        let inactive = broken(("card.\(state)", state != "active"))
        let final = broken(("card.\(state)", state != "active" && state != "lost"))
        switch request {
        case .lock(_, let domestic, let overseas, let isLocked):
            let changes =
                domestic && self.isLocked.domestic != isLocked
                || overseas && self.isLocked.overseas != isLocked
            return inactive + broken(("card.lock", !changes))
        case .limit(_, let perPayment, let perDay):
            let isRight =
                (1...6_000_000).contains(perPayment) && (1...20_000_000).contains(perDay)
                && perPayment <= perDay
            return inactive + broken(("card.limits", !isRight))
        case .reissue: return final + broken(("card.not-lost", state == "active"))
        case .closeCard: return final + broken(("card.held", !openPayments.isEmpty))
        case .pay(let won, _, let isOverseas):
            return inactive
                + broken(
                    ("card.locked", isOverseas ? isLocked.overseas : isLocked.domestic),
                    ("card.limit-payment", won > limits.perPayment),
                    ("card.limit-day", spent(on: day) + won > limits.perDay),
                    ("balance.insufficient", won > account.available)
                )
        default: return inactive
        }
    }

    func carryOut(_ request: Request) {
        switch request {
        case .lock(_, let domestic, let overseas, let isLocked):
            if domestic { self.isLocked.domestic = isLocked }
            if overseas { self.isLocked.overseas = isLocked }
        case .limit(_, let perPayment, let perDay): limits = (perPayment, perDay)
        case .lose: state = "lost"
        default: state = "closed"
        }
    }

    func pay(_ won: Int, on day: Int) -> ModelPayment {
        account.spent = (day, spent(on: day) + won)
        while firstOpen < payments.count, payments[firstOpen].held == 0 { firstOpen += 1 }
        let name = "\(name)/payment\(payments.count + 1)"
        let payment = ModelPayment(name: name, card: self, day: day, held: won)
        payments.append(payment)
        return payment
    }

    /// Returns the amount that all cards of the account have paid on a day.
    func spent(on day: Int) -> Int { account.spent.day == day ? account.spent.won : 0 }
}

final class ModelPayment {
    let name: String
    unowned let card: ModelCard
    private let day: Int
    let authorized: Int
    var held: Int
    private(set) var settled = 0
    private(set) var canceled = 0

    init(name: String, card: ModelCard, day: Int, held: Int) {
        (self.name, self.card, self.day, self.held) = (name, card, day, held)
        authorized = held
    }

    /// The day on which the hold is over: it lasts for seven days.
    var expires: Int { day + 7 }

    /// Returns whether the hold is over.
    func hasExpired(on today: Int) -> Bool { today >= expires }

    func refusals(of request: Request, on today: Int) -> [String] {
        switch request {
        case .settle(_, let won):
            broken(
                ("payment.not-held", held == 0),
                ("payment.expired", hasExpired(on: today)),
                ("payment.settle", won ?? 0 > held)
            )
        case .cancel(_, let won):
            broken(
                ("payment.not-settled", settled == canceled),
                ("payment.cancel", won ?? 0 > settled - canceled),
                ("account.closed", card.account.isClosed)
            )
        default: broken(("payment.not-held", held == 0))
        }
    }

    /// Carries out a step.
    /// - Returns: The amount of the step, and the part of it that the bank owes to merchants.
    func carryOut(_ request: Request, on today: Int) -> (amount: Int, owed: Int) {
        switch request {
        case .settle(_, let part):
            let won = part ?? held
            held -= won
            settled += won
            card.account.balance -= won
            return (won, won)
        case .cancel(_, let part):
            let won = part ?? settled - canceled
            canceled += won
            card.account.balance += won
            giveBack(won, on: today)
            return (won, -won)
        default:
            defer { held = 0 }
            giveBack(held, on: today)
            return (held, 0)
        }
    }

    /// Lowers the spending of the day of the payment.
    private func giveBack(_ won: Int, on today: Int) {
        guard today == day, card.account.spent.day == day else { return }
        card.account.spent.won = max(0, card.account.spent.won - won)
    }
}
