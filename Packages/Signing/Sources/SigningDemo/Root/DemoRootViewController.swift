import Console

@MainActor
protocol DemoRootListener: AnyObject {
    func signIn()
    func leave()
}

/// The door of the demo.
final class DemoRootViewController: ScreenViewController {
    weak var listener: (any DemoRootListener)?

    init() {
        super.init(
            screen: Screen(
                "Signing",
                blocks: [.text("Customers, their password, and what they sign; in memory only.")],
                actions: [ScreenAction("sign-in", "Sign in"), .back("Leave")]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.leave()
        } else {
            listener?.signIn()
        }
    }
}
