import Console

@MainActor
protocol DemoRootListener: AnyObject {
    func signIn()
    func leave()
}

/// The door of the demo.
final class DemoRootViewController: ScreenViewController {
    weak var listener: (any DemoRootListener)?

    /// - Parameter sample: A password that is no secret, to be told.
    init(sample: String?) {
        let help = sample.map { [ScreenBlock.text("The password of 김하나 is \($0).")] } ?? []
        super.init(
            screen: Screen(
                "Signing",
                blocks: [.text("Customers, their password, and what they sign: in memory only.")]
                    + help,
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
