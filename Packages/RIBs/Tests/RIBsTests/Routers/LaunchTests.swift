import RIBs
import Testing

@MainActor
@Suite("LaunchRouter")
struct LaunchTests {
    private final class View: ViewControllable {}

    private final class Window: LaunchWindow {
        let log: EventLog
        var root: (any ViewControllable)?

        init(_ log: EventLog) {
            self.log = log
        }

        func show(root view: any ViewControllable) {
            log.events.append("shown")
            root = view
        }
    }

    private final class RootRouter: LaunchRouter<RecordingInteractor, View> {
        override func didLoad() { interactor.log.events.append("loaded") }
    }

    @Test("launching shows the root's view, then activates the root, then loads it")
    func launches() {
        let log = EventLog()
        let view = View()
        let router: any LaunchRouting = RootRouter(
            interactor: RecordingInteractor("root", log),
            viewController: view
        )
        let window = Window(log)
        router.launch(from: window)
        #expect(log.take() == ["shown", "root active", "loaded"])
        #expect(window.root === view)
    }

    @Test("deactivating and activating the root's interactor does the same to the tree")
    func stops() {
        let log = EventLog()
        let root = RecordingRouter("root", log)
        let (child, leaf) = (RecordingRouter("child", log), RecordingRouter("leaf", log))
        root.interactable.activate()
        root.load()
        root.attachChild(child)
        child.attachChild(leaf)
        _ = log.take()
        root.interactable.deactivate()
        #expect(log.take() == ["root resigns true", "child resigns true", "leaf resigns true"])
        root.interactable.activate()
        #expect(log.take() == ["root active", "child active", "leaf active"])
    }
}
