import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

/// Who has opened the naming of an account.
@MainActor
protocol NameAccountListener: AnyObject {
    /// The account is opened or has its nickname; detach the RIB now.
    func nameAccountDidFinish(_ notice: Notice)

    /// The person has left without changing anything; detach the RIB now.
    func nameAccountDidLeave()
}

@MainActor
protocol NameAccountPresentable: ScreenPresentable {
    var listener: (any NameAccountPresentableListener)? { get set }
    func show(_ state: NameAccountState)
}

/// What the screen shows.
struct NameAccountState: Sendable {
    let naming: AccountNaming
    /// As it was typed last.
    var nickname = ""
    var notice: Notice?
}

/// Asks for a nickname, and opens an account with it or gives it to one that there is.
final class NameAccountInteractor: PresentableInteractor<any NameAccountPresentable> {
    weak var listener: (any NameAccountListener)?

    private let service: DemandDepositService
    private let customer: CustomerID
    private var state: NameAccountState

    init(
        presenter: any NameAccountPresentable,
        service: DemandDepositService,
        customer: CustomerID,
        naming: AccountNaming
    ) {
        self.service = service
        self.customer = customer
        state = NameAccountState(naming: naming)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
    }

    private func carryOut(_ nickname: String?) async {
        do {
            let nickname = try nickname.map { try Nickname(parsing: $0) }
            let done = try await apply(nickname)
            guard !Task.isCancelled else { return }
            listener?.nameAccountDidFinish(.done(done))
        } catch {
            guard !Task.isCancelled else { return }
            state.notice = .problem(error)
            presenter.show(state)
        }
    }

    /// - Returns: What the person is told.
    private func apply(_ nickname: Nickname?) async throws -> String {
        // Nothing is moved or lost by it, so nobody is asked to confirm.
        let options = RequestOptions { _ in }
        switch state.naming {
        case .opening:
            let request = OpeningRequest(customer: customer, nickname: nickname)
            let outcome = try await service.open(request, options)
            return "The account \(outcome.result["account"] ?? "") is open."
        case .renaming(let account):
            let request = NamingRequest(account: .number(account.number), nickname: nickname)
            _ = try await service.name(request, options)
            return nickname.map { "The account is called \($0.text) now." }
                ?? "The account has no nickname any more."
        }
    }
}

extension NameAccountInteractor: NameAccountPresentableListener {
    func name(_ nickname: String) {
        state.nickname = nickname
        state.notice = nil
        let isEmpty = nickname.allSatisfy(\.isWhitespace)
        if isEmpty, case .renaming = state.naming {
            // An empty field takes nothing away: that has an action of its own.
            state.notice = .information("Type a nickname first.")
            return presenter.show(state)
        }
        work(on: presenter) { [weak self] in await self?.carryOut(isEmpty ? nil : nickname) }
    }

    func removeNickname() {
        state.notice = nil
        work(on: presenter) { [weak self] in await self?.carryOut(nil) }
    }

    func leave() {
        listener?.nameAccountDidLeave()
    }
}
