import Bookkeeping
import DependencyContainer
import RIBs
import Signing
import SigningInterface

/// Offers Signing's screen Verify to features that cannot import Signing.
///
/// The adapter is a separate module, so that a test can leave it out and check the error at
/// launch.
struct VerifyModule: Module {
    var provides: [any ServiceID]? { [verifyBuilder] }

    var needs: [any ServiceID]? { [] }

    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, DIVerifyBuilderAdapter.self)
    }
}

/// Builds Signing's screen Verify for a feature that asks for `verifyBuilder`.
///
/// The adapter converts between the types of SigningInterface (`DIVerify…`) and the types of
/// Signing (`Verify…`), so neither depends on the other.
final class DIVerifyBuilderAdapter: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    // The protocol requires this initializer of every subclass.
    required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        let interactor = VerifyListenerAdapter(listener: listener)
        let verify = VerifyBuilder(dependency: VerifyDependencyAdapter(dependency: dependency))
            .build(withListener: interactor)
        return VerifyRouterAdapter(interactor: interactor, verify: verify)
    }
}

final class VerifyDependencyAdapter: Component<any DIVerifyDependency>, VerifyDependency {
    var signedInSession: any SignedInSession { dependency.signedInSession }

    var movementToSign: Movement { dependency.movementToSign }
}

/// The RIB that a feature attaches to ask for a signature; its view is the view of Verify.
private final class VerifyRouterAdapter:
    ViewableRouter<VerifyListenerAdapter, any ViewControllable>, DIVerifyRouting
{
    private let verify: any VerifyRouting

    init(interactor: VerifyListenerAdapter, verify: any VerifyRouting) {
        self.verify = verify
        super.init(interactor: interactor, viewController: verify.viewControllable)
    }

    override func didLoad() {
        attachChild(verify)
    }
}

/// Reports the result of Verify to the feature that asked for a signature.
///
/// Verify does not retain its listener. This listener is the interactor of ``VerifyRouterAdapter``,
/// which retains it.
private final class VerifyListenerAdapter: Interactor, VerifyListener {
    private weak var listener: (any DIVerifyListener)?

    init(listener: any DIVerifyListener) {
        self.listener = listener
    }

    func verifyDidFinish(with result: VerifyResult) {
        listener?.verifyDidFinish(with: DIVerifyResult(result))
    }
}

extension DIVerifyResult {
    fileprivate init(_ result: VerifyResult) {
        self =
            switch result {
            case .signed(let parameters): .signed(parameters)
            case .canceled: .canceled
            case .refused(let error): .refused(error)
            }
    }
}
