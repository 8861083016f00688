import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs

/// Who has opened paying with a card.
@MainActor
protocol PayByCardListener: AnyObject {
    /// The card has paid; detach the RIB now.
    func payByCardDidFinish(_ notice: Notice)

    /// The person has left without paying; detach the RIB now.
    func payByCardDidLeave()
}

@MainActor
protocol PayByCardPresentable: ScreenPresentable {
    var listener: (any PayByCardPresentableListener)? { get set }
    func show(_ state: PayByCardState)
}

/// Asks where, how much and whom a card pays, one after the other, and has it pay once the person
/// confirms. Nobody signs, as in a shop.
///
/// What cannot be is said at the step where it was typed; the service checks all of it again.
final class PayByCardInteractor: PresentableInteractor<any PayByCardPresentable>,
    PayByCardInteractable
{
    weak var router: (any ConfirmingRouting)?
    weak var listener: (any PayByCardListener)?

    private let service: CardService
    private var state: PayByCardState

    init(presenter: any PayByCardPresentable, service: CardService, card: Card) {
        self.service = service
        state = PayByCardState(card: card)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
    }

    private func take(_ text: String) async {
        do {
            switch state.step {
            case .place: break
            case .amount(let place): try await takeAmount(text, place)
            case .merchant(let place, let amount): return try await pay(amount, text, place)
            }
        } catch {
            state.problem = .problem(error)
            await look()
        }
        if isActive { presenter.show(state) }
    }

    /// What was refused may be so because the card is locked by now: the person sees that.
    private func look() async {
        let name = CardReference.name(state.card.recordName)
        if let card = try? await service.findCard(name) { state.card = card }
    }

    private func takeAmount(_ text: String, _ place: PaymentPlace) async throws {
        state.amount = text
        let amount = try Money(parsing: text)
        // As it is now: it may have been locked, lost or used meanwhile.
        let card = try await service.findCard(.name(state.card.recordName))
        try card.requirePayable(amount, place, on: try await service.ledger.businessDate())
        try await service.demandDeposit.account(card.account.rawValue).requireSpendable(amount)
        state.step = .merchant(place, amount)
    }

    private func pay(_ amount: Money, _ merchant: String, _ place: PaymentPlace) async throws {
        state.merchant = merchant
        let request = try CardPaymentRequest(
            card: .name(state.card.recordName),
            amount: amount,
            merchant: merchant,
            place: place
        )
        let confirmer = ScreenConfirmer(router: router, interactor: self)
        let paid = try await service.pay(request, options: confirmer.options)
        guard isActive else { return }
        listener?.payByCardDidFinish(
            .done("\(paid.amount) are held for \(paid.payment.merchant).")
        )
    }
}

extension PayByCardInteractor: PayByCardPresentableListener {
    func choose(_ place: PaymentPlace) {
        state.step = .amount(place)
        presenter.show(state)
    }

    func submit(_ text: String) {
        state.problem = nil
        work(on: presenter) { [weak self] in await self?.take(text) }
    }

    func goBack() {
        state.problem = nil
        switch state.step {
        case .place:
            listener?.payByCardDidLeave()
            return
        case .amount: state.step = .place
        case .merchant(let place, _): state.step = .amount(place)
        }
        presenter.show(state)
    }
}
