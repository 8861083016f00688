import RIBs
import SigningInterface

/// What the RIB that names accounts needs.
@MainActor
protocol NameAccountDependency: Dependency {
    var demandDeposits: DemandDepositService { get }
    var signedInSession: any SignedInSession { get }
}

@MainActor
protocol NameAccountBuildable: Buildable {
    func build(
        _ naming: AccountNaming,
        withListener listener: any NameAccountListener
    ) -> any ViewableRouting
}

final class NameAccountBuilder: Builder<any NameAccountDependency>, NameAccountBuildable {
    func build(
        _ naming: AccountNaming,
        withListener listener: any NameAccountListener
    ) -> any ViewableRouting {
        let viewController = NameAccountViewController()
        let interactor = NameAccountInteractor(
            presenter: viewController,
            service: dependency.demandDeposits,
            customer: dependency.signedInSession.customer,
            naming: naming
        )
        interactor.listener = listener
        return NameAccountRouter(interactor: interactor, viewController: viewController)
    }
}
