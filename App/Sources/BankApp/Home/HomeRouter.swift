import BankConsole
import Console
import RIBs

@MainActor
protocol HomeInteractable: Interactable {
    var router: (any HomeRouting)? { get set }
}

/// Shows one thing above Home at a time.
final class HomeRouter: ViewableRouter<any HomeInteractable, any PresentingViewControllable>,
    HomeRouting, ShowingChild
{
    private let screens: LinkedScreens
    var shown: (any ViewableRouting)?

    init(
        interactor: any HomeInteractable,
        viewController: any PresentingViewControllable,
        screens: LinkedScreens
    ) {
        self.screens = screens
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attach(plugin: HomeEntry, listener: any ChildListener) throws {
        show(try plugin.router(listener))
    }

    func attach(place: LinkedPlace, listener: any LinkedScreenListener) throws {
        show(try screens.router(for: place, listener: listener))
    }
}
