import BankConsole
import Console
import RIBs

@MainActor
protocol HomeInteractable: RoutedInteractable<any HomeRouting> {}

/// Presents one child above Home at a time.
final class HomeRouter: PresentingRouter<any HomeInteractable, LinkedScreens>, HomeRouting {
    private var lock: (any ViewableRouting)?

    func attach(_ entry: HomeEntry, listener: any ChildListener) throws {
        presentChild(try entry.router(listener))
    }

    func attach(_ place: LinkedPlace, listener: any LinkedScreenListener) throws {
        presentChild(try builders.router(for: place, listener: listener))
    }

    func attachLock(_ lock: any ViewableRouting) {
        guard self.lock == nil else { return }
        self.lock = lock
        let view = viewController as? ScreenViewController
        view?.window?.cover = lock.viewControllable as? ScreenViewController
        attachChild(lock)
    }

    func detachLock() {
        guard let lock else { return }
        self.lock = nil
        let cover = lock.viewControllable as? ScreenViewController
        cover?.window?.cover = nil
        detachChild(lock)
    }
}
