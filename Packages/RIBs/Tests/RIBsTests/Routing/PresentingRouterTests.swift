import RIBs
import Testing

/// A view that writes down the views it presents and dismisses, by their names.
private final class NamedView: PresentingViewControllable {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
    }

    func present(_ viewController: any ViewControllable) {
        diary.entries.append("present \((viewController as? NamedView)?.name ?? "?")")
    }

    func dismiss(_ viewController: any ViewControllable) {
        diary.entries.append("dismiss \((viewController as? NamedView)?.name ?? "?")")
    }
}

@MainActor
@Suite("PresentingRouter")
struct PresentingRouterTests {
    private typealias ChildRouter = ViewableRouter<RecordingInteractor, NamedView>

    private final class HomeRouter: PresentingRouter<RecordingInteractor, Builders> {
        func attach(_ name: String) { presentChild(builders.child(name)) }
    }

    private struct Builders {
        let child: @MainActor (String) -> any ViewableRouting
    }

    private let diary = Diary()

    private func home() -> HomeRouter {
        let diary = diary
        let home = HomeRouter(
            interactor: RecordingInteractor("home", diary),
            viewController: NamedView("home", diary),
            builders: Builders { name in
                ChildRouter(
                    interactor: RecordingInteractor(name, diary),
                    viewController: NamedView(name, diary)
                )
            }
        )
        home.interactable.activate()
        home.load()
        _ = diary.take()
        return home
    }

    @Test("presents a child's view before the child becomes active, and dismisses it first")
    func order() {
        let home = home()
        home.attach("card")
        #expect(diary.take() == ["present card", "card active"])
        #expect(home.presentedChild === home.children.first)
        home.dismissChild()
        #expect(diary.take() == ["dismiss card", "card resigns true"])
        #expect(home.presentedChild == nil)
        #expect(home.children.isEmpty)
    }

    @Test("presents one child at a time")
    func replaces() {
        let home = home()
        home.attach("card")
        _ = diary.take()
        home.attach("account")
        #expect(
            diary.take() == [
                "dismiss card", "card resigns true", "present account", "account active",
            ]
        )
        #expect(home.children.count == 1)
    }

    @Test("does nothing when there is no child to dismiss")
    func nothingToDismiss() {
        let home = home()
        home.dismissChild()
        #expect(diary.take() == [])
    }

    @Test("needs no builders when it is made without any")
    func withoutBuilders() {
        final class LeafRouter: PresentingRouter<RecordingInteractor, Void> {}
        let leaf = LeafRouter(
            interactor: RecordingInteractor("leaf", diary),
            viewController: NamedView("leaf", diary)
        )
        #expect(leaf.presentedChild == nil)
    }
}
