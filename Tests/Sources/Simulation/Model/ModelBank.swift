/// The rules of accounts, boxes and cards as a textbook has them: plain integers and loops.
///
/// It shares no code with the bank. It knows the refusals that a request deserves, and carries out the
/// requests that the bank has accepted.
final class ModelBank {
    private(set) var date = ModelDate()
    private(set) var accounts: [String: ModelAccount] = [:]
    /// The open accounts in the order of their opening.
    private(set) var openAccounts: [ModelAccount] = []
    private(set) var lastClosed: ModelAccount?
    private(set) var cards: [String: ModelCard] = [:]
    private(set) var payments: [String: ModelPayment] = [:]
    private var cash = 0
    private var settlement = 0
    private var interest = 0
    private var incomeTax = 0
    private var localTax = 0
    private let customers: Set<String>
    private var accountRates: ModelRates
    private var boxRates: ModelRates

    init(customers: Set<String>, accountRates: ModelRates, boxRates: ModelRates) {
        self.customers = customers
        self.accountRates = accountRates
        self.boxRates = boxRates
    }

    /// The balances of the bank's accounts: cash, card settlement, interest and both taxes.
    var ownBalances: [Int] { [cash, settlement, interest, incomeTax, localTax] }

    /// The sum of all balances, debits minus credits, which is zero at all times.
    var imbalance: Int {
        openAccounts.reduce(cash + interest - settlement - incomeTax - localTax) {
            $0 - $1.balance - ($1.box?.balance ?? 0)
        }
    }

    /// The interest and the holds that are due and still wait for the bank.
    var due: [String] {
        openAccounts.flatMap { account in
            (account.interest.overdue + (account.box?.interest.overdue ?? [])).map {
                "interest of \(account.number) through \($0.through)"
            }
                + account.cards.flatMap(\.openPayments)
                .filter { $0.hasExpired(on: date.number) }.map(\.name)
        }
    }

    /// Returns the account that a request is about; nil for a new account.
    func account(of request: Request) -> ModelAccount? {
        switch request {
        case .open: nil
        case .name(let account, _), .deposit(_, let account), .withdraw(_, let account),
            .transfer(_, let account, _), .close(let account), .openBox(let account, _),
            .put(_, let account), .take(_, let account), .takeInterest(let account),
            .setPayout(let account, _), .closeBox(let account), .issue(let account):
            accounts[account]
        default: card(of: request)?.account
        }
    }

    /// Returns the card that a request is about, if any.
    func card(of request: Request) -> ModelCard? {
        switch request {
        case .lock(let card, _, _, _), .limit(let card, _, _), .lose(let card), .reissue(let card),
            .closeCard(let card), .pay(_, let card, _):
            cards[card]
        case .settle(let payment, _), .void(let payment), .cancel(let payment, _):
            payments[payment]?.card
        default: nil
        }
    }

    /// Returns the codes of all rules that a request breaks now; the bank reports the first.
    func refusals(of request: Request) -> [String] {
        switch request {
        case .open(let customer, let nickname):
            return broken(
                ("customer.unknown", !customers.contains(customer)),
                ("nickname.taken", isTaken(nickname, of: customer, by: nil))
            )
        case .name(let name, let nickname):
            guard let account = accounts[name] else { return ["account.unknown"] }
            return broken(
                ("account.closed", account.isClosed),
                ("nickname.taken", isTaken(nickname, of: account.owner, by: account))
            )
        case .transfer(let won, let payer, let payee):
            guard let payer = accounts[payer], let payee = accounts[payee] else {
                return ["account.unknown"]
            }
            return broken(
                ("account.closed", payer.isClosed || payee.isClosed),
                ("transfer.same-account", payer === payee),
                ("balance.insufficient", won > payer.available)
            )
        case .settle(let name, _), .void(let name), .cancel(let name, _):
            return payments[name]?.refusals(of: request, on: date.number) ?? ["payment.unknown"]
        default:
            if let card = card(of: request) { return card.refusals(of: request, on: date.number) }
            return account(of: request)?.refusals(of: request) ?? ["account.unknown"]
        }
    }

    private func isTaken(_ nickname: String, of owner: String, by account: ModelAccount?) -> Bool {
        openAccounts.contains {
            $0 !== account && $0.owner == owner && $0.nickname == nickname && !nickname.isEmpty
        }
    }
}

// MARK: - Requests

