import BankConsole
import Console
import LedgerInterface
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
    /// How much was to be cancelled, as it was typed last.
    var amount = ""
    var notice: Notice?
}

/// Shows one payment, and asks on the merchant's behalf for what is held to be given back, or for
/// what was settled to be paid back.
final class ShowPaymentInteractor: PresentableInteractor<any ShowPaymentPresentable>,
    ShowPaymentInteractable
{
    weak var router: (any ConfirmingRouting)?
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
    }

    /// Carries out a request about the payment, tells what came of it, and looks at it again.
    private func carryOut(_ request: @escaping @MainActor (CardService) async throws -> Notice) {
        state.notice = nil
        work(on: presenter) { [weak self] in
            guard let self else { return }
            do {
                state.notice = try await request(service)
            } catch {
                state.notice = .problem(error)
            }
            await look()
        }
    }

    private func look() async {
        do {
            state.payment = try await service.payment(state.payment.name)
        } catch {
            state.notice = .problem(error)
        }
        presenter.show(state)
    }
}

extension ShowPaymentInteractor: ShowPaymentPresentableListener {
    func void() {
        let name = state.payment.name
        carryOut { service in
            let change = try await service.void(name, options: .chosen())
            return .done("\(change.amount) are not held any more.")
        }
    }

    func cancel(_ text: String) {
        state.amount = text
        let name = state.payment.name
        carryOut { [weak self] service in
            guard let self else { throw CancellationError() }
            let confirmer = ScreenConfirmer(router: router, interactor: self)
            let change = try await service.cancel(
                name,
                text.isEmpty ? nil : try Money(parsing: text),
                options: confirmer.options
            )
            state.amount = ""
            return .done("\(change.amount) are paid back into the account.")
        }
    }

    func leave() {
        listener?.showPaymentDidLeave()
    }
}
