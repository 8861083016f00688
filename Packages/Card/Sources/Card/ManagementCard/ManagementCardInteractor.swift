import BankConsole
import CardInterface
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

@MainActor
protocol ManagementCardRouting: VerifyingRouting, ConfirmingRouting, ViewableRouting {
    /// - Throws: `ResolutionError` when the account's screen cannot be made.
    func attachAccount(
        _ account: AccountID,
        listener: any ManagementDemandDepositListener
    ) throws
    /// Takes away what is shown above the card.
    func detachShown()
}

@MainActor
protocol ManagementCardPresentable: ScreenPresentable {
    var listener: (any ManagementCardPresentableListener)? { get set }
    func show(_ state: ManagementCardState)
}

/// What the screen shows.
struct ManagementCardState: Sendable {
    /// nil while it is being looked up, or cannot be shown.
    var card: Card?
    /// The last ones, newest first.
    var payments: [CardPayment] = []
    var account: DemandDepositAccount?
    /// The whole number, once the customer has signed for seeing it; until the screen is left.
    var wholeNumber: String?
    var notice: Notice?
}

/// Shows a card, changes what it may do, and opens its account.
final class ManagementCardInteractor: PresentableInteractor<any ManagementCardPresentable>,
    ManagementCardInteractable
{
    weak var router: (any ManagementCardRouting)?
    weak var listener: (any ManagementCardListener)?

    private static let paymentsShown = 5

    private let service: CardService
    private let customer: CustomerID
    private let cardNumber: String
    private var state = ManagementCardState()

    init(
        presenter: any ManagementCardPresentable,
        service: CardService,
        customer: CustomerID,
        cardNumber: String
    ) {
        self.service = service
        self.customer = customer
        self.cardNumber = cardNumber
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    override func willResignActive() {
        state.wholeNumber = nil
    }

    private func look() async {
        do {
            let reference = CardReference.number(try CardNumber(parsing: cardNumber))
            let (card, payments) = try await service.payments(
                of: reference,
                last: Self.paymentsShown
            )
            let account = try await service.demandDeposit.account(card.account.rawValue)
            guard account.owner == customer else {
                throw BankError(
                    .refused,
                    code: "card.foreign",
                    "the card \(card.number.masked) is not yours; sign in as its owner to see it"
                )
            }
            state.card = card
            state.payments = payments
            state.account = account
        } catch {
            state.card = nil
            state.notice = .problem(error)
        }
        presenter.show(state)
    }

    /// Carries out a request about the card, tells what came of it, and looks at the card again.
    private func carryOut(
        _ request: @escaping @MainActor (CardService, CardReference, ScreenSigner) async throws -> Notice
    ) {
        guard let card = state.card else { return }
        state.notice = nil
        work(on: presenter) { [weak self] in
            guard let self else { return }
            let signer = ScreenSigner(router: router, interactor: self)
            do {
                state.notice = try await request(
                    service.signed(by: signer),
                    .name(card.recordName),
                    signer
                )
            } catch {
                state.notice = .problem(error)
            }
            await look()
        }
    }
}

extension ManagementCardInteractor: ManagementCardPresentableListener {
    func toggleLock(of place: PaymentPlace) {
        guard let isLocked = state.card?.locks[place] else { return }
        carryOut { service, card, signer in
            let options = signer.options
            let change =
                isLocked
                ? try await service.unlock(card, [place], options: options)
                : try await service.lock(card, [place], options: options)
            return .done(
                "Payments \(place.words) are \(isLocked ? "unlocked" : "locked"): "
                    + "\(change.outcome.status)."
            )
        }
    }

    func reveal() {
        guard let card = state.card else { return }
        carryOut { [weak self] service, _, _ in
            self?.state.wholeNumber = try await service.reveal(card)
            return .information("Keep it to yourself. It is hidden again when you leave.")
        }
    }

    func reportLost() {
        carryOut { [weak self] service, card, _ in
            guard let self else { throw CancellationError() }
            let confirmer = ScreenConfirmer(router: router, interactor: self)
            let change = try await service.reportLost(card, options: confirmer.options)
            return .done(
                "The card \(change.card.number.masked) is lost and never pays again: "
                    + "\(change.outcome.status). You can have another one in its place."
            )
        }
    }

    func reissue() {
        carryOut { service, card, signer in
            let issue = try await service.reissue(card, options: signer.options)
            let number = issue.card?.number.masked ?? "another card"
            return .done("\(number) takes its place: \(issue.outcome.status).")
        }
    }

    func close() {
        carryOut { service, card, signer in
            let change = try await service.close(card, options: signer.options)
            return .done("The card is closed: \(change.outcome.status).")
        }
    }

    func openAccount() {
        guard let account = state.card?.account else { return }
        do {
            try router?.attachAccount(account, listener: self)
        } catch {
            state.notice = .problem(error)
            presenter.show(state)
        }
    }

    func leave() {
        listener?.managementCardDidLeave()
    }
}

extension ManagementCardInteractor: ManagementDemandDepositListener {
    func managementDemandDepositDidLeave() {
        router?.detachShown()
        state.notice = nil
        work(on: presenter) { [weak self] in await self?.look() }
    }
}

extension PaymentPlace {
    /// Where it is, in a sentence.
    var words: String {
        switch self {
        case .domestic: "at home"
        case .overseas: "abroad"
        }
    }
}
