import RIBs
import Testing

@MainActor
@Suite("Recipes for views")
struct ViewRecipeTests {
    private final class Card: ViewControllable {}
    private typealias PageRouter = PresentingRouter<RecordingInteractor, Void>

    private let log = EventLog()

    private func page(_ name: String, _ view: any PresentingViewControllable) -> PageRouter {
        PageRouter(interactor: RecordingInteractor(name, log), viewController: view)
    }

    private func card() -> any ViewableRouting {
        ViewableRouter(interactor: RecordingInteractor("card", log), viewController: Card())
    }

    private func start(_ root: some Routing) {
        root.interactable.activate()
        root.load()
        _ = log.take()
    }

    @Test("swiping back in a navigation stack detaches the RIBs of all views that have left")
    func navigation() {
        let stack = NavigationViews()
        let screens = (0..<3).map { _ in StackScreen(stack: stack) }
        let (home, list) = (page("home", screens[0]), page("list", screens[1]))
        start(home)
        for _ in 0..<2 {
            home.presentChild(list)
            list.presentChild(page("detail", screens[2]))
            #expect(stack.views.count == 2)
            stack.update(to: [screens[1]])
            #expect(list.children.isEmpty)
            list.presentChild(page("detail", screens[2]))
            _ = log.take()
            stack.update(to: [])
            #expect(log.take() == ["list resigns true", "detail resigns true"])
            #expect(home.children.isEmpty)
        }
    }

    @Test(
        "a navigation stack ignores a view that the program pops twice, and reports it harmlessly"
    )
    func popping() {
        let stack = NavigationViews()
        let screens = (0..<3).map { _ in StackScreen(stack: stack) }
        let (home, list) = (page("home", screens[0]), page("list", screens[1]))
        start(home)
        home.presentChild(list)
        list.presentChild(page("detail", screens[2]))
        home.dismissChild()
        list.dismissChild()
        #expect(stack.views.isEmpty)
        #expect(!screens[1].isShown)
        home.presentChild(list)
        // UIKit reports the stack after the program has popped a view, too.
        home.dismissChild()
        stack.update(to: [])
        #expect(home.children.isEmpty)
    }

    @Test("SwiftUI goes back in a navigation stack by setting its path")
    func path() {
        let stack = NavigationViews()
        let screens = (0..<3).map { _ in StackScreen(stack: stack) }
        let (home, list) = (page("home", screens[0]), page("list", screens[1]))
        start(home)
        home.presentChild(list)
        list.presentChild(page("detail", screens[2]))
        #expect(stack.path == [screens[1], screens[2]].map(StackPage.init))
        stack.path.removeLast()
        #expect(list.interactor.isActive)
        #expect(list.children.isEmpty)
        #expect(!screens[2].isShown)
        stack.path = []
        #expect(home.children.isEmpty)
    }

    @Test("the tab bar keeps all tabs attached, and only the selected one active")
    func tabs() {
        final class TabsView: TabsViewControllable {
            private(set) var shown = 0
            func show(_ tabs: [any ViewControllable]) { shown = tabs.count }
        }
        let (view, interactor) = (TabsView(), TabsInteractor())
        let tabs = (0..<3).map { _ in card() }
        let router = TabsRouter(interactor: interactor, viewController: view, tabs: tabs)
        interactor.activate()
        router.load()
        func active() -> [Bool] { tabs.map(\.interactable.isActive) }
        #expect(view.shown == 3)
        #expect(active() == [true, false, false])
        interactor.didSelect(2)
        interactor.didSelect(2)
        #expect(active() == [false, false, true])
        interactor.deactivate()
        interactor.activate()
        #expect(active() == [false, false, true])
        #expect(router.children.count == 3)
    }

    @Test("pulling a sheet down detaches its RIB, and dismissing it again does nothing")
    func sheet() {
        let screen = SheetScreen()
        let home = page("home", screen)
        start(home)
        home.presentChild(card())
        #expect(screen.isSheetPresented)
        screen.isSheetPresented = false
        #expect(log.take() == ["card active", "card resigns true"])
        #expect(home.children.isEmpty)
        screen.sheetDidLeave()
        let card = card()
        home.presentChild(card)
        screen.dismiss(Card())
        #expect(screen.sheet === card.viewControllable)
        home.dismissChild()
        screen.dismiss(card.viewControllable)
        #expect(screen.sheet == nil)
    }
}
