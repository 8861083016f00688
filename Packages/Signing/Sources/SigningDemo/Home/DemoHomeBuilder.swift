import RIBs
import Signing
import SigningInterface

/// What the home of the demo needs.
@MainActor
protocol DemoHomeDependency: Dependency {
    var signedInSession: any SignedInSession { get }
    var customers: any CustomerInject { get }
}

/// What one verification within it needs.
final class DemoVerifyComponent: Component<any DemoHomeDependency>, VerifyDependency {
    let verifyRequest: VerifyRequest

    init(dependency: any DemoHomeDependency, request: VerifyRequest) {
        verifyRequest = request
        super.init(dependency: dependency)
    }

    var signedInSession: any SignedInSession { dependency.signedInSession }
}

/// Builds the home of the demo: a screen on which a customer signs a sample movement.
final class DemoHomeBuilder: Builder<any DemoHomeDependency> {
    func build(withListener listener: any SignedInListener) -> any ViewableRouting {
        let viewController = DemoHomeViewController()
        let interactor = DemoHomeInteractor(
            presenter: viewController,
            customer: dependency.signedInSession.customer,
            customers: dependency.customers
        )
        interactor.listener = listener
        return DemoHomeRouter(
            interactor: interactor,
            viewController: viewController,
            dependency: dependency
        )
    }
}
