import Bookkeeping

extension AccountKind {
    /// A demand deposit account (입출금통장): the bank owes it, and it never runs below zero.
    public static let demandDeposit = AccountKind("demand-deposit", normalSide: .credit)
}

extension Purpose {
    /// An account is opened.
    public static let accountOpening = Purpose("account.open")
    /// An account gets a nickname, or loses it.
    public static let accountNaming = Purpose("account.nickname")
    /// Cash paid in.
    public static let deposit = Purpose("account.deposit")
    /// Cash taken out.
    public static let withdrawal = Purpose("account.withdraw")
    /// Money sent to another account of the bank.
    public static let transfer = Purpose("account.transfer")
    /// An account is closed for good.
    public static let accountClosing = Purpose("account.close")
    /// A day's interest earned.
    public static let accountAccrual = Purpose("account.accrue")
    /// A quarter's interest paid.
    public static let accountInterest = Purpose("account.interest")
}

extension InterestRateTable {
    /// What a demand deposit account earns: 0.10 % a year, at all times.
    public static let demandDeposit = InterestRateTable(always: InterestRate(basisPoints: 10))
}
