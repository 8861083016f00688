import Bookkeeping
import BookkeepingTesting

/// A box and its account as a textbook has them: fractions, and no ledger.
struct BoxModel {
    let rates: [BusinessDate: InterestRate]
    private(set) var account: Int64
    private(set) var box: Int64 = 0
    /// The exact interest that is earned and not paid.
    private(set) var accrued = Rational(0)
    var isMonthly = false

    init(rates: [BusinessDate: InterestRate], account: Int64) {
        self.rates = rates
        self.account = account
    }

    mutating func put(_ won: Int64) {
        account -= won
        box += won
    }

    /// Empties and closes the box, and opens another one.
    mutating func replaceBox() {
        put(-box)
        payInterest()
        accrued = Rational(0)
        isMonthly = false
    }

    /// Ends a day: it earns, and the next may be a payday.
    mutating func close(_ date: BusinessDate) {
        accrued = accrued + Rational(Int128(box)) * rate(on: date) * Rational(1, over: 365)
        if isMonthly, isFourthFriday(date) { payInterest() }
    }

    /// Pays the whole won: 14 % income tax, and 10 % of that as local income tax, each in tens of won.
    mutating func payInterest() {
        let interest = accrued.floor
        let incomeTax = (Rational(interest) * Rational(14, over: 1_000)).floor * 10
        let localTax = (Rational(incomeTax) * Rational(1, over: 100)).floor * 10
        accrued = accrued + Rational(-interest)
        account += Int64(interest - incomeTax - localTax)
    }

    private func rate(on date: BusinessDate) -> Rational {
        let latest = rates.keys.filter { $0 <= date }.max()
        return Rational(Int128(latest.flatMap { rates[$0]?.basisPoints } ?? 0), over: 10_000)
    }

    /// Counts from the first of the month, unlike the bank.
    private func isFourthFriday(_ date: BusinessDate) -> Bool {
        let fridays = (1...date.day).filter { day in
            BusinessDate(year: date.year, month: date.month, day: day)?.weekday == 5
        }
        return date.weekday == 5 && fridays.count == 4
    }
}
