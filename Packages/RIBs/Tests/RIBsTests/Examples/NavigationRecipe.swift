import Observation
import RIBs

// The recipe for a navigation stack, in RIBs.docc/ViewRecipes.md.

/// The views of a navigation stack, from the bottom.
@MainActor
@Observable
final class NavigationViews {
    @ObservationIgnored let userDismissals = UserDismissals()
    private(set) var views: [any ViewControllable] = []

    func push(_ view: any ViewControllable) { views.append(view) }

    /// Removes a view and every view above it; ignores a view that is not in the stack.
    func pop(_ view: any ViewControllable) {
        guard let place = views.firstIndex(where: { $0 === view }) else { return }
        views.removeSubrange(place...)
    }

    /// Replaces the views, and reports those that have left, the lowest one first.
    func update(to views: [any ViewControllable]) {
        let left = self.views.filter { view in !views.contains { $0 === view } }
        self.views = views
        for view in left { userDismissals.report(view) }
    }
}

#if canImport(UIKit)
    import UIKit

    final class NavigationController: UINavigationController, UINavigationControllerDelegate {
        let stack = NavigationViews()

        override func viewDidLoad() {
            super.viewDidLoad()
            delegate = self
        }

        func navigationController(
            _ navigationController: UINavigationController,
            didShow viewController: UIViewController,
            animated: Bool
        ) {
            stack.update(to: viewControllers.compactMap { $0 as? any ViewControllable })
        }
    }

    /// A view of the stack, which pushes the views of its child RIBs.
    class StackViewController: UIViewController, UserDismissalReporting {
        let userDismissals: UserDismissals
        var isShown: Bool { viewIfLoaded?.window != nil }

        init(stack: NavigationViews) {
            userDismissals = stack.userDismissals
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        func present(_ viewController: any ViewControllable) {
            guard let controller = viewController as? UIViewController else { return }
            navigationController?.pushViewController(controller, animated: true)
        }

        func dismiss(_ viewController: any ViewControllable) {
            guard let controllers = navigationController?.viewControllers,
                let place = controllers.firstIndex(where: { $0 === viewController }), place > 0
            else { return }
            navigationController?.popToViewController(controllers[place - 1], animated: true)
        }
    }
#endif
