import Console
import DemandDepositInterface

@MainActor
protocol ManagementSafeBoxPresentableListener: AnyObject {
    func move(_ move: SafeBoxMove)
    func takeInterest()
    func setPayout(_ schedule: PayoutSchedule)
    func openBox()
    func closeBox()
    func openAccount()
    func leave()
}

/// The box: how full it is, what it earns, and what can be done with it.
final class ManagementSafeBoxViewController: ScreenViewController, ManagementSafeBoxPresentable {
    weak var listener: (any ManagementSafeBoxPresentableListener)?
    private var otherSchedule = PayoutSchedule.monthly

    func show(_ state: ManagementSafeBoxState) {
        switch state.box {
        case .unknown:
            screen = Screen("Safe box", notice: state.notice, actions: [.back()])
        case .none(let account):
            screen = Screen(
                "Safe box",
                notice: state.notice,
                blocks: [
                    .text("\(account.label) has no safe box yet."),
                    .text(
                        "Money in a safe box is set aside and earns interest every day; take it out "
                            + "whenever you like."
                    ),
                ],
                actions: [
                    ScreenAction(.open, "Open a safe box"),
                    ScreenAction(.account, "The account", detail: account.balance.description),
                    .back(),
                ]
            )
        case .open(let details):
            otherSchedule = details.box.record.payout == .monthly ? .onRequest : .monthly
            screen = screen(of: details, notice: state.notice)
        }
    }

    private func screen(of details: SafeBoxDetails, notice: Notice?) -> Screen {
        let interest = details.accrual.interest.payable
        return Screen(
            "Safe box of \(details.account.label)",
            notice: notice,
            blocks: [.gauge(details.gauge), .fields(details.fields)],
            actions: [
                ScreenAction(.put, "Put money in"),
                ScreenAction(.take, "Take money out"),
                ScreenAction(.interest, "Take the interest", detail: interest.description),
                ScreenAction(.payout, "Have interest paid \(otherSchedule.words)"),
                ScreenAction(
                    .account,
                    "The account",
                    detail: details.account.balance.description
                ),
                ScreenAction(.close, "Close the box", role: .destructive),
                .back(),
            ]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .put: listener?.move(.put)
        case .take: listener?.move(.take)
        case .interest: listener?.takeInterest()
        case .payout: listener?.setPayout(otherSchedule)
        case .open: listener?.openBox()
        case .close: listener?.closeBox()
        case .account: listener?.openAccount()
        default: listener?.leave()
        }
    }
}

extension SafeBoxDetails {
    fileprivate var gauge: Gauge {
        let limit = box.record.limit.money
        return Gauge(
            "In the box",
            fraction: Double(box.balance.won) / Double(limit.won),
            caption: "\(box.balance) of \(limit)"
        )
    }

    fileprivate var fields: [Field] {
        let paid = payday.map { "monthly, next on \($0)" } ?? "when you ask for it"
        return [
            Field("Room left", box.room.description),
            Field("Rate", "\(rate.percentText) a year"),
            Field("Interest so far", "\(accrual.interest.payable) before tax"),
            Field("Interest is paid", paid),
        ]
    }
}

extension ScreenAction.ID {
    fileprivate static let put: ScreenAction.ID = "put"
    fileprivate static let take: ScreenAction.ID = "take"
    fileprivate static let interest: ScreenAction.ID = "interest"
    fileprivate static let payout: ScreenAction.ID = "payout"
    fileprivate static let open: ScreenAction.ID = "open"
    fileprivate static let close: ScreenAction.ID = "close"
    fileprivate static let account: ScreenAction.ID = "account"
}
