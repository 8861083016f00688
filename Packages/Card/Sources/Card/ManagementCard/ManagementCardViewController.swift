import Console
import LedgerInterface

@MainActor
protocol ManagementCardPresentableListener: AnyObject {
    func toggleLock(of place: PaymentPlace)
    func reveal()
    func reportLost()
    func reissue()
    func close()
    func openAccount()
    func leave()
}

/// The card: its picture, what it may do, and what it has paid.
final class ManagementCardViewController: ScreenViewController, ManagementCardPresentable,
    ManagementCardViewControllable
{
    weak var listener: (any ManagementCardPresentableListener)?

    func show(_ state: ManagementCardState) {
        guard let card = state.card else {
            screen = Screen("Card", notice: state.notice, actions: [.back()])
            return
        }
        var blocks: [ScreenBlock] = [
            .card(
                CardPicture(
                    issuer: "ModularBank",
                    number: state.wholeNumber ?? card.number.masked,
                    detail: state.account?.label ?? card.account.rawValue
                )
            ),
            .fields(card.fields),
        ]
        if !state.payments.isEmpty {
            blocks += [.heading("Payments"), .table(Self.table(of: state.payments))]
        }
        screen = Screen(
            "Card \(card.number.masked)",
            notice: state.notice,
            blocks: blocks,
            actions: card.actions + [
                ScreenAction(
                    .account,
                    "The account",
                    detail: state.account?.balance.description ?? ""
                ),
                .back(),
            ]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .domestic: listener?.toggleLock(of: .domestic)
        case .overseas: listener?.toggleLock(of: .overseas)
        case .reveal: listener?.reveal()
        case .lost: listener?.reportLost()
        case .reissue: listener?.reissue()
        case .close: listener?.close()
        case .account: listener?.openAccount()
        default: listener?.leave()
        }
    }

    private static func table(of payments: [CardPayment]) -> Table {
        Table(
            columns: [
                Column("Date"), Column("Merchant"), Column("Amount", .trailing), Column("Status"),
            ],
            rows: payments.map {
                [
                    $0.date.description, $0.merchant, $0.authorised.description,
                    $0.status.rawValue,
                ]
            }
        )
    }
}

extension Card {
    fileprivate var fields: [Field] {
        [
            Field("State", state == .active ? "active" : "\(state.rawValue) since \(stateSince)"),
            Field("At home", locks.domestic ? "locked" : "pays"),
            Field("Abroad", locks.overseas ? "locked" : "pays"),
            Field("A payment", "up to \(limits.perPayment)"),
            Field("A day", "up to \(limits.perDay)"),
        ]
    }

    fileprivate var actions: [ScreenAction] {
        switch state {
        case .active:
            [
                ScreenAction(
                    .domestic,
                    locks.domestic ? "Unlock payments at home" : "Lock payments at home"
                ),
                ScreenAction(
                    .overseas,
                    locks.overseas ? "Unlock payments abroad" : "Lock payments abroad"
                ),
                ScreenAction(.reveal, "Show the whole number"),
                ScreenAction(.lost, "Report it lost", role: .destructive),
                ScreenAction(.close, "Close the card", role: .destructive),
            ]
        case .lost:
            [
                ScreenAction(.reissue, "Have another card in its place"),
                ScreenAction(.close, "Close the card", role: .destructive),
            ]
        case .replaced, .closed: []
        }
    }
}

extension ScreenAction.ID {
    fileprivate static let domestic: ScreenAction.ID = "domestic"
    fileprivate static let overseas: ScreenAction.ID = "overseas"
    fileprivate static let reveal: ScreenAction.ID = "reveal"
    fileprivate static let lost: ScreenAction.ID = "lost"
    fileprivate static let reissue: ScreenAction.ID = "reissue"
    fileprivate static let close: ScreenAction.ID = "close"
    fileprivate static let account: ScreenAction.ID = "account"
}
