import RIBs
import Testing

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
    private let diary = Diary()

    private func rib(_ name: String) -> RecordingRouter { RecordingRouter(name, diary) }

    /// A root at work, as a launch leaves it.
    private func root() -> RecordingRouter {
        let root = rib("root")
        root.interactable.activate()
        root.load()
        _ = diary.take()
        return root
    }

    @Test("a child is listed, then active, then loaded")
    func attach() {
        let root = root()
        let child = rib("child")
        child.interactor.onBecomingActive = { [diary] in diary.entries.append("\(root.names)") }
        root.attachChild(child)
        #expect(diary.take() == ["child active", "[\"child\"]", "child loaded"])
        #expect(child.interactor.isActive)
    }

    @Test("a child resigns while still active, its subtree parent first, and is unlisted last")
    func detach() {
        let root = root()
        let (child, left, right, leaf) = (rib("child"), rib("left"), rib("right"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(left)
        left.attachChild(leaf)
        child.attachChild(right)
        _ = diary.take()
        leaf.interactor.onResigning = { [diary] in diary.entries.append("\(root.names)") }

        root.detachChild(child)

        #expect(
            diary.take() == [
                "child resigns true", "left resigns true", "leaf resigns true", "[\"child\"]",
                "right resigns true",
            ]
        )
        #expect(root.names == [])
        #expect(child.names == ["left", "right"])
        #expect(![child, left, right, leaf].contains { $0.interactor.isActive })
    }

    @Test("attached again, a subtree wakes parent first and is not loaded again")
    func attachAgain() {
        let root = root()
        let (child, left, right, leaf) = (rib("child"), rib("left"), rib("right"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(left)
        left.attachChild(leaf)
        child.attachChild(right)
        root.detachChild(child)
        _ = diary.take()

        root.attachChild(child)

        #expect(diary.take() == ["child active", "left active", "leaf active", "right active"])
    }

    @Test("a child attached to an inactive parent waits for it, and is then loaded once")
    func waits() {
        let root = root()
        let (parent, child) = (rib("parent"), rib("child"))
        parent.attachChild(child)
        #expect(diary.take() == [])
        #expect(!child.interactor.isActive)

        root.attachChild(parent)

        #expect(diary.take() == ["parent active", "parent loaded", "child active", "child loaded"])
    }

    @Test("a root wakes what was attached to it before it was loaded")
    func waitsForRoot() {
        let (root, child) = (rib("root"), rib("child"))
        root.attachChild(child)
        root.interactable.activate()
        root.load()
        #expect(diary.take() == ["root active", "root loaded", "child active", "child loaded"])
        root.load()
        #expect(diary.take() == [])
    }

    @Test("a child attached when its parent is loaded wakes there and then, once")
    func attachInDidLoad() {
        let root = root()
        let (parent, child, grandchild) = (rib("parent"), rib("child"), rib("grandchild"))
        parent.onLoading = { parent.attachChild(child) }
        child.interactor.onBecomingActive = { child.attachChild(grandchild) }
        root.attachChild(parent)
        #expect(
            diary.take() == [
                "parent active", "parent loaded", "child active", "grandchild active",
                "grandchild loaded", "child loaded",
            ]
        )
    }

    @Test("activating twice and deactivating twice do nothing the second time")
    func idempotent() {
        let interactor = RecordingInteractor("one", diary)
        interactor.deactivate()
        interactor.activate()
        interactor.activate()
        interactor.deactivate()
        interactor.deactivate()
        #expect(diary.take() == ["one active", "one resigns true"])
    }

    @Test("a child that detaches itself while it resigns does so once")
    func detachInWillResign() {
        let root = root()
        let (child, leaf) = (rib("child"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(leaf)
        _ = diary.take()
        child.interactor.onResigning = { root.detachChild(child) }
        root.detachChild(child)
        #expect(diary.take() == ["child resigns true", "leaf resigns true"])
        #expect(root.names == [])
    }

    @Test("a child detached while its parent wakes stays asleep")
    func detachWhileWaking() {
        let root = root()
        let (parent, first, second) = (rib("parent"), rib("first"), rib("second"))
        parent.attachChild(first)
        parent.attachChild(second)
        first.interactor.onBecomingActive = { parent.detachChild(second) }
        root.attachChild(parent)
        #expect(
            diary.take() == ["parent active", "parent loaded", "first active", "first loaded"]
        )
        #expect(parent.names == ["first"])
    }

    @Test("a parent detached while it wakes leaves its children asleep")
    func parentDetachedWhileWaking() {
        let root = root()
        let (parent, child) = (rib("parent"), rib("child"))
        parent.attachChild(child)
        parent.interactor.onBecomingActive = { root.detachChild(parent) }
        root.attachChild(parent)
        #expect(diary.take() == ["parent active", "parent resigns true"])
        #expect(!child.interactor.isActive)
    }

    @Test("a chain of 100,000 is attached and detached without recursion, link by link and whole")
    func deepChain() {
        let root = root()
        var links: [RecordingRouter] = []
        for number in 0..<100_000 {
            let link = rib("\(number)")
            (links.last ?? root).attachChild(link)
            links.append(link)
        }
        #expect(diary.take().count == 200_000)
        root.detachChild(links[0])
        #expect(diary.take().count == 100_000)
        root.attachChild(links[0])
        #expect(diary.take().first == "0 active")
        #expect(links.allSatisfy { $0.interactor.isActive })
        // Taken apart from its end, because dropping it whole would release link within link.
        for (parent, child) in zip(([root] + links).dropLast(), links).reversed() {
            parent.detachChild(child)
        }
    }

    @Test("a stand-in that only conforms to Routing is attached, woken and detached too")
    func standIn() {
        final class StandIn: Routing {
            let interactable: any Interactable
            let children: [any Routing] = []
            let lifecycle = ValueStream<RouterLifecycle>.empty
            var loads = 0
            init(interactable: any Interactable) { self.interactable = interactable }
            func load() { loads += 1 }
            func attachChild(_ child: any Routing) {}
            func detachChild(_ child: any Routing) {}
        }
        let root = root()
        let standIn = StandIn(interactable: RecordingInteractor("stand-in", diary))
        root.attachChild(standIn)
        #expect(standIn.loads == 1)
        root.detachChild(standIn)
        #expect(diary.take() == ["stand-in active", "stand-in resigns true"])
        #expect(root.children.isEmpty)
    }
}
