import BankConsole
import Console
import RIBs
import SigningInterface

/// Builds the report of a lost card and its replacement.
final class ReportLossBuilder: Builder<CardScreens> {
    func build(
        of card: Card,
        withListener listener: any ReportLossListener
    ) -> any ViewableRouting {
        ScreenRouter(
            ReportLossInteractor(dependency, card: card, listener: listener)
        )
    }
}

/// The RIB that opened the report of a lost card.
@MainActor
protocol ReportLossListener: ChildListener {
    /// Detaches the report after `card` has replaced the lost card.
    func reportLossDidReplace(with card: Card)
}

/// Reports a card lost and then offers to replace it.
///
/// The screen explains the consequences, so choosing the action is the confirmation.
final class ReportLossInteractor: ScreenInteractor {
    private let screens: CardScreens
    private var card: Card
    private weak var lossListener: (any ReportLossListener)?

    init(_ screens: CardScreens, card: Card, listener: any ReportLossListener) {
        self.screens = screens
        self.card = card
        lossListener = listener
        super.init(listener: listener)
    }

    override func load() async throws {
        card = try await screens.cards.findCard(.name(card.recordName))
    }

    override var screen: Screen {
        // Going back comes first, so that keys typed too early report nothing.
        Screen(
            "Lost card \(card.number.masked)",
            blocks: [.text(text)],
            actions: [.back()] + actions
        )
    }

    private var text: String {
        switch card.state {
        case .active:
            "After the report this number never pays again, even if you find the card. "
                + "Earlier payments continue."
        case .lost:
            "This number never pays again. A replacement has another number with the same "
                + "account, locks and limits."
        case .replaced: "The card was replaced."
        case .closed: "The card is closed."
        }
    }

    private var actions: [ScreenAction] {
        switch card.state {
        case .active:
            [
                ScreenAction(
                    .confirm,
                    "Report it lost",
                    role: .destructive,
                    key: ActionKey.confirm
                )
            ]
        case .lost:
            [
                ScreenAction(
                    "reissue",
                    "Replace the card",
                    role: .destructive,
                    key: ActionKey.new
                )
            ]
        case .replaced, .closed: []
        }
    }

    override func choose(_ action: ScreenAction.ID) {
        let (service, reference) = (screens.cards, CardReference.name(card.recordName))
        if action == .confirm {
            carryOut {
                let lost = try await service.changeCard(reference, .reportLoss, options: .chosen())
                return .done("The card \(lost.card.number.masked) is lost.")
            }
        } else {
            let signer = signer(screens.verify)
            carryOut { [weak self] in
                let issue = try await service.signed(by: signer)
                    .reissue(reference, options: signer.options)
                if let self, isActive, let card = issue.card {
                    lossListener?.reportLossDidReplace(with: card)
                }
                return nil
            }
        }
    }
}
