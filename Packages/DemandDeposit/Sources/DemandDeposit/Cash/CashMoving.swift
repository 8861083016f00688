import BankConsole
import Console
import DemandDepositInterface
import LedgerInterface
import RIBs

/// What paying cash in and taking it out have in common: an amount is asked for, and moved; what goes
/// wrong is said, and the amount can be typed again.
@MainActor
protocol CashMoving: PresentableInteractor<any CashPresentable>, CashPresentableListener {
    var listener: (any CashListener)? { get }
    var service: DemandDepositService { get }
    var account: AccountNumber { get }
    var state: CashState { get set }

    /// Moves the cash, once the person agrees.
    /// - Returns: What the person is told.
    func carryOut(_ request: CashRequest) async throws -> Notice
}

extension CashMoving {
    /// Shows the account and asks for the amount.
    func begin() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.look() }
    }

    func move(amount: String) {
        state.amount = amount
        state.problem = nil
        work(on: presenter) { [weak self] in await self?.carryOut(amount) }
    }

    func leave() {
        listener?.cashDidLeave()
    }

    private func carryOut(_ text: String) async {
        do {
            let amount = try Money(parsing: text)
            let request = CashRequest(account: .number(account), amount: amount, memo: "")
            listener?.cashDidMove(try await carryOut(request))
        } catch {
            state.problem = .problem(error)
            // Money may have moved elsewhere meanwhile.
            await look()
        }
    }

    private func look() async {
        do {
            state.account = try await service.openAccount(.number(account))
        } catch {
            state.account = nil
            state.problem = .problem(error)
        }
        presenter.show(state)
    }
}
