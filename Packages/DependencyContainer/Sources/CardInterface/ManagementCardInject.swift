import DependencyContainer
import RIBs

/// Offers the management screen of a card (카드관리), which belongs to Card, to whoever has a card to
/// show. It is within the time that a customer is signed in.
@MainActor
public protocol ManagementCardInject: Sendable {
    /// A new management RIB, to be attached by who asks; the screen itself tells when there is no such
    /// card, or it is not this customer's.
    ///
    /// - Parameters:
    ///   - cardNumber: The whole number, as ``CardSummary`` has it.
    ///   - listener: Learns that the person is done with it; held weakly.
    func router(
        cardNumber: String,
        listener: any ManagementCardListener
    ) -> any ViewableRouting
}

/// Who has opened the management screen of a card.
@MainActor
public protocol ManagementCardListener: AnyObject {
    /// The person has left the screen; detach it now, before returning.
    func managementCardDidLeave()
}

/// The management screen of a card.
public let managementCardInject = MainInjectID<any ManagementCardInject>("ManagementCardInject")
