import BankConsole
import Bookkeeping
import Console
import LedgerInterface
import RIBs

/// Who has opened the change of a card's limits.
@MainActor
protocol ChangeLimitsListener: AnyObject {
    /// The limits are changed; detach the RIB now.
    func changeLimitsDidFinish(_ notice: Notice)

    /// The person has left without changing them; detach the RIB now.
    func changeLimitsDidLeave()
}

@MainActor
protocol ChangeLimitsPresentable: ScreenPresentable {
    var listener: (any ChangeLimitsPresentableListener)? { get set }
    func show(_ state: ChangeLimitsState)
}

/// Asks for both limits, one after the other, and changes them on the customer's signature.
final class ChangeLimitsInteractor: PresentableInteractor<any ChangeLimitsPresentable>,
    ChangeLimitsInteractable
{
    weak var router: (any VerifyingRouting)?
    weak var listener: (any ChangeLimitsListener)?

    private let service: CardService
    private var state: ChangeLimitsState

    init(presenter: any ChangeLimitsPresentable, service: CardService, card: Card) {
        self.service = service
        state = ChangeLimitsState(card: card)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
    }

    private func take(_ text: String) async {
        do {
            switch state.step {
            case .perPayment: try takePerPayment(text)
            case .perDay(let perPayment): return try await takePerDay(text, perPayment)
            }
        } catch {
            state.problem = .problem(error)
            await look()
        }
        if isActive { presenter.show(state) }
    }

    /// What was refused may be so because the card has other limits by now: the person sees them.
    private func look() async {
        let name = CardReference.name(state.card.recordName)
        if let card = try? await service.findCard(name) { state.card = card }
    }

    private func takePerPayment(_ text: String) throws {
        state.perPayment = text
        let amount = try Money(parsing: text)
        // What no limit of a day makes right is said at once.
        _ = try CardLimits(perPayment: amount, perDay: CardLimits.highest.perDay)
        state.step = .perDay(perPayment: amount)
    }

    private func takePerDay(_ text: String, _ perPayment: Money) async throws {
        state.perDay = text
        let limits = try CardLimits(perPayment: perPayment, perDay: try Money(parsing: text))
        let signer = ScreenSigner(router: router, interactor: self)
        let options = signer.options
        try await options.confirm(limits.preview(for: state.card))
        _ = try await service.signed(by: signer).changeLimits(
            of: .name(state.card.recordName),
            perPayment: limits.perPayment,
            perDay: limits.perDay,
            options: options
        )
        guard isActive else { return }
        listener?.changeLimitsDidFinish(
            .done("The limits are \(limits.perPayment) a payment and \(limits.perDay) a day.")
        )
    }
}

extension ChangeLimitsInteractor: ChangeLimitsPresentableListener {
    func submit(_ text: String) {
        state.problem = nil
        work(on: presenter) { [weak self] in await self?.take(text) }
    }

    func goBack() {
        state.problem = nil
        guard state.step != .perPayment else {
            listener?.changeLimitsDidLeave()
            return
        }
        state.step = .perPayment
        presenter.show(state)
    }
}

extension CardLimits {
    /// What the customer is shown before signing: the service has no words for it, since on the
    /// command line the customer has just typed them.
    fileprivate func preview(for card: Card) -> MovementPreview {
        MovementPreview(
            "Limits of a card",
            of: card,
            details: [
                MovementPreview.Detail("Limit per payment", perPayment.description),
                MovementPreview.Detail("Limit per day", perDay.description),
            ]
        )
    }
}
