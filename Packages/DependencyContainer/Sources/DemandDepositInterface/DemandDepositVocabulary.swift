import LedgerInterface

extension AccountKind {
    /// A demand deposit account (입출금통장): the bank owes it, and it never runs below zero.
    public static let demandDeposit = AccountKind("demand-deposit", normalSide: .credit)
}

extension Purpose {
    /// An account is opened, or named anew.
    public static let accountOpening = Purpose("account.open")
    public static let accountNaming = Purpose("account.nickname")
    /// Cash paid in.
    public static let deposit = Purpose("account.deposit")
    /// Cash taken out.
    public static let withdrawal = Purpose("account.withdraw")
    public static let transfer = Purpose("account.transfer")
    public static let accountClosing = Purpose("account.close")
    /// A day's interest earned, and a quarter's paid.
    public static let accountAccrual = Purpose("account.accrue")
    public static let accountInterest = Purpose("account.interest")
}
