import BankConsole
import RIBs

@MainActor
protocol HomeInteractable: RoutedInteractable<any HomeRouting> {}

/// Presents one child above Home at a time.
final class HomeRouter: PresentingRouter<any HomeInteractable, LinkedScreens>, HomeRouting {
    func attach(_ entry: HomeEntry, listener: any ChildListener) throws {
        presentChild(try entry.router(listener))
    }

    func attach(_ place: LinkedPlace, listener: any LinkedScreenListener) throws {
        presentChild(try builders.router(for: place, listener: listener))
    }
}
