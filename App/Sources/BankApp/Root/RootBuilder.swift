import BankConsole
import DependencyContainer
import RIBs
import SigningInterface

/// The services that the root of the interactive bank needs.
struct RootServices {
    let signIn: any SignInInject
    let customers: any CustomerInject
    /// The game on screens, which can be played without signing in.
    let game: Lazy<InteractiveGame?>
    let hasGames: Bool
}

/// Builds the root of the interactive bank, which knows its children only by their interfaces.
final class RootBuilder: Builder<RootServices> {
    /// - Parameter place: The screen to open after a customer has signed in; nil for Home.
    func build(
        openingFirst place: LinkedPlace?
    ) -> (router: ScreenRouter, interactor: RootInteractor) {
        let interactor = RootInteractor(dependency, openingFirst: place)
        return (ScreenRouter(interactor), interactor)
    }
}
