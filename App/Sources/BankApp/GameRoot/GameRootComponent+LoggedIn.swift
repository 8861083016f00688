import GameInterface
import SigningInterface

/// What LoggedIn needs of it: LoggedIn has no view, and shows its children in GameRoot's.
extension GameRootComponent: LoggedInPluginDependency {
    var loggedInViewController: any LoggedInPluginViewControllable { gameRootViewController }
    var scores: any ScoresInject { dependency.scores }
    var signedInSession: (any SignedInSession)? { dependency.signedInSession }
    var verifyBuilderSource: VerifyBuilderSource { dependency.verifyBuilderSource }
}
