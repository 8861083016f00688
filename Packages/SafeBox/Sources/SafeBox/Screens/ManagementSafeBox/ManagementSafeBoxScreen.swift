import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface

extension ManagementSafeBoxInteractor.Box {
    var screen: Screen {
        switch self {
        case .unknown: Screen("Safe box", actions: [.back()])
        case .none(let account): Self.screen(without: account)
        case .open(let details): details.screen
        }
    }

    private static func screen(without account: DemandDepositAccount) -> Screen {
        Screen(
            "Safe box",
            blocks: [
                .text("\(account.label) has no safe box yet."),
                .text(
                    "Money in a safe box is set aside and earns interest every day; take it out "
                        + "whenever you like."
                ),
            ],
            actions: [
                ScreenAction(.open, "Open a safe box", key: ActionKey.new),
                .account(account),
                .back(),
            ]
        )
    }
}

extension SafeBoxDetails {
    /// The payout schedule to offer instead of the current schedule.
    var otherSchedule: PayoutSchedule {
        box.record.payout == .monthly ? .onRequest : .monthly
    }

    fileprivate var screen: Screen {
        let interest = earned.interest.payable
        return Screen(
            "Safe box of \(account.label)",
            headline: Headline("In the box", box.balance.description),
            blocks: [
                .gauge(box.gauge("Filled", caption: "of \(box.record.limit.money)")),
                .fields(fields),
            ],
            actions: [
                ScreenAction(.put, "Put money in", key: ActionKey.deposit),
                ScreenAction(.take, "Take money out", key: ActionKey.withdraw),
                ScreenAction(
                    .interest,
                    "Take the interest",
                    detail: interest.description,
                    key: ActionKey.interest
                ),
                ScreenAction(
                    .payout,
                    "Have interest paid \(otherSchedule.words)",
                    key: ActionKey.schedule
                ),
                .account(account),
                ScreenAction(
                    .close,
                    "Close the box",
                    role: .destructive,
                    key: ActionKey.close
                ),
                .back(),
            ]
        )
    }

    private var fields: [Field] {
        let paid = payday.map { "monthly, next on \($0)" } ?? "when you ask for it"
        return [
            Field("Room left", box.room.description),
            Field("Rate", "\(rate.percentText) a year"),
            Field("Interest so far", "\(earned.interest.payable) before tax"),
            Field("Interest is paid", paid),
        ]
    }
}

extension ScreenAction {
    fileprivate static func account(_ account: DemandDepositAccount) -> ScreenAction {
        ScreenAction(
            .account,
            "The account",
            detail: "\(account.balance) available",
            key: ActionKey.account
        )
    }
}

extension ScreenAction.ID {
    static let put: ScreenAction.ID = "put"
    static let take: ScreenAction.ID = "take"
    static let interest: ScreenAction.ID = "interest"
    static let payout: ScreenAction.ID = "payout"
    static let open: ScreenAction.ID = "open"
    static let close: ScreenAction.ID = "close"
    static let account: ScreenAction.ID = "account"
}
