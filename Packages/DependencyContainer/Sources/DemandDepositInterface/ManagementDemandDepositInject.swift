public import DependencyContainer
public import RIBs

/// The management screen of a demand deposit account, for features that show an account.
///
/// The feature DemandDeposit provides the screen while a customer is signed in.
@MainActor
public protocol ManagementDemandDepositInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    ///
    /// The screen itself reports an unknown account or an account of another customer.
    /// - Parameters:
    ///   - accountNumber: The number with its dashes, such as `3333-01-0000013`.
    ///   - listener: The RIB that attaches the screen, held weakly.
    func router(
        accountNumber: String,
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting

    /// Returns a new RIB that opens an account, for the caller to attach.
    /// - Parameter listener: The RIB that attaches the new RIB, held weakly.
    func routerForOpening(
        listener: any ManagementDemandDepositListener
    ) -> any ViewableRouting
}

/// The RIB that attaches the management screen of an account.
@MainActor
public protocol ManagementDemandDepositListener: AnyObject {
    /// Detaches the screen immediately, because the customer has left it.
    func managementDemandDepositDidLeave()
}

/// The id of the ``ManagementDemandDepositInject`` service.
public let managementDemandDepositInject =
    MainInjectID<any ManagementDemandDepositInject>("ManagementDemandDepositInject")
