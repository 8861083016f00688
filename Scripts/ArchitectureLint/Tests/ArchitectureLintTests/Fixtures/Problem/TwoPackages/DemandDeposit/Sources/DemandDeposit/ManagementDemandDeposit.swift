import Card

/// The screen of an account, which opens the screen of a linked card.
public struct ManagementDemandDeposit {
    public init() {}

    public func linkedCard() -> ManagementCard { ManagementCard() }
}
