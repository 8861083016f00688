import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface

/// The screens of the features that a link may open, each feature resolved on first use.
struct LinkedScreens: Sendable {
    let cards: MainLazy<any ManagementCardInject>
    let accounts: MainLazy<any ManagementDemandDepositInject>
    let safeBoxes: MainLazy<any ManagementSafeBoxInject>

    /// Returns the screen of a link's place.
    ///
    /// - Parameters:
    ///   - place: The place that the link names.
    ///   - listener: The listener to notify when the customer leaves the screen; held weakly.
    /// - Throws: `ResolutionError`.
    @MainActor
    func router(
        for place: LinkedPlace,
        listener: any LinkedScreenListener
    ) throws(ResolutionError) -> any ViewableRouting {
        switch place {
        case .card(let number):
            try cards.value.router(cardNumber: number, listener: listener)
        case .account(let number):
            try accounts.value.router(accountNumber: number, listener: listener)
        case .safeBox(let account, let amountToPut):
            try safeBoxes.value.router(
                accountNumber: account,
                amountToPut: amountToPut,
                listener: listener
            )
        }
    }
}

/// The listener of every screen that a link may open.
typealias LinkedScreenListener = ManagementCardListener & ManagementDemandDepositListener
    & ManagementSafeBoxListener

/// The screens that a link may open for the customer who is signed in.
let linkedScreensInject = InjectID<LinkedScreens>("LinkedScreens")
