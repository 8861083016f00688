public import Bookkeeping

extension AccountOpening {
    /// The account for the money that the bank owes to merchants for card payments.
    public static let cardSettlement = AccountOpening(
        id: AccountID("bank/card-settlement"),
        kind: AccountKind("card-settlement", normalSide: .credit),
        owner: nil
    )
}

extension Purpose {
    /// Issuing a card for an account; the owner signs the request.
    public static let cardIssue = Purpose("card.issue")
    /// Showing the whole number of a card; the owner signs the request.
    public static let cardReveal = Purpose("card.reveal")
    /// Locking domestic or overseas payments.
    public static let cardLocking = Purpose("card.lock")
    /// Unlocking a card's domestic or overseas payments; the owner signs the request.
    public static let cardUnlocking = Purpose("card.unlock")
    /// Changing the limits of a card; the owner signs the request.
    public static let cardLimits = Purpose("card.limits")
    /// Reporting a card lost.
    public static let cardLoss = Purpose("card.lose")
    /// Replacing a lost card; the owner signs the request.
    public static let cardReissue = Purpose("card.reissue")
    /// Closing a card permanently; the owner signs the request.
    public static let cardClosing = Purpose("card.close")
    /// Authorizing a payment, which holds its amount on the account.
    public static let cardPayment = Purpose("card.pay")
    /// Settling a payment in part or in full, which moves the money.
    public static let cardSettlement = Purpose("card.settle")
    /// Releasing the rest of a payment's hold at the merchant's request.
    public static let cardVoid = Purpose("card.void")
    /// Releasing the rest of a payment's hold when the hold expires.
    public static let cardExpiry = Purpose("card.expire")
    /// Refunding a settled payment in part or in full.
    public static let cardCancellation = Purpose("card.cancel")
}
