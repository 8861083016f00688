import BankConsole
import DemandDepositInterface
import DependencyContainer
import RIBs
import SigningInterface

/// What the RIB that moves money into and out of a box needs.
@MainActor
protocol MoveSafeBoxMoneyDependency: VerifyingDependency {
    var safeBoxes: SafeBoxService { get }
}

/// Its scope; Verify, which SafeBox cannot import, gets its dependency from here.
final class MoveSafeBoxMoneyComponent: Component<any MoveSafeBoxMoneyDependency>,
    VerifyingDependency
{
    var signedInSession: any SignedInSession { dependency.signedInSession }
    var builders: BuilderContainer { dependency.builders }
}

@MainActor
protocol MoveSafeBoxMoneyBuildable: Buildable {
    func build(
        _ move: SafeBoxMove,
        of account: AccountNumber,
        amount: String?,
        withListener listener: any MoveSafeBoxMoneyListener
    ) -> any ViewableRouting
}

final class MoveSafeBoxMoneyBuilder: Builder<any MoveSafeBoxMoneyDependency>,
    MoveSafeBoxMoneyBuildable
{
    /// - Parameter amount: Stands in the field at first, as a person would write it; nil for an empty
    ///   field.
    func build(
        _ move: SafeBoxMove,
        of account: AccountNumber,
        amount: String?,
        withListener listener: any MoveSafeBoxMoneyListener
    ) -> any ViewableRouting {
        let component = MoveSafeBoxMoneyComponent(dependency: dependency)
        let viewController = MoveSafeBoxMoneyViewController()
        let interactor = MoveSafeBoxMoneyInteractor(
            presenter: viewController,
            service: dependency.safeBoxes,
            move: move,
            account: account,
            amount: amount ?? ""
        )
        interactor.listener = listener
        return MoveSafeBoxMoneyRouter(
            interactor: interactor,
            viewController: viewController,
            component: component
        )
    }
}
