import BankConsole
import Console
import RIBs

@MainActor
protocol HomeInteractable: Interactable {
    var router: (any HomeRouting)? { get set }
}

/// Shows one thing above Home at a time.
final class HomeRouter: ViewableRouter<any HomeInteractable, HomeViewController>, HomeRouting {
    private let screens: LinkedScreens
    private var shown: (any ViewableRouting)?

    init(
        interactor: any HomeInteractable,
        viewController: HomeViewController,
        screens: LinkedScreens
    ) {
        self.screens = screens
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
    }

    func attach(plugin: HomePlugin, listener: any HomePluginListener) throws {
        show(try plugin.router(listener))
    }

    func attach(place: LinkedPlace, listener: any LinkedScreenListener) throws {
        show(try screens.router(for: place, listener: listener))
    }

    func detachShown() {
        guard let child = shown else { return }
        shown = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }

    private func show(_ child: any ViewableRouting) {
        detachShown()
        shown = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }
}
