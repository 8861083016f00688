import GameInterface
import RIBs

/// Builds LoggedOut, the RIB that asks for the names of the two players.
///
/// The plug-in declares the protocols of the dependency, the listener and the builder.
final class LoggedOutBuilder: Builder<any LoggedOutPluginDependency>, LoggedOutPluginBuildable {
    // The protocol requires it of every subclass.
    required override init(dependency: any LoggedOutPluginDependency) {
        super.init(dependency: dependency)
    }

    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting {
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController, launching: game)
        interactor.listener = listener
        return LoggedOutRouter(interactor: interactor, viewController: viewController)
    }
}

/// The router of LoggedOut, which has no children.
final class LoggedOutRouter: ViewableRouter<any Interactable, any ViewControllable> {}
