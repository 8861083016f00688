import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import SafeBoxInterface

extension AccountOverview {
    var screen: Screen {
        // The fields come last, next to the actions, where a small window still shows them.
        Screen(
            account.nickname ?? "Account \(account.number)",
            blocks: [.heading("Recent movements"), recentMovements, .fields(fields)],
            actions: (account.isClosed ? [] : actions)
                + (hasOlder ? [ScreenAction(.older, "Older movements")] : []) + [.back()]
        )
    }

    /// Returns the linked card that an action opens; nil for another action.
    func card(for action: ScreenAction.ID) -> CardSummary? {
        numberedCards.first { $0.id == action }?.card
    }

    private var numberedCards: [(id: ScreenAction.ID, card: CardSummary)] {
        zip(1..., details.cards).map { (ScreenAction.ID("card\($0)"), $1) }
    }

    private var actions: [ScreenAction] {
        [
            ScreenAction(.deposit, "Deposit"),
            ScreenAction(.withdraw, "Withdraw"),
            ScreenAction(.transfer, "Transfer"),
        ] + numberedCards.map { ScreenAction($0.id, "Card \($0.card.maskedNumber)") } + [
            details.safeBox.map {
                ScreenAction(.safeBox, "Safe box", detail: $0.balance.description)
            } ?? ScreenAction(.safeBox, "Open a safe box"),
            ScreenAction(
                .nickname,
                account.nickname == nil ? "Give a nickname" : "Change the nickname"
            ),
            ScreenAction(.close, "Close the account", role: .destructive),
        ]
    }

    private var fields: [Field] {
        var fields = [Field("Account", account.number.description)]
        if account.isClosed { fields.append(Field("Status", "closed")) }
        fields.append(Field("Balance", account.bookBalance.description))
        if account.held > .zero {
            fields += [
                Field("Held for card payments", account.held.description),
                Field("Available", account.balance.description),
            ]
        }
        if let interest = details.interest {
            fields.append(
                Field("Interest so far", "\(interest.payable), paid on \(interest.payday)")
            )
        }
        return fields
    }

    private var recentMovements: ScreenBlock {
        guard !movements.isEmpty else { return .text("Nothing has moved yet.") }
        return .table(
            Table(
                columns: [
                    Column("Date"), Column("What"), Column("Won", .trailing),
                    Column("Balance", .trailing),
                ],
                rows: movements.map {
                    [
                        $0.date.description, $0.textWithMemo, $0.change.digits,
                        $0.balance.digits,
                    ]
                }
            )
        )
    }
}

extension Statement.Line {
    fileprivate var textWithMemo: String { memo.isEmpty ? text : "\(text), \(memo)" }
}

extension ScreenAction.ID {
    static let deposit: ScreenAction.ID = "deposit"
    static let withdraw: ScreenAction.ID = "withdraw"
    static let transfer: ScreenAction.ID = "transfer"
    static let safeBox: ScreenAction.ID = "box"
    static let nickname: ScreenAction.ID = "nickname"
    static let close: ScreenAction.ID = "close"
    static let older: ScreenAction.ID = "older"
}
