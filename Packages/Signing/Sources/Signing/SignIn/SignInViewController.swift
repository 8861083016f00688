import Bookkeeping
import Console
import SigningInterface

@MainActor
protocol SignInPresentableListener: AnyObject {
    func choose(_ customer: CustomerID)
    func enter(_ password: Secret)
    /// Goes back by one step.
    func leave()
}

/// The customers to choose from, and then the hidden field for the password.
final class SignInViewController: ScreenViewController, SignInPresentable {
    weak var listener: (any SignInPresentableListener)?

    func show(_ state: SignInState) {
        screen =
            switch state {
            case .looking: Screen("Sign in", actions: [.back()])
            case .choosing(let customers, let problem): Self.choosing(customers, problem)
            case .proving(let customer, let entry): Self.proving(customer, entry)
            }
    }

    private static func choosing(_ customers: [CustomerProfile], _ problem: Notice?) -> Screen {
        let text =
            switch (customers.isEmpty, problem) {
            case (_, .some): nil as String?
            case (true, nil):
                "Nobody is a customer yet. Join on the command line: bank customer join --help"
            case (false, nil): "Who are you?"
            }
        return Screen(
            "Sign in",
            notice: problem,
            blocks: text.map { [.text($0)] } ?? [],
            actions: customers.map {
                ScreenAction(
                    ScreenAction.ID($0.id.rawValue),
                    $0.name,
                    detail: $0.id.rawValue
                )
            } + [.back()]
        )
    }

    private static func proving(_ customer: CustomerProfile, _ entry: PasswordEntry) -> Screen {
        Screen(
            "Sign in",
            notice: entry.problem,
            blocks: [
                .fields(
                    [
                        Field("Customer", "\(customer.name) (\(customer.id))")
                    ] + entry.fields
                )
            ],
            prompt: entry.prompt,
            actions: [.back()]
        )
    }

    override func entered(_ secret: Secret) {
        listener?.enter(secret)
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.leave()
        } else {
            listener?.choose(CustomerID(action.rawValue))
        }
    }
}
