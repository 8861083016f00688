import BankConsole
import Console

/// The view of a RIB that moves cash, as its interactor sees it.
@MainActor
protocol CashPresentable: ScreenPresentable {
    var listener: (any CashPresentableListener)? { get set }
    func show(_ state: CashState)
}

/// Who learns what the person does there.
@MainActor
protocol CashPresentableListener: AnyObject {
    func move(amount: String)
    func leave()
}

/// Who has opened a RIB that moves cash.
@MainActor
protocol CashListener: AnyObject {
    /// The cash has moved; detach the RIB now.
    func cashDidMove(_ notice: Notice)

    /// The person has left without moving anything; detach the RIB now.
    func cashDidLeave()
}
