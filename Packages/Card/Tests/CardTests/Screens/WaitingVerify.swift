import Console
import DependencyContainer
import RIBs
import SigningInterface

/// A Verify that waits for a password that never comes: the person can only go back.
final class WaitingVerify: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let viewController = WaitingVerifyViewController(dependency.verifyRequest)
        viewController.listener = listener
        return WaitingVerifyRouter(interactor: Interactor(), viewController: viewController)
    }
}

/// Puts it in the place of the one that signs at once.
struct WaitingVerifyModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.replacing { $0.register(verifyBuilder, WaitingVerify.self) }
    }
}

private final class WaitingVerifyRouter: ViewableRouter<Interactor, WaitingVerifyViewController>,
    DIVerifyRouting
{}

private final class WaitingVerifyViewController: ScreenViewController {
    weak var listener: (any DIVerifyListener)?

    init(_ request: DIVerifyRequest) {
        let lines = request.preview.lines.map { Field($0.name, $0.value) }
        super.init(
            screen: Screen(
                request.preview.title,
                blocks: [.fields(lines)],
                actions: [.back("Cancel")]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        listener?.verifyDidFinish(with: .cancelled)
    }
}
