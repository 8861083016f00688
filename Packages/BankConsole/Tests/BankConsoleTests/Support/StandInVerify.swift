import BankConsoleTesting

/// A Verify without a password: the person signs, goes back, or is refused, as the test presses.
struct StandInVerify: VerifyInject {
    /// The movement with the signature of this Verify.
    static func signed(_ movement: Movement, _ preview: MovementPreview) -> SignedMovement {
        SignedMovement(movement, preview: preview, expires: Timestamp(milliseconds: 9)) { _ in
            "c0ffee"
        }
    }

    func router(
        signing movement: Movement,
        preview: MovementPreview,
        listener: any VerifyListener
    ) -> any ViewableRouting {
        let viewController = StandInVerifyViewController(movement, preview)
        viewController.listener = listener
        return ViewableRouter(interactor: Interactor(), viewController: viewController)
    }
}

private final class StandInVerifyViewController: ScreenViewController {
    weak var listener: (any VerifyListener)?
    private let movement: Movement
    private let preview: MovementPreview

    init(_ movement: Movement, _ preview: MovementPreview) {
        self.movement = movement
        self.preview = preview
        super.init(
            screen: Screen(
                preview.title,
                blocks: [.fields(preview.lines.map { Field($0.name, $0.value) })],
                actions: [
                    .back("Cancel"), ScreenAction("sign", "Sign"), ScreenAction("lock", "Lock"),
                ]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case "sign":
            listener?.verifyDidFinish(with: .signed(StandInVerify.signed(movement, preview)))
        case "lock": listener?.verifyDidFinish(with: .refused(AskingRIB.refusal))
        default: listener?.verifyDidFinish(with: .canceled)
        }
    }
}
