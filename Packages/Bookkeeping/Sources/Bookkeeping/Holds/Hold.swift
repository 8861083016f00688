/// A reservation of money on an account, which keeps the money from being spent.
///
/// A hold can only be lowered. At zero the hold ends, and its name cannot be used again.
public struct Hold: Sendable, Hashable {
    /// The name of the hold.
    public let id: HoldID
    /// The account with the reserved money.
    public let account: AccountID
    /// The money that is reserved now; zero for a hold that has ended.
    public let amount: Money

    public init(id: HoldID, account: AccountID, amount: Money) {
        self.id = id
        self.account = account
        self.amount = amount
    }
}

/// A change of one hold, which needs the bank's authority.
///
/// The change names the amount that it replaces. If the hold has a different amount at the time of
/// posting, the whole transaction is refused with `hold.changed`.
public struct HoldChange: Sendable, Hashable {
    /// The name of the hold.
    public let hold: HoldID
    /// The account with the reserved money.
    public let account: AccountID
    /// The amount after the change; zero ends the hold.
    public let amount: Money
    /// The amount before the change; zero for a new hold.
    public let replacing: Money

    /// Returns the change that places a new hold.
    /// - Parameters:
    ///   - hold: A name that was never used for a hold.
    ///   - account: The account with the money to reserve.
    ///   - amount: The money to reserve, greater than zero.
    public static func place(
        _ hold: HoldID,
        on account: AccountID,
        _ amount: Money
    ) -> HoldChange {
        HoldChange(hold: hold, account: account, amount: amount, replacing: .zero)
    }

    /// Returns the change that lowers or ends a hold.
    /// - Parameters:
    ///   - hold: The current hold.
    ///   - amount: The amount after the change, below the current amount; zero ends the hold.
    public static func lower(_ hold: Hold, to amount: Money) -> HoldChange {
        HoldChange(
            hold: hold.id,
            account: hold.account,
            amount: amount,
            replacing: hold.amount
        )
    }
}
