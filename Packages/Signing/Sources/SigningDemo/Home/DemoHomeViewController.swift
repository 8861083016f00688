import Console

@MainActor
protocol DemoHomePresentableListener: AnyObject {
    func sign()
    func signOut()
}

/// Who is signed in, and the offer to sign something.
final class DemoHomeViewController: ScreenViewController, DemoHomePresentable {
    weak var listener: (any DemoHomePresentableListener)?

    func show(name: String?, _ notice: Notice?) {
        screen = Screen(
            "Signing alone",
            notice: notice,
            blocks: [
                .text("Signed in\(name.map { " as \($0)" } ?? ""). No other feature is here.")
            ],
            actions: [
                ScreenAction("sign", "Sign a sample movement"),
                .back("Sign out"),
            ]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.signOut()
        } else {
            listener?.sign()
        }
    }
}
