import BankConsole
import Bookkeeping
import Console
import SigningInterface

/// The steps of SignIn: loading, choosing a customer, and typing the password.
enum SignInStep: Sendable, Equatable {
    case loading
    /// Shows the customers who may sign in, or only the first page of them if `hasMore` is true.
    case customers([CustomerProfile], hasMore: Bool = false, problem: Notice? = nil)
    case password(of: CustomerProfile)

    /// Returns the screen of the step.
    ///
    /// - Parameter entry: The state of the question for the password; needed only in the step
    ///   `password`.
    func screen(_ entry: PasswordEntry?) -> Screen {
        switch self {
        case .loading:
            Screen("Sign in", actions: [.back()])
        case .customers(let customers, let hasMore, let problem):
            Screen(
                "Sign in",
                notice: problem,
                blocks: problem == nil ? [.text(Self.question(to: customers))] : [],
                actions: customers.map {
                    ScreenAction(ScreenAction.ID($0.id.rawValue), $0.name, detail: $0.id.rawValue)
                } + (hasMore ? [ScreenAction(.more, "More customers", key: ActionKey.older)] : [])
                    + (customers.isEmpty ? [.join] : [.forgot]) + [.back()]
            )
        case .password(let customer):
            Screen(
                "Sign in",
                notice: entry?.problem,
                blocks: [
                    .fields(
                        [Field("Customer", "\(customer.name) (\(customer.id))")]
                            + (entry?.fields ?? [])
                    )
                ],
                prompt: entry?.prompt,
                actions: [.forgot, .back()]
            )
        }
    }

    private static func question(to customers: [CustomerProfile]) -> String {
        customers.isEmpty
            ? "There are no customers yet. Be the first one." : "Who are you?"
    }
}

extension ScreenAction {
    static let join = ScreenAction(.join, "Join", key: ActionKey.new)
}

extension ScreenAction.ID {
    static let more: ScreenAction.ID = "more"
    static let join: ScreenAction.ID = "join"
}
