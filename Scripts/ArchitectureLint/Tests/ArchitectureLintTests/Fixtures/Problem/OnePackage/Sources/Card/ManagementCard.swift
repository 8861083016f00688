import DemandDeposit

/// The screen of a card, which opens the screen of the linked account.
public struct ManagementCard {
    public init() {}

    public func linkedAccount() -> ManagementDemandDeposit { ManagementDemandDeposit() }
}
