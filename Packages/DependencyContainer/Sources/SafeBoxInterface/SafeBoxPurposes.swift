public import Bookkeeping

extension AccountKind {
    /// The kind of a safe box's account (세이프박스); such an account is never overdrawn.
    ///
    /// The bank owes the balance to the box's owner.
    public static let safeBox = AccountKind("safe-box", normalSide: .credit)
}

extension Purpose {
    /// Opening a box.
    public static let safeBoxOpening = Purpose("safebox.open")
    /// Moving money into the box.
    public static let safeBoxPut = Purpose("safebox.put")
    /// Moving money out of the box.
    public static let safeBoxTake = Purpose("safebox.take")
    /// Paying interest at the customer's request.
    public static let safeBoxInterest = Purpose("safebox.interest")
    /// Paying the monthly interest.
    public static let safeBoxMonthlyInterest = Purpose("safebox.monthly")
    /// Changing the schedule of interest payouts.
    public static let safeBoxSetting = Purpose("safebox.set")
    /// Closing a box permanently.
    public static let safeBoxClosing = Purpose("safebox.close")
}

extension InterestRateTable {
    /// The rate of safe boxes: 1.60 % a year on all dates.
    public static let safeBox = InterestRateTable(always: InterestRate(basisPoints: 160))
}
