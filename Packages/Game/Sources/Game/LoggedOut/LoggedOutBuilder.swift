import GameInterface
import RIBs

/// What LoggedOut needs: nothing, as in the tutorials.
@MainActor
protocol LoggedOutDependency: Dependency {}

@MainActor
protocol LoggedOutBuildable: Buildable {
    /// - Parameters:
    ///   - listener: Learns who plays; held weakly.
    ///   - game: What is played as soon as they have logged in; nil when they choose then.
    func build(
        withListener listener: any LoggedOutListener,
        launching game: GameTitle?
    ) -> any LoggedOutRouting
}

/// Builds the RIB that asks for the names of the two who play.
final class LoggedOutBuilder: Builder<any LoggedOutDependency>, LoggedOutBuildable {
    func build(
        withListener listener: any LoggedOutListener,
        launching game: GameTitle?
    ) -> any LoggedOutRouting {
        let viewController = LoggedOutViewController()
        let interactor = LoggedOutInteractor(presenter: viewController, launching: game)
        interactor.listener = listener
        return LoggedOutRouter(interactor: interactor, viewController: viewController)
    }
}
