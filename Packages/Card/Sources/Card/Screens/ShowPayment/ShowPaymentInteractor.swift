import BankConsole
import Console
import RIBs

/// Who has opened the screen of a payment.
@MainActor
protocol ShowPaymentListener: AnyObject {
    /// The person has left it; detach the RIB now.
    func showPaymentDidLeave()
}

@MainActor
protocol ShowPaymentPresentable: ScreenPresentable {
    var listener: (any ShowPaymentPresentableListener)? { get set }
    func show(_ state: ShowPaymentState)
}

/// What the screen shows.
struct ShowPaymentState: Sendable {
    var payment: CardPayment
    var problem: Notice?
}

/// Shows one payment, as the book has it now. It changes nothing: what is held or was settled is the
/// merchant's to give back, and who has paid may not take it back.
final class ShowPaymentInteractor: PresentableInteractor<any ShowPaymentPresentable> {
    weak var listener: (any ShowPaymentListener)?

    private let service: CardService
    private var state: ShowPaymentState

    init(presenter: any ShowPaymentPresentable, service: CardService, payment: CardPayment) {
        self.service = service
        state = ShowPaymentState(payment: payment)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            state.payment = try await service.findPayment(state.payment.name).value
        } catch {
            state.problem = .problem(error)
        }
        if isActive { presenter.show(state) }
    }
}

extension ShowPaymentInteractor: ShowPaymentPresentableListener {
    func leave() {
        listener?.showPaymentDidLeave()
    }
}
