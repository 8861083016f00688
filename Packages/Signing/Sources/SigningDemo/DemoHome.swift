import BankConsole
import Bookkeeping
import Console
import LedgerInterface
import RIBs
import Signing
import SigningInterface

/// The home of a customer, with one movement to sign.
struct DemoHome: SignedInInject {
    let session: any SignedInSession
    let customers: any CustomerInject

    func router(listener: any SignedInListener) -> any ViewableRouting {
        let interactor = DemoHomeInteractor(self, listener: listener)
        return PresentingRouter(interactor: interactor, viewController: interactor.presenter)
    }
}

private final class DemoHomeInteractor: PresentableInteractor<DemoHomeViewController>,
    RoutedInteractable, VerifyListener
{
    typealias RoutingType = PresentingRouter<DemoHomeInteractor, Void>

    private let home: DemoHome
    private weak var listener: (any SignedInListener)?

    init(_ home: DemoHome, listener: any SignedInListener) {
        self.home = home
        self.listener = listener
        super.init(presenter: DemoHomeViewController())
        presenter.interactor = self
    }

    override func didBecomeActive() {
        work(on: presenter) { [presenter, home] in
            let profile = try? await home.customers.customer(home.session.customer)
            presenter.screen = Screen(
                "Signing alone",
                blocks: [
                    .text("Signed in as \(profile?.name ?? "?"). No other feature is here.")
                ],
                actions: [ScreenAction("sign", "Sign a sample movement"), .back("Sign out")]
            )
        }
    }

    func choose(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.signedInDidSignOut()
        } else {
            let sample = DemoMovement(session: home.session)
            router?.presentChild(VerifyBuilder(dependency: sample).build(withListener: self))
        }
    }

    func verifyDidFinish(with result: VerifyResult) {
        router?.dismissChild()
        presenter.screen.notice =
            switch result {
            case .signed(let signed):
                .done("Signed: \(signed[SigningParameters.signature]?.prefix(16) ?? "")…")
            case .canceled: .information("Nothing was signed.")
            case .refused(let error): .problem(error)
            }
    }
}

private final class DemoHomeViewController: ScreenViewController {
    weak var interactor: DemoHomeInteractor?

    override func pressed(_ action: ScreenAction.ID) { interactor?.choose(action) }
}

private final class DemoMovement: VerifyDependency {
    let signedInSession: any SignedInSession
    let verifyRequest: VerifyRequest

    init(session: any SignedInSession) {
        let movement = Movement(
            customer: session.customer,
            from: AccountID("3333-01-0000013"),
            to: AccountID("3333-01-0000013/box1"),
            amount: Money(won: 50_000),
            purpose: .safeBoxPut,
            idempotencyID: .random()
        )
        let preview = MovementPreview(
            title: "Put into the safe box",
            from: "3333-01-0000013",
            to: "the safe box of 3333-01-0000013",
            amount: movement.amount
        )
        let words = PurposeWords([.safeBoxPut: "put money into the safe box"])
        signedInSession = session
        verifyRequest = VerifyRequest(movement: movement, preview: preview, words: words)
    }
}
