import DependencyContainer
import RIBs

/// The screen of a safe box, for features that show an account.
///
/// It belongs to SafeBox and is available while a customer is signed in.
@MainActor
public protocol ManagementSafeBoxInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    ///
    /// The screen itself reports an unknown account or an account of another customer, and offers
    /// to open a box for an account without one.
    /// - Parameters:
    ///   - accountNumber: The account of the box, such as `3333-01-0000013`.
    ///   - amountToPut: The amount to move in, as a customer would type it. Empty text asks for the
    ///     amount, and nil shows the box.
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
    /// Detaches the screen before returning, because the customer has left it.
    func managementSafeBoxDidLeave()
}

/// The id of the screen of a safe box.
public let managementSafeBoxInject =
    MainInjectID<any ManagementSafeBoxInject>("ManagementSafeBoxInject")
