import BankConsoleTesting

/// A Verify without a password: the person signs, goes back, or is refused, as the test presses.
final class StandInVerify: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let viewController = StandInVerifyViewController(dependency)
        viewController.listener = listener
        return StandInVerifyRouter(interactor: Interactor(), viewController: viewController)
    }
}

/// The builders of a RIB that needs Verify, and of one that does not.
struct StandInVerifyModule: Module {
    static let builders = InjectID<BuilderContainer>("Builders")
    static let noBuilders = InjectID<BuilderContainer>("NoBuilders")

    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, StandInVerify.self)
        registrar.register(Self.builders, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
        registrar.register(Self.noBuilders, needs: BuilderContainer.holding()) { $0 }
    }
}

private final class StandInVerifyRouter: ViewableRouter<Interactor, StandInVerifyViewController>,
    DIVerifyRouting
{}

private final class StandInVerifyViewController: ScreenViewController {
    weak var listener: (any DIVerifyListener)?
    private let movement: Movement

    init(_ dependency: any DIVerifyDependency) {
        movement = dependency.movementToSign
        let customer = Field("Customer", dependency.signedInSession.customer.rawValue)
        super.init(
            screen: Screen(
                movement.title,
                blocks: [
                    .fields(movement.details.map { Field($0.name, $0.value) } + [customer])
                ],
                actions: [
                    .back("Cancel"), ScreenAction("sign", "Sign"), ScreenAction("lock", "Lock"),
                ]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case "sign":
            let signature = ["signature": "c0ffee"]
            let signed = SigningParameters.encode(movement).merging(signature) { $1 }
            listener?.verifyDidFinish(with: .signed(signed))
        case "lock": listener?.verifyDidFinish(with: .refused(AskingRIB.refusal))
        default: listener?.verifyDidFinish(with: .canceled)
        }
    }
}
