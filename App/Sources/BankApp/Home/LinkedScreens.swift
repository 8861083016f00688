import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface

/// The screens that a link can open; the feature of a screen is resolved on first use.
struct LinkedScreens: Sendable {
    let cards: MainLazy<any ManagementCardInject>
    let accounts: MainLazy<any ManagementDemandDepositInject>
    let safeBoxes: MainLazy<any ManagementSafeBoxInject>

    /// Returns the screen that a link names.
    ///
    /// - Parameters:
    ///   - place: The screen that the link names.
    ///   - listener: The listener to notify when the customer leaves the screen; not retained.
    /// - Throws: `ResolutionError` if the screen cannot be created.
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

/// The listener of all screens that a link can open.
typealias LinkedScreenListener = ManagementCardListener & ManagementDemandDepositListener
    & ManagementSafeBoxListener

/// The ID of the screens that a link can open for the signed-in customer.
let linkedScreensInject = InjectID<LinkedScreens>("LinkedScreens")
