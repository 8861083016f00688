import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import RIBs

/// Who has opened the sending of money.
@MainActor
protocol TransferListener: AnyObject {
    /// The money is sent; detach the RIB now.
    func transferDidFinish(_ notice: Notice)

    /// The person has left without sending anything; detach the RIB now.
    func transferDidLeave()
}

@MainActor
protocol TransferPresentable: ScreenPresentable {
    var listener: (any TransferPresentableListener)? { get set }
    func show(_ state: TransferState)
}

/// Asks for payee, amount and memo, one after the other, and sends on the customer's signature.
///
/// What cannot be is said at the step where it was typed; the service checks all of it again.
final class TransferInteractor: PresentableInteractor<any TransferPresentable>,
    TransferInteractable
{
    weak var router: (any VerifyingRouting)?
    weak var listener: (any TransferListener)?

    private let service: DemandDepositService
    private let customer: CustomerID
    private let account: AccountNumber
    private var state = TransferState()

    init(
        presenter: any TransferPresentable,
        service: DemandDepositService,
        customer: CustomerID,
        account: AccountNumber
    ) {
        self.service = service
        self.customer = customer
        self.account = account
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in
            guard let self else { return }
            await look()
            guard !Task.isCancelled else { return }
            presenter.show(state)
        }
    }

    private func look() async {
        do {
            state.payer = try await service.openAccount(.number(account))
        } catch {
            state.payer = nil
            state.problem = .problem(error)
        }
    }

    private func take(_ text: String) async {
        do {
            switch state.step {
            case .payee: try await takePayee(text)
            case .amount(let payee): try await takeAmount(text, for: payee)
            case .memo(let payee, let amount): return try await send(amount, to: payee, text)
            }
        } catch {
            state.problem = .problem(error)
            // Money may have moved elsewhere meanwhile.
            await look()
        }
        guard !Task.isCancelled else { return }
        presenter.show(state)
    }

    private func takePayee(_ text: String) async throws {
        state.payee = text
        let number = try await service.directory.number(
            of: AccountReference(parsing: text),
            namedBy: customer
        )
        let payee = try await service.payee(number, paidBy: account)
        state.step = .amount(payee)
    }

    private func takeAmount(_ text: String, for payee: Payee) async throws {
        state.amount = text
        let amount = try Money(parsing: text)
        try await service.openAccount(.number(account)).requireSpendable(amount)
        state.step = .memo(payee, amount)
    }

    private func send(_ amount: Money, to payee: Payee, _ text: String) async throws {
        state.memo = text
        let signer = ScreenSigner(router: router, interactor: self)
        let request = TransferRequest(
            from: .number(account),
            to: .number(payee.account.number),
            amount: amount,
            memo: try FreeText.validated(text, field: "the memo")
        )
        _ = try await service.signed(by: signer).transfer(request, signer.options)
        guard !Task.isCancelled else { return }
        listener?.transferDidFinish(.done("\(amount) was transferred to \(payee.owner.name)."))
    }
}

extension TransferInteractor: TransferPresentableListener {
    func submit(_ text: String) {
        state.problem = nil
        work(on: presenter) { [weak self] in await self?.take(text) }
    }

    func goBack() {
        state.problem = nil
        switch state.step {
        case .payee: return leave()
        case .amount: state.step = .payee
        case .memo(let payee, _): state.step = .amount(payee)
        }
        presenter.show(state)
    }

    private func leave() {
        listener?.transferDidLeave()
    }
}