extension ModelBank {
    /// Carries out a request that breaks no rule.
    /// - Parameter number: The number of the account that the bank has opened, if any.
    /// - Returns: The values that the bank's receipt must have.
    func carryOut(_ request: Request, opened number: String?) -> [String: String] {
        if case .open(let customer, let nickname) = request {
            let account = ModelAccount(number: number ?? "", owner: customer, nickname: nickname)
            accounts[account.number] = account
            openAccounts.append(account)
            return ["account": account.number]
        }
        if case .issue(let account) = request { return addCard(to: accounts[account]) }
        if case .reissue(let card) = request {
            return addCard(to: cards[card]?.account, replacing: cards[card])
        }
        if let card = card(of: request) { return carryOut(request, by: card) }
        return account(of: request).map { carryOut(request, on: $0) } ?? [:]
    }

    private func addCard(
        to account: ModelAccount?,
        replacing lost: ModelCard? = nil
    ) -> [String: String] {
        guard let card = account?.addCard(replacing: lost) else { return [:] }
        cards[card.name] = card
        return ["card": card.name]
    }

    private func carryOut(_ request: Request, by card: ModelCard) -> [String: String] {
        switch request {
        case .pay(let won, _, _):
            let payment = card.pay(won, on: date.number)
            payments[payment.name] = payment
            return ["payment": payment.name, "amount": "\(won)"]
        case .settle(let name, _), .void(let name), .cancel(let name, _):
            guard let (amount, owed) = payments[name]?.carryOut(request, on: date.number) else {
                return [:]
            }
            settlement += owed
            return ["payment": name, "amount": "\(amount)"]
        default:
            card.carryOut(request)
            return [:]
        }
    }

    private func carryOut(_ request: Request, on account: ModelAccount) -> [String: String] {
        switch request {
        case .deposit(let won, _):
            account.balance += won
            cash += won
        case .withdraw(let won, _):
            account.balance -= won
            cash -= won
        case .transfer(let won, _, let payee):
            account.balance -= won
            accounts[payee]?.balance += won
        case .takeInterest:
            guard let box = account.box else { return [:] }
            let won = box.interest.payable
            account.balance += pay(won, from: &box.interest)
            // The paydays that the bank has missed find nothing to pay any more.
            box.interest.overdue = box.interest.overdue.map { ($0.through, 0) }
            return ["interest": "\(won)"]
        case .close:
            let won = account.interest.payable
            // The interest is paid in cash; a fraction of a won is lost.
            cash -= pay(won, from: &account.interest)
            account.isClosed = true
            lastClosed = account
            openAccounts.removeAll { $0 === account }
            return ["interest": "\(won)"]
        default: return account.carryOut(request)
        }
        return [:]
    }
}

// MARK: - The work of the bank itself

extension ModelBank {
    /// Ends the day, and marks the interest that is due on the next one.
    func closeDay() {
        let (accountRate, boxRate) = (accountRates.rate(on: date), boxRates.rate(on: date))
        let (isFourthFriday, day) = (date.isFourthFriday, date.text)
        date.advance()
        for account in openAccounts {
            account.interest.addDay(account.balance, at: accountRate)
            if date.isFirstOfQuarter { account.interest.markPayday(through: day) }
            guard let box = account.box else { continue }
            box.interest.addDay(box.balance, at: boxRate)
            if box.isMonthly, isFourthFriday { box.interest.markPayday(through: day) }
        }
    }

    /// Pays the interest of a missed or present payday.
    /// - Parameters:
    ///   - name: The account that earns, which may be a box.
    ///   - day: The last day that earns.
    /// - Returns: The account that receives the interest; nil if nothing was due on that day.
    func payInterest(of name: String, through day: String) -> ModelAccount? {
        let parts = name.split(separator: "/")
        guard let account = accounts[String(parts.first ?? "")], !account.isClosed else {
            return nil
        }
        if parts.count == 1 {
            guard let due = account.interest.takePayday(through: day) else { return nil }
            account.balance += pay(due, from: &account.interest)
        } else {
            guard let box = account.box, name == account.boxName,
                let due = box.interest.takePayday(through: day)
            else { return nil }
            account.balance += pay(due, from: &box.interest)
        }
        return account
    }

    /// Releases the hold of a payment.
    /// - Returns: Whether it was due.
    func expire(_ name: String) -> Bool {
        guard let payment = payments[name], payment.held > 0, payment.hasExpired(on: date.number)
        else { return false }
        payment.held = 0
        return true
    }

    /// Books interest: 14 % income tax, and 10 % of that as local tax, each without its last digit.
    /// - Returns: The amount after tax.
    private func pay(_ won: Int, from earned: inout ModelInterest) -> Int {
        let income = won * 14 / 1_000 * 10
        let local = income / 100 * 10
        interest += won
        incomeTax += income
        localTax += local
        earned.take(won)
        return won - income - local
    }
}

/// Returns the codes of the rules that are broken.
func broken(_ rules: (code: String, isBroken: Bool)...) -> [String] {
    rules.filter(\.isBroken).map(\.code)
}
