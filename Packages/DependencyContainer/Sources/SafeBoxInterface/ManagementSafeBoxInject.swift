public import DependencyContainer
public import RIBs

/// The screen of a safe box, for features that show an account.
///
/// The feature SafeBox provides the screen while a customer is signed in.
@MainActor
public protocol ManagementSafeBoxInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    ///
    /// The screen itself reports an unknown account or an account of another customer, and offers
    /// to open a box if the account has no box.
    /// - Parameters:
    ///   - accountNumber: The account of the box, such as `3333-01-0000013`.
    ///   - amountToPut: The amount to move into the box, as a customer types it. If the text is
    ///     empty, the screen asks for the amount; if nil, the screen only shows the box.
    ///   - listener: The RIB that attaches the screen, held weakly.
    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting
}

/// The RIB that attaches the screen of a safe box.
@MainActor
public protocol ManagementSafeBoxListener: AnyObject {
    /// Detaches the screen immediately, because the customer has left it.
    func managementSafeBoxDidLeave()
}

/// The id of the ``ManagementSafeBoxInject`` service.
public let managementSafeBoxInject =
    MainInjectID<any ManagementSafeBoxInject>("ManagementSafeBoxInject")
