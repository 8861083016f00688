public import DependencyContainer
public import RIBs

/// The management screen of a card (카드관리), for features that show a card.
///
/// The feature Card provides the screen while a customer is signed in.
@MainActor
public protocol ManagementCardInject: Sendable {
    /// Returns a new RIB for the caller to attach.
    ///
    /// The screen itself reports an unknown card or a card of another customer.
    /// - Parameters:
    ///   - cardNumber: The whole card number, as in ``CardSummary``.
    ///   - listener: The RIB that attaches the screen, held weakly.
    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting
}

/// The RIB that attaches the management screen of a card.
@MainActor
public protocol ManagementCardListener: AnyObject {
    /// Detaches the screen immediately, because the customer has left it.
    func managementCardDidLeave()
}

/// The id of the ``ManagementCardInject`` service.
public let managementCardInject = MainInjectID<any ManagementCardInject>("ManagementCardInject")
