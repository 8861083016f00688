import RIBs
import Testing

@MainActor
@Suite("Launching")
struct LaunchTests {
    private final class View: ViewControllable {}

    private final class Window: LaunchWindow {
        let diary: Diary
        var root: (any ViewControllable)?

        init(_ diary: Diary) {
            self.diary = diary
        }

        func show(root view: any ViewControllable) {
            diary.entries.append("shown")
            root = view
        }
    }

    private final class RootRouter: LaunchRouter<RecordingInteractor, View> {
        override func didLoad() { interactor.diary.entries.append("loaded") }
    }

    @Test("the root's view goes to the window, then the root becomes active, then it is loaded")
    func launches() {
        let diary = Diary()
        let view = View()
        let router: any LaunchRouting = RootRouter(
            interactor: RecordingInteractor("root", diary),
            viewController: view
        )
        let window = Window(diary)
        router.launch(from: window)
        #expect(diary.take() == ["shown", "root active", "loaded"])
        #expect(window.root === view)
    }

    @Test(
        "stopping the root's interactor puts the tree to sleep, and starting it wakes it"
    )
    func stops() {
        let diary = Diary()
        let root = RecordingRouter("root", diary)
        let (child, leaf) = (RecordingRouter("child", diary), RecordingRouter("leaf", diary))
        root.interactable.activate()
        root.load()
        root.attachChild(child)
        child.attachChild(leaf)
        _ = diary.take()
        root.interactable.deactivate()
        #expect(diary.take() == ["root resigns true", "child resigns true", "leaf resigns true"])
        root.interactable.activate()
        #expect(diary.take() == ["root active", "child active", "leaf active"])
    }
}
