import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

@MainActor
protocol ManagementCardRouting: VerifyingRouting, ViewableRouting {
    func attachPay(with card: Card)
    func attachPayments(of card: Card)
    func attachLimits(of card: Card)
    func attachLoss(of card: Card)
    /// - Throws: `ResolutionError` when the account's screen cannot be made.
    func attachAccount(_ account: AccountID) throws
    /// Takes away what is shown above the card; does nothing when nothing is.
    func detachShown()
}

@MainActor
protocol ManagementCardPresentable: ScreenPresentable {
    var listener: (any ManagementCardPresentableListener)? { get set }
    func show(_ state: ManagementCardState)
}

/// Shows a card, changes what it may do, and opens what belongs to it: its payments, its account.
final class ManagementCardInteractor: PresentableInteractor<any ManagementCardPresentable>,
    ManagementCardInteractable
{
    weak var router: (any ManagementCardRouting)?
    weak var listener: (any ManagementCardListener)?

    /// How many payments are seen at a glance.
    static let paymentsShown = 3

    private let service: CardService
    private let customer: CustomerID
    /// Another one's once the card is replaced: the screen then goes on with its successor.
    private var cardNumber: String
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
            let overview = try await service.showCard(
                .number(try CardNumber(parsing: cardNumber)),
                payments: Self.paymentsShown
            )
            try overview.requireOwned(by: customer)
            state.overview = overview
        } catch {
            state.overview = nil
            state.notice = .problem(error)
        }
        if isActive { presenter.show(state) }
    }

    private func open(_ choice: ManagementCardChoice, of card: Card) throws {
        switch choice {
        case .pay: router?.attachPay(with: card)
        case .payments: router?.attachPayments(of: card)
        case .limits: router?.attachLimits(of: card)
        case .lost, .reissue: router?.attachLoss(of: card)
        case .account: try router?.attachAccount(card.account)
        case .domestic: toggleLock(of: .domestic, card)
        case .overseas: toggleLock(of: .overseas, card)
        case .reveal: reveal(card)
        case .close: close(card)
        }
    }

    /// What was opened is left: what it has changed is seen.
    private func comeBack(_ notice: Notice?) {
        router?.detachShown()
        state.notice = notice
        work(on: presenter) { [weak self] in await self?.look() }
    }
}

// MARK: What is done on the screen itself

extension ManagementCardInteractor {
    /// Carries out a request about the card, tells what came of it, and looks at the card again.
    private func carryOut(
        _ request: @escaping @MainActor (CardService, ScreenSigner) async throws -> Notice
    ) {
        work(on: presenter) { [weak self] in
            guard let self else { return }
            let signer = ScreenSigner(router: router, interactor: self)
            do {
                state.notice = try await request(service.signed(by: signer), signer)
            } catch {
                state.notice = .problem(error)
            }
            await look()
        }
    }

    private func toggleLock(of place: PaymentPlace, _ card: Card) {
        let isLocked = card.locks[place]
        carryOut { service, _ in
            _ = try await service.changeLocks(
                of: .name(card.recordName),
                [place],
                isLocked: !isLocked,
                options: .chosen()
            )
            return .done("\(place.title) payments are \(isLocked ? "unlocked" : "locked").")
        }
    }

    private func reveal(_ card: Card) {
        carryOut { [weak self] service, signer in
            try await signer.options.confirm(.revealing(card))
            let number = try await service.reveal(card)
            // Whoever is gone by now sees it no more, and does not keep it.
            guard let self, isActive else { throw CancellationError() }
            state.wholeNumber = number
            return .information("Keep the number to yourself. Your next action hides it again.")
        }
    }

    private func close(_ card: Card) {
        carryOut { service, signer in
            _ = try await service.close(
                .name(card.recordName),
                options: signer.options
            )
            return .done("The card is closed.")
        }
    }
}

extension ManagementCardInteractor: ManagementCardPresentableListener {
    func choose(_ choice: ManagementCardChoice) {
        guard let card = state.overview?.card else { return }
        state.notice = nil
        state.wholeNumber = nil
        do {
            try open(choice, of: card)
        } catch {
            state.notice = .problem(error)
        }
        presenter.show(state)
    }

    func leave() {
        listener?.managementCardDidLeave()
    }
}

extension ManagementCardInteractor {
    func payByCardDidFinish(_ notice: Notice) { comeBack(notice) }
    func payByCardDidLeave() { comeBack(nil) }
    func cardPaymentsDidLeave() { comeBack(nil) }
    func changeLimitsDidFinish(_ notice: Notice) { comeBack(notice) }
    func changeLimitsDidLeave() { comeBack(nil) }
    func reportLossDidLeave() { comeBack(nil) }
    func managementDemandDepositDidLeave() { comeBack(nil) }

    func reportLossDidReissue(_ card: Card) {
        cardNumber = card.number.full
        comeBack(.done("This card replaces the lost one."))
    }
}

extension MovementPreview {
    /// What the customer is shown before signing: on the command line the password is asked for
    /// without further words.
    fileprivate static func revealing(_ card: Card) -> MovementPreview {
        MovementPreview("The whole number of a card", of: card)
    }
}
