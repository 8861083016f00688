/// A change of one hold, made together with the transaction that names it; it needs the bank's
/// authority.
///
/// It says which amount it was made from; when the hold has another by now, the whole transaction
/// is refused with `hold.changed`.
public struct HoldChange: Sendable, Hashable {
    public let hold: HoldID
    public let account: AccountID
    /// What the hold keeps back from now on; zero ends it.
    public let amount: Money
    /// What it keeps back now; zero when it is to be placed.
    public let replacing: Money

    private init(hold: HoldID, account: AccountID, amount: Money, replacing: Money) {
        self.hold = hold
        self.account = account
        self.amount = amount
        self.replacing = replacing
    }

    /// A new hold.
    /// - Parameters:
    ///   - hold: A name that no hold has had.
    ///   - account: Where it lies; what can be spent there shrinks by it.
    ///   - amount: Above zero.
    public static func place(
        _ hold: HoldID,
        on account: AccountID,
        _ amount: Money
    ) -> HoldChange {
        HoldChange(hold: hold, account: account, amount: amount, replacing: .zero)
    }

    /// A hold that keeps back less from now on.
    /// - Parameters:
    ///   - hold: As it is now.
    ///   - amount: Below what it keeps back now; zero ends it.
    public static func lower(_ hold: Hold, to amount: Money) -> HoldChange {
        HoldChange(
            hold: hold.id,
            account: hold.account,
            amount: amount,
            replacing: hold.amount
        )
    }
}
