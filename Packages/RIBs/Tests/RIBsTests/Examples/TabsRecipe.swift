import RIBs

// The recipe for a tab bar, in RIBs.docc/ViewRecipes.md.

@MainActor
protocol TabsRouting: ViewableRouting {
    func select(_ tab: Int)
}

@MainActor
protocol TabsViewControllable: ViewControllable {
    func show(_ tabs: [any ViewControllable])
}

@MainActor
protocol TabsListener: AnyObject {
    func didSelect(_ tab: Int)
}

@MainActor
protocol TabsInteractable: RoutedInteractable<any TabsRouting> {}

final class TabsInteractor: Interactor, TabsInteractable, TabsListener {
    func didSelect(_ tab: Int) { router?.select(tab) }
}

final class TabsRouter: ViewableRouter<any TabsInteractable, any TabsViewControllable>,
    TabsRouting
{
    private let tabs: [any ViewableRouting]
    private var selected = 0

    init(
        interactor: any TabsInteractable,
        viewController: any TabsViewControllable,
        tabs: [any ViewableRouting]
    ) {
        self.tabs = tabs
        super.init(interactor: interactor, viewController: viewController)
    }

    override func didLoad() {
        for (tab, router) in tabs.enumerated() { attachChild(router, asleep: tab != selected) }
        viewController.show(tabs.map(\.viewControllable))
    }

    func select(_ tab: Int) {
        // The list of further tabs has no number.
        guard tabs.indices.contains(tab), tab != selected else { return }
        sleepChild(tabs[selected])
        selected = tab
        wakeChild(tabs[selected])
    }
}

#if canImport(UIKit)
    import UIKit

    final class TabsViewController: UITabBarController, UITabBarControllerDelegate,
        TabsViewControllable
    {
        weak var listener: (any TabsListener)?
        var isShown: Bool { viewIfLoaded?.window != nil }

        func show(_ tabs: [any ViewControllable]) {
            delegate = self
            viewControllers = tabs.compactMap { $0 as? UIViewController }
        }

        func tabBarController(
            _ tabBarController: UITabBarController,
            didSelect viewController: UIViewController
        ) {
            listener?.didSelect(selectedIndex)
        }
    }
#endif
