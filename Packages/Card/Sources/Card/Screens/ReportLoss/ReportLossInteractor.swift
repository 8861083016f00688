import BankConsole
import Console
import RIBs

/// Who has opened the report of a lost card.
@MainActor
protocol ReportLossListener: AnyObject {
    /// Another card has taken the place of the lost one; detach the RIB now.
    func reportLossDidReissue(_ card: Card)

    /// The person has left, whether or not the card is lost by now; detach the RIB now.
    func reportLossDidLeave()
}

@MainActor
protocol ReportLossPresentable: ScreenPresentable {
    var listener: (any ReportLossPresentableListener)? { get set }
    func show(_ state: ReportLossState)
}

/// What the screen shows.
struct ReportLossState: Sendable {
    var card: Card
    var notice: Notice?
}

/// Reports a card lost once the person has read what that means, and then offers another in its
/// place. Nobody signs: a thief would not report it.
final class ReportLossInteractor: PresentableInteractor<any ReportLossPresentable> {
    weak var listener: (any ReportLossListener)?

    private let service: CardService
    private var state: ReportLossState

    init(presenter: any ReportLossPresentable, service: CardService, card: Card) {
        self.service = service
        state = ReportLossState(card: card)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
    }

    private var reference: CardReference { .name(state.card.recordName) }

    private func reportLostNow() async {
        do {
            let change = try await service.reportLoss(reference, options: .chosen())
            state.card = change.card
            state.notice = .done("The card \(change.card.number.masked) is lost.")
        } catch {
            await tell(error)
        }
        if isActive { presenter.show(state) }
    }

    private func reissueNow() async {
        do {
            let issue = try await service.reissue(reference, options: .chosen())
            guard isActive, let card = issue.card else { return }
            listener?.reportLossDidReissue(card)
        } catch {
            await tell(error)
            if isActive { presenter.show(state) }
        }
    }

    /// Says what was not done, of the card as it is now: it may have changed elsewhere.
    private func tell(_ error: any Error) async {
        state.notice = .problem(error)
        if let card = try? await service.findCard(reference) { state.card = card }
    }
}

extension ReportLossInteractor: ReportLossPresentableListener {
    func reportLost() {
        state.notice = nil
        work(on: presenter) { [weak self] in await self?.reportLostNow() }
    }

    func reissue() {
        state.notice = nil
        work(on: presenter) { [weak self] in await self?.reissueNow() }
    }

    func leave() {
        listener?.reportLossDidLeave()
    }
}
