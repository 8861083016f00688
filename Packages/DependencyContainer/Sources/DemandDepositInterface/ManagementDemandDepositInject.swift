import DependencyContainer
import RIBs

/// Offers the management screen of a demand deposit account, which belongs to DemandDeposit, to whoever
/// has an account to show. It is within the time that a customer is signed in.
@MainActor
public protocol ManagementDemandDepositInject: Sendable {
    /// A new management RIB, to be attached by who asks; the screen itself tells when there is no such
    /// account, or it is not this customer's.
    ///
    /// - Parameters:
    ///   - accountNumber: As people write it: `3333-01-0000013`.
    ///   - listener: Learns that the person is done with it; held weakly.
    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting
}

/// Who has opened the management screen of an account.
@MainActor
public protocol ManagementDemandDepositListener: AnyObject {
    /// The person has left the screen; detach it now, before returning.
    func managementDemandDepositDidLeave()
}

/// The management screen of a demand deposit account.
public let managementDemandDepositInject =
    MainInjectID<any ManagementDemandDepositInject>("ManagementDemandDepositInject")
