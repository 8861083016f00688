import BankConsole
import Bookkeeping
import Console
import LedgerInterface
import RIBs
import Signing
import SigningInterface

@MainActor
protocol DemoHomeRouting: ViewableRouting {
    func attachVerify(for request: VerifyRequest, listener: any VerifyListener)
    func detachVerify()
}

@MainActor
protocol DemoHomePresentable: ScreenPresentable {
    var listener: (any DemoHomePresentableListener)? { get set }
    func show(name: String?, _ notice: Notice?)
}

/// Has a sample movement signed, and says what came of it.
final class DemoHomeInteractor: PresentableInteractor<any DemoHomePresentable> {
    weak var router: (any DemoHomeRouting)?
    weak var listener: (any SignedInListener)?

    private let customer: CustomerID
    private let customers: any CustomerInject
    private var name: String?

    init(
        presenter: any DemoHomePresentable,
        customer: CustomerID,
        customers: any CustomerInject
    ) {
        self.customer = customer
        self.customers = customers
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(name: nil, nil)
        work(on: presenter) { [weak self] in await self?.lookUpName() }
    }

    private func lookUpName() async {
        do {
            name = try await customers.customer(customer).name
            presenter.show(name: name, nil)
        } catch {
            presenter.show(name: nil, .problem(error))
        }
    }
}

extension DemoHomeInteractor: DemoHomePresentableListener {
    func sign() {
        let movement = Movement(
            customer: customer,
            from: AccountID("3333-01-0000013"),
            to: AccountID("3333-01-0000013/box1"),
            amount: Money(won: 50_000),
            purpose: .demo,
            idempotencyID: .random()
        )
        let preview = MovementPreview(
            title: "Put into the safe box",
            from: "3333-01-0000013",
            to: "the safe box of 3333-01-0000013",
            amount: movement.amount
        )
        router?.attachVerify(
            for: VerifyRequest(movement: movement, preview: preview, words: .demo),
            listener: self
        )
    }

    func signOut() {
        listener?.signedInDidSignOut()
    }
}

extension DemoHomeInteractor: VerifyListener {
    func verifyDidFinish(with result: VerifyResult) {
        router?.detachVerify()
        let notice: Notice? =
            switch result {
            case .signed(let signed):
                .done("Signed: \(signed[SigningParameters.signature]?.prefix(16) ?? "")…")
            case .canceled: .information("Nothing was signed.")
            case .refused(let error): .problem(error)
            }
        presenter.show(name: name, notice)
    }
}
