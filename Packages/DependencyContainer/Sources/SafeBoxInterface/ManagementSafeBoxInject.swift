import DependencyContainer
import RIBs

/// Offers the screen of a safe box, which belongs to SafeBox, to whoever has an account to show. It is
/// within the time that a customer is signed in.
@MainActor
public protocol ManagementSafeBoxInject: Sendable {
    /// A new RIB of the box, to be attached by who asks; the screen itself tells when there is no such
    /// account, or it is not this customer's, and offers to open a box where there is none.
    ///
    /// - Parameters:
    ///   - accountNumber: The account that the box belongs to: `3333-01-0000013`.
    ///   - amountToPut: Goes straight to putting that amount in, as a person would write it; nil for the
    ///     box itself, and empty for putting in without saying how much.
    ///   - listener: Learns that the person is done with it; held weakly.
    func router(
        accountNumber: String,
        amountToPut: String?,
        listener: any ManagementSafeBoxListener
    ) -> any ViewableRouting
}

/// Who has opened the screen of a safe box.
@MainActor
public protocol ManagementSafeBoxListener: AnyObject {
    /// The person has left the screen; detach it now, before returning.
    func managementSafeBoxDidLeave()
}

/// The screen of a safe box.
public let managementSafeBoxInject =
    MainInjectID<any ManagementSafeBoxInject>("ManagementSafeBoxInject")
