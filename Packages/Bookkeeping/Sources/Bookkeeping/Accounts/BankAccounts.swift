/// The bank's own accounts that more than one feature books on.
extension AccountOpening {
    /// Cash in the till. The bank's interest is paid out of nothing a till holds, so it may run
    /// below zero.
    public static let cash = AccountOpening(
        id: AccountID("bank/cash"),
        kind: AccountKind("cash", normalSide: .debit, mayBeNegative: true),
        owner: nil
    )

    /// Interest that the bank has paid.
    public static let interestExpense = AccountOpening(
        id: AccountID("bank/interest-expense"),
        kind: AccountKind("interest-expense", normalSide: .debit),
        owner: nil
    )

    /// Income tax withheld, owed to the tax issuer.
    public static let incomeTax = AccountOpening(
        id: AccountID("bank/income-tax"),
        kind: AccountKind("withheld-tax", normalSide: .credit),
        owner: nil
    )

    /// Local income tax withheld, owed to the municipality.
    public static let localIncomeTax = AccountOpening(
        id: AccountID("bank/local-income-tax"),
        kind: AccountKind("withheld-tax", normalSide: .credit),
        owner: nil
    )
}
