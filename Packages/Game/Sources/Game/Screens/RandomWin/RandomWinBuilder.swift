import RIBs

@MainActor
protocol RandomWinDependency: GameDependency {
    /// Returns a new random number in 0..<100.
    var randomNumber: @Sendable () -> Int { get }
}

/// Builds Random Win, a game of chance.
final class RandomWinBuilder: Builder<any RandomWinDependency>, GameBuildable {
    func build(withListener listener: any GameListener) -> any ViewableRouting {
        let viewController = RandomWinViewController()
        let interactor = RandomWinInteractor(
            presenter: viewController,
            players: dependency.players,
            scoreStream: dependency.scoreStream,
            randomNumber: dependency.randomNumber
        )
        interactor.listener = listener
        return RandomWinRouter(interactor: interactor, viewController: viewController)
    }
}

/// The router of Random Win, which has no children.
final class RandomWinRouter: ViewableRouter<any Interactable, any ViewControllable> {}
