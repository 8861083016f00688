import Bookkeeping

extension AccountKind {
    /// A safe box (세이프박스): the bank owes it, and it never runs below zero.
    public static let safeBox = AccountKind("safe-box", normalSide: .credit)
}

extension Purpose {
    /// A box is opened.
    public static let safeBoxOpening = Purpose("safebox.open")
    /// Money put into the box.
    public static let safeBoxPut = Purpose("safebox.put")
    /// Money taken out of it.
    public static let safeBoxTake = Purpose("safebox.take")
    /// Interest paid because the customer asked for it.
    public static let safeBoxInterest = Purpose("safebox.interest")
    /// Interest paid monthly, by the bank.
    public static let safeBoxMonthlyInterest = Purpose("safebox.monthly")
    /// How the box pays its interest is set.
    public static let safeBoxSetting = Purpose("safebox.set")
    /// A day's interest earned.
    public static let safeBoxAccrual = Purpose("safebox.accrue")
    /// A box is closed for good.
    public static let safeBoxClosing = Purpose("safebox.close")
}

extension InterestRateTable {
    /// What a safe box earns: 1.60 % a year, at all times.
    public static let safeBox = InterestRateTable(always: InterestRate(basisPoints: 160))
}
