/// The rules of accounts and boxes as a textbook has them: plain integers and a loop over days.
///
/// It shares no code with the bank. A request returns the code of its refusal, or nil.
final class ModelBank {
    private(set) var date = ModelDate()
    private(set) var accounts: [ModelAccount] = []
    private(set) var interest = 0
    private(set) var incomeTax = 0
    private(set) var localTax = 0
    private let accountRates: ModelRates
    private let boxRates: ModelRates

    init(accountRates: ModelRates, boxRates: ModelRates) {
        self.accountRates = accountRates
        self.boxRates = boxRates
    }

    func open(_ number: String) {
        accounts.append(ModelAccount(number: number))
    }

    func transfer(_ won: Int, from payer: ModelAccount, to payee: ModelAccount) -> String? {
        guard payer !== payee else { return "transfer.same-account" }
        if let refusal = payer.withdraw(won) { return refusal }
        payee.balance += won
        return nil
    }

    /// Pays the interest of a box that its customer asks for.
    func takeInterest(of account: ModelAccount) -> String? {
        guard let box = account.box else { return "safebox.none" }
        guard box.interest.payable > 0 else { return "safebox.no-interest" }
        account.balance += pay(box.interest.payable, from: &box.interest)
        box.interest.overdue = []
        return nil
    }

    /// Closes an account and pays its interest in cash; a fraction of a won is lost.
    func close(_ account: ModelAccount) -> String? {
        guard account.balance == 0 else { return "account.not-empty" }
        guard account.box == nil else { return "account.linked" }
        _ = pay(account.interest.payable, from: &account.interest)
        accounts.removeAll { $0 === account }
        return nil
    }

    /// Ends the day, and marks what is due on the next one.
    func closeDay() {
        for account in accounts {
            account.interest.addDay(account.balance, at: accountRates.rate(on: date))
            guard let box = account.box else { continue }
            box.interest.addDay(box.balance, at: boxRates.rate(on: date))
            if box.isMonthly, date.isFourthFriday { box.interest.markPayday() }
        }
        date.advance()
        guard date.isFirstOfQuarter else { return }
        for account in accounts { account.interest.markPayday() }
    }

    /// Pays what is due.
    func payInterest() {
        for account in accounts {
            for won in account.interest.overdue {
                account.balance += pay(won, from: &account.interest)
            }
            account.interest.overdue = []
            guard let box = account.box else { continue }
            for won in box.interest.overdue { account.balance += pay(won, from: &box.interest) }
            box.interest.overdue = []
        }
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

final class ModelAccount {
    let number: String
    var balance = 0
    var interest = ModelInterest()
    private(set) var box: ModelBox?

    init(number: String) {
        self.number = number
    }

    func withdraw(_ won: Int) -> String? {
        guard won <= balance else { return "balance.insufficient" }
        balance -= won
        return nil
    }

    func openBox(limit: Int) -> String? {
        guard box == nil else { return "safebox.exists" }
        box = ModelBox(limit: limit)
        return nil
    }

    func put(_ won: Int) -> String? {
        guard let box else { return "safebox.none" }
        guard box.balance + won <= box.limit else { return "safebox.limit" }
        if let refusal = withdraw(won) { return refusal }
        box.balance += won
        return nil
    }

    func take(_ won: Int) -> String? {
        guard let box else { return "safebox.none" }
        guard won <= box.balance else { return "balance.insufficient" }
        box.balance -= won
        balance += won
        return nil
    }

    /// Changes the schedule; a payday that the bank has missed is one no more.
    func setPayout(monthly: Bool) -> String? {
        guard let box else { return "safebox.none" }
        box.isMonthly = monthly
        box.interest.overdue = []
        return nil
    }

    func closeBox() -> String? {
        guard let box else { return "safebox.none" }
        guard box.balance == 0 else { return "safebox.not-empty" }
        guard box.interest.payable == 0 else { return "safebox.interest-unpaid" }
        self.box = nil
        return nil
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
    /// The amounts that were due on days on which the bank did not pay.
    var overdue: [Int] = []

    var payable: Int { Int(earned / 3_650_000) }

    mutating func addDay(_ balance: Int, at rate: Int) {
        earned += Int128(balance) * Int128(rate)
    }

    mutating func markPayday() {
        overdue.append(payable - overdue.reduce(0, +))
    }

    mutating func take(_ won: Int) {
        earned -= Int128(won) * 3_650_000
    }
}
