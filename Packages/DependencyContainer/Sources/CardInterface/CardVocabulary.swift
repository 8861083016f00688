import Bookkeeping

extension AccountOpening {
    /// What customers have paid with cards and the bank owes to those who sold them something.
    public static let cardSettlement = AccountOpening(
        id: AccountID("bank/card-settlement"),
        kind: AccountKind("card-settlement", normalSide: .credit),
        owner: nil
    )
}

extension Purpose {
    /// A card is issued to an account.
    public static let cardIssue = Purpose("card.issue")
    /// The whole number of a card is shown to the account's owner, who signs for it.
    public static let cardReveal = Purpose("card.reveal")
    /// Payments at home, or those abroad, are locked.
    public static let cardLocking = Purpose("card.lock")
    /// … and unlocked again.
    public static let cardUnlocking = Purpose("card.unlock")
    /// A card gets other limits; the account's owner signs for it.
    public static let cardLimits = Purpose("card.limits")
    /// A card is reported lost.
    public static let cardLoss = Purpose("card.lose")
    /// A card that was lost is replaced by another one.
    public static let cardReissue = Purpose("card.reissue")
    /// A card is closed for good; the account's owner signs for it.
    public static let cardClosing = Purpose("card.close")
    /// A payment is authorised: its amount is held on the account.
    public static let cardPayment = Purpose("card.pay")
    /// A payment is settled, in part or in full: the money moves.
    public static let cardSettlement = Purpose("card.settle")
    /// What is still held for a payment is given back, because whoever was to be paid says so.
    public static let cardVoid = Purpose("card.void")
    /// What is still held for a payment is given back, because its time is over.
    public static let cardExpiry = Purpose("card.expire")
    /// What was settled of a payment is paid back, in part or in full.
    public static let cardCancellation = Purpose("card.cancel")
}
