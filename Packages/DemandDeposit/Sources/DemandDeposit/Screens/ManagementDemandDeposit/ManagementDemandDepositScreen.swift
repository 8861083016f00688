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
            blocks: [.fields(fields)]
                + (movements.isEmpty ? [.text("Nothing has moved yet.")] : []),
            actions: (account.isClosed ? [] : actions)
                + (hasOlder
                    ? [ScreenAction(.older, olderMovements, key: ActionKey.older)] : [])
                + movements.indices.map(entry) + [.back()],
            columns: [
                Column("Date", dropRank: 1), Column("What", isShortenable: true),
                Column("Won", .trailing, tint: .sign, search: .number(.amountInDigits)),
                Column("Balance", .trailing, tint: .role(.muted), dropRank: 2, search: .none),
            ]
        )
    }

    /// The label says how many movements a filter searches.
    private var olderMovements: String { "Older movements than the \(movements.count) newest" }

    private func entry(at index: Int) -> ScreenAction {
        let line = movements[index]
        return ScreenAction(
            id(at: index),
            cells: [
                line.date.description, line.textWithMemo,
                line.change.digits, line.balance.digits,
            ]
        )
    }

    /// Returns the id of a movement, which stays the same when other movements are read.
    private func id(at index: Int) -> ScreenAction.ID {
        let sequence = movements[index].sequence
        let first = movements[..<index].lastIndex { $0.sequence != sequence }.map { $0 + 1 } ?? 0
        return ScreenAction.ID(
            "entry\(sequence)" + (index > first ? "-\(index - first + 1)" : "")
        )
    }

    /// Returns the movement that `action` opens; nil for another action.
    func movement(for action: ScreenAction.ID) -> Statement.Line? {
        movements.indices.first { id(at: $0) == action }.map { movements[$0] }
    }

    /// Returns the id of the first movement before an entry, or else of the oldest one.
    func action(before sequence: Int64) -> ScreenAction.ID? {
        (movements.firstIndex { $0.sequence < sequence } ?? movements.indices.last).map(id)
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
}

extension Statement.Line {
    /// The description, and the memo if there is one.
    var textWithMemo: String { memo.isEmpty ? text : "\(text), \(memo)" }
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
