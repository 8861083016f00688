import CardInterface
import DemandDepositInterface
import DependencyContainer
import RIBs
import SafeBoxInterface

/// The screens of the features that a link may lead to, each made when it is asked for.
struct LinkedScreens: Sendable {
    let cards: MainLazy<any ManagementCardInject>
    let accounts: MainLazy<any ManagementDemandDepositInject>
    let safeBoxes: MainLazy<any ManagementSafeBoxInject>

    /// What a link leads to.
    /// - Parameter listener: Learns that the person is done with it; held weakly.
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

/// Who has opened what a link leads to.
typealias LinkedScreenListener = ManagementCardListener & ManagementDemandDepositListener
    & ManagementSafeBoxListener

/// The screens that a link may lead to, for the customer who is signed in.
let linkedScreensInject = InjectID<LinkedScreens>("LinkedScreens")
