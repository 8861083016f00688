import CardInterface
import Console
import SafeBoxInterface

/// An action of the screen of an account, and what it means.
struct AccountOffer: Sendable {
    let action: ScreenAction
    let choice: AccountChoice

    static let leave = AccountOffer(action: .back(), choice: .leave)
}

extension AccountOverview {
    /// What can be done with the account, in the order of the screen.
    var offers: [AccountOffer] {
        guard !account.isClosed else { return [.leave] }
        return moving + cards + [safeBox, nickname, closing, .leave]
    }

    private var moving: [AccountOffer] {
        [
            AccountOffer(action: ScreenAction("deposit", "Deposit"), choice: .cash(.deposit)),
            AccountOffer(action: ScreenAction("withdraw", "Withdraw"), choice: .cash(.withdraw)),
            AccountOffer(action: ScreenAction("transfer", "Transfer"), choice: .transfer),
        ]
    }

    private var cards: [AccountOffer] {
        zip(1..., details.cards).map { number, card in
            AccountOffer(
                action: ScreenAction(
                    ScreenAction.ID("card\(number)"),
                    "Card \(card.maskedNumber)"
                ),
                choice: .card(card)
            )
        }
    }

    private var safeBox: AccountOffer {
        AccountOffer(
            action: details.safeBox.map {
                ScreenAction("box", "Safe box", detail: $0.balance.description)
            } ?? ScreenAction("box", "Open a safe box"),
            choice: .safeBox
        )
    }

    private var nickname: AccountOffer {
        AccountOffer(
            action: ScreenAction(
                "nickname",
                account.nickname == nil ? "Give a nickname" : "Change the nickname"
            ),
            choice: .nickname
        )
    }

    private var closing: AccountOffer {
        AccountOffer(
            action: ScreenAction("close", "Close the account", role: .destructive),
            choice: .close
        )
    }
}
