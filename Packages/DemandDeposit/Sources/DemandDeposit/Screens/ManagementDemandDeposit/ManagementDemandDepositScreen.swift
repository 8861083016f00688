import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import SafeBoxInterface

extension AccountOverview {
    var screen: Screen {
        Screen(
            account.nickname ?? "Account \(account.number)",
            headline: headline,
            blocks: [
                .panels([
                    Panel("Account", minimumWidth: 46, blocks: [.fields(fields)]),
                    Panel("Recent movements", minimumWidth: 60, blocks: [recentMovements]),
                ])
            ],
            actions: (account.isClosed ? [] : actions)
                + (hasOlder
                    ? [ScreenAction(.older, "Older movements", key: ActionKey.older)] : [])
                + [.back()]
        )
    }

    /// Returns the linked card that `action` opens; nil for an action without a card.
    func card(for action: ScreenAction.ID) -> CardSummary? {
        numberedCards.first { $0.id == action }?.card
    }

    private var numberedCards: [(id: ScreenAction.ID, card: CardSummary)] {
        zip(1..., details.cards).map { (ScreenAction.ID("card\($0)"), $1) }
    }

    private var actions: [ScreenAction] {
        [
            ScreenAction(.deposit, "Deposit", key: ActionKey.deposit),
            ScreenAction(.withdraw, "Withdraw", key: ActionKey.withdraw),
            ScreenAction(.transfer, "Transfer", key: ActionKey.transfer),
        ] + numberedCards.map { ScreenAction($0.id, "Card \($0.card.maskedNumber)") } + [
            ScreenAction(
                .safeBox,
                details.safeBox == nil ? "Open a safe box" : "Safe box",
                detail: details.safeBox?.balance.description ?? "",
                key: ActionKey.safeBox
            ),
            ScreenAction(
                .nickname,
                account.nickname == nil ? "Give a nickname" : "Change the nickname",
                key: ActionKey.rename
            ),
            ScreenAction(
                .close,
                "Close the account",
                role: .destructive,
                key: ActionKey.close
            ),
        ]
    }

    private var headline: Headline {
        Headline(
            "Balance",
            account.bookBalance.description,
            detail: account.held > .zero ? "\(account.balance) available" : ""
        )
    }

    private var fields: [Field] {
        var fields = [Field("Account", account.number.description)]
        if account.isClosed { fields.append(Field("Status", "closed")) }
        if account.held > .zero {
            fields.append(Field("Held for card payments", account.held.description))
        }
        if let interest = details.interest {
            fields.append(
                Field("Interest so far", "\(interest.payable), paid \(interest.paydayText)")
            )
        }
        return fields
    }

    private var recentMovements: ScreenBlock {
        guard !movements.isEmpty else { return .text("Nothing has moved yet.") }
        return .table(
            Table(
                columns: [
                    Column("Date"), Column("What", isShortenable: true),
                    Column("Won", .trailing, tint: .sign),
                    Column("Balance", .trailing, tint: .role(.muted), dropRank: 1),
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
