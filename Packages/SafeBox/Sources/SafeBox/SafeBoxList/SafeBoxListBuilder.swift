import BankConsole
import RIBs

/// What the list of boxes needs.
@MainActor
protocol SafeBoxListDependency: ManagementSafeBoxDependency {}

@MainActor
protocol SafeBoxListBuildable: Buildable {
    func build(withListener listener: any HomePluginListener) -> any ViewableRouting
}

/// Builds the list of the customer's accounts with their boxes.
final class SafeBoxListBuilder: Builder<any SafeBoxListDependency>, SafeBoxListBuildable {
    func build(withListener listener: any HomePluginListener) -> any ViewableRouting {
        let viewController = SafeBoxListViewController()
        let interactor = SafeBoxListInteractor(
            presenter: viewController,
            service: dependency.safeBoxes,
            customer: dependency.signedInSession.customer
        )
        interactor.listener = listener
        return SafeBoxListRouter(
            interactor: interactor,
            viewController: viewController,
            managementBuilder: ManagementSafeBoxBuilder(dependency: dependency)
        )
    }
}
