import CardInterface
import Console
import DemandDepositInterface

/// An account: what is in it, and its cards.
final class AccountViewController: ScreenViewController {
    weak var interactor: AccountInteractor?

    init() {
        super.init(screen: Screen("Account", actions: [.back()]))
    }

    func show(_ account: DemandDepositAccount, _ cards: [CardSummary]) {
        screen = Screen(
            "Account \(account.label)",
            blocks: [
                .fields([
                    Field("Available", account.balance.description),
                    Field("Held", account.held.description),
                ]),
                .text("Its own feature shows more."),
            ],
            actions: cards.enumerated().map { place, card in
                ScreenAction(ScreenAction.ID("\(Self.word)\(place)"), card.maskedNumber)
            } + [ScreenAction.back()]
        )
    }

    private static let word = "card"

    override func pressed(_ action: ScreenAction.ID) {
        if let place = Int(action.rawValue.dropFirst(Self.word.count)) {
            interactor?.open(place)
        } else {
            interactor?.leave()
        }
    }
}
