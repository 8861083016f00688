/// The accounts of the bank that several features use.
extension AccountOpening {
    /// The cash in the till.
    ///
    /// The balance may be below zero, because customers also withdraw interest, which was never
    /// paid in as cash.
    public static let cash = AccountOpening(
        id: AccountID("bank/cash"),
        kind: AccountKind("cash", normalSide: .debit, mayBeNegative: true),
        owner: nil
    )

    /// The interest that the bank has paid.
    public static let interestExpense = AccountOpening(
        id: AccountID("bank/interest-expense"),
        kind: AccountKind("interest-expense", normalSide: .debit),
        owner: nil
    )

    /// The income tax that was withheld and is owed to the tax office.
    public static let incomeTax = AccountOpening(
        id: AccountID("bank/income-tax"),
        kind: AccountKind("withheld-tax", normalSide: .credit),
        owner: nil
    )

    /// The local income tax that was withheld and is owed to the municipality.
    public static let localIncomeTax = AccountOpening(
        id: AccountID("bank/local-income-tax"),
        kind: AccountKind("withheld-tax", normalSide: .credit),
        owner: nil
    )
}
