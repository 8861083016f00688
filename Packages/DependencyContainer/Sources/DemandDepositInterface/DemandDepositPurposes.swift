public import Bookkeeping

extension AccountKind {
    /// The kind of a demand deposit account (입출금통장); such an account is never overdrawn.
    ///
    /// The bank owes the balance to the account's owner.
    public static let demandDeposit = AccountKind("demand-deposit", normalSide: .credit)
}

extension Purpose {
    /// Opening an account.
    public static let accountOpening = Purpose("account.open")
    /// Changing or removing the nickname of an account.
    public static let accountNaming = Purpose("account.nickname")
    /// Paying cash in.
    public static let deposit = Purpose("account.deposit")
    /// Taking cash out.
    public static let withdrawal = Purpose("account.withdraw")
    /// Sending money to another account of the bank.
    public static let transfer = Purpose("account.transfer")
    /// Closing an account permanently.
    public static let accountClosing = Purpose("account.close")
    /// Paying the interest of a quarter.
    public static let accountInterest = Purpose("account.interest")
}

extension InterestRateTable {
    /// The rate of demand deposit accounts: 0.10 % a year on all dates.
    public static let demandDeposit = InterestRateTable(always: InterestRate(basisPoints: 10))
}
