import BankConsole
import Console
import RIBs

/// Who has opened the history of a card's payments.
@MainActor
protocol CardPaymentsListener: AnyObject {
    /// The person has left it; detach the RIB now.
    func cardPaymentsDidLeave()
}

@MainActor
protocol CardPaymentsRouting: ViewableRouting {
    func attachPayment(_ payment: CardPayment)
    /// Takes away what is shown above the history; does nothing when nothing is.
    func detachShown()
}

@MainActor
protocol CardPaymentsPresentable: ScreenPresentable {
    var listener: (any CardPaymentsPresentableListener)? { get set }
    func show(_ state: CardPaymentsState)
}

/// What the screen shows.
struct CardPaymentsState: Sendable {
    var card: Card
    /// Newest first; nil while they are being looked up.
    var payments: [CardPayment]?
    var problem: Notice?

    /// Whether there are older ones than are shown.
    var hasOlder: Bool { payments.map { $0.count < card.paymentCount } ?? false }
}

/// Shows what a card has paid, the newest first, and opens the payment that is chosen.
final class CardPaymentsInteractor: PresentableInteractor<any CardPaymentsPresentable>,
    CardPaymentsInteractable
{
    weak var router: (any CardPaymentsRouting)?
    weak var listener: (any CardPaymentsListener)?

    /// How many come at a time.
    static let step = 20

    private let service: CardService
    private var state: CardPaymentsState
    private var count = CardPaymentsInteractor.step

    init(presenter: any CardPaymentsPresentable, service: CardService, card: Card) {
        self.service = service
        state = CardPaymentsState(card: card)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        reload()
    }

    private func reload() {
        work(on: presenter) { [weak self] in await self?.look() }
    }

    private func look() async {
        do {
            let found = try await service.listPayments(
                of: .name(state.card.recordName),
                last: count
            )
            state.card = found.card
            state.payments = found.payments
            state.problem = nil
        } catch {
            state.problem = .problem(error)
        }
        if isActive { presenter.show(state) }
    }
}

extension CardPaymentsInteractor: CardPaymentsPresentableListener {
    func open(_ ordinal: Int) {
        guard let payment = state.payments?.first(where: { $0.ordinal == ordinal }) else { return }
        router?.attachPayment(payment)
    }

    func showOlder() {
        count += Self.step
        reload()
    }

    func leave() {
        listener?.cardPaymentsDidLeave()
    }
}

extension CardPaymentsInteractor: ShowPaymentListener {
    func showPaymentDidLeave() {
        router?.detachShown()
        reload()
    }
}
