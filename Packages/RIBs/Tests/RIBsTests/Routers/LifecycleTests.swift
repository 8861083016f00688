import RIBs
import Testing

@MainActor
@Suite("Lifecycle")
struct LifecycleTests {
    private let log = EventLog()

    private func rib(_ name: String) -> RecordingRouter { RecordingRouter(name, log) }

    private func root() -> RecordingRouter { .root(log) }

    @Test("attaching adds a child, then activates it, then loads it")
    func attach() {
        let root = root()
        let child = rib("child")
        child.interactor.onBecomingActive = { [log] in log.events.append("\(root.names)") }
        root.attachChild(child)
        #expect(log.take() == ["child active", "[\"child\"]", "child loaded"])
        #expect(child.interactor.isActive)
    }

    @Test("detaching deactivates a subtree, parents first, and removes the child last")
    func detach() {
        let root = root()
        let (child, left, right, leaf) = (rib("child"), rib("left"), rib("right"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(left)
        left.attachChild(leaf)
        child.attachChild(right)
        _ = log.take()
        leaf.interactor.onResigning = { [log] in log.events.append("\(root.names)") }

        root.detachChild(child)

        #expect(
            log.take() == [
                "child resigns true", "left resigns true", "leaf resigns true", "[\"child\"]",
                "right resigns true",
            ]
        )
        #expect(root.names == [])
        #expect(child.names == ["left", "right"])
        #expect(![child, left, right, leaf].contains { $0.interactor.isActive })
    }

    @Test("attaching a subtree again activates it, parents first, without loading it")
    func attachAgain() {
        let root = root()
        let (child, left, right, leaf) = (rib("child"), rib("left"), rib("right"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(left)
        left.attachChild(leaf)
        child.attachChild(right)
        root.detachChild(child)
        _ = log.take()

        root.attachChild(child)

        #expect(log.take() == ["child active", "left active", "leaf active", "right active"])
    }

    @Test("a child of an inactive parent is activated and loaded with its parent")
    func waits() {
        let root = root()
        let (parent, child) = (rib("parent"), rib("child"))
        parent.attachChild(child)
        #expect(log.take() == [])
        #expect(!child.interactor.isActive)

        root.attachChild(parent)

        #expect(log.take() == ["parent active", "parent loaded", "child active", "child loaded"])
    }

    @Test("loading a root activates the children attached before")
    func waitsForRoot() {
        let (root, child) = (rib("root"), rib("child"))
        root.attachChild(child)
        root.interactable.activate()
        root.load()
        #expect(log.take() == ["root active", "root loaded", "child active", "child loaded"])
        root.load()
        #expect(log.take() == [])
    }

    @Test("a child attached in didLoad is activated once, at once")
    func attachInDidLoad() {
        let root = root()
        let (parent, child, grandchild) = (rib("parent"), rib("child"), rib("grandchild"))
        parent.onLoading = { parent.attachChild(child) }
        child.interactor.onBecomingActive = { child.attachChild(grandchild) }
        root.attachChild(parent)
        #expect(
            log.take() == [
                "parent active", "parent loaded", "child active", "grandchild active",
                "grandchild loaded", "child loaded",
            ]
        )
    }

    @Test("activating an active interactor or deactivating an inactive one does nothing")
    func idempotent() {
        let interactor = RecordingInteractor("one", log)
        interactor.deactivate()
        interactor.activate()
        interactor.activate()
        interactor.deactivate()
        interactor.deactivate()
        #expect(log.take() == ["one active", "one resigns true"])
    }

    @Test("a child that detaches itself while resigning resigns once")
    func detachInWillResign() {
        let root = root()
        let (child, leaf) = (rib("child"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(leaf)
        _ = log.take()
        child.interactor.onResigning = { root.detachChild(child) }
        root.detachChild(child)
        #expect(log.take() == ["child resigns true", "leaf resigns true"])
        #expect(root.names == [])
    }

    @Test("a child detached while its parent is activated stays inactive")
    func detachWhileWaking() {
        let root = root()
        let (parent, first, second) = (rib("parent"), rib("first"), rib("second"))
        parent.attachChild(first)
        parent.attachChild(second)
        first.interactor.onBecomingActive = { parent.detachChild(second) }
        root.attachChild(parent)
        #expect(
            log.take() == ["parent active", "parent loaded", "first active", "first loaded"]
        )
        #expect(parent.names == ["first"])
    }

    @Test("a parent detached while it is activated leaves its children inactive")
    func parentDetachedWhileWaking() {
        let root = root()
        let (parent, child) = (rib("parent"), rib("child"))
        parent.attachChild(child)
        parent.interactor.onBecomingActive = { root.detachChild(parent) }
        root.attachChild(parent)
        #expect(log.take() == ["parent active", "parent resigns true"])
        #expect(!child.interactor.isActive)
    }

    @Test("a chain of 100,000 routers is attached and detached without recursion")
    func deepChain() {
        let root = root()
        var links: [RecordingRouter] = []
        for number in 0..<100_000 {
            let link = rib("\(number)")
            (links.last ?? root).attachChild(link)
            links.append(link)
        }
        #expect(log.take().count == 200_000)
        root.detachChild(links[0])
        #expect(log.take().count == 100_000)
        root.attachChild(links[0])
        #expect(log.take().first == "0 active")
        #expect(links.allSatisfy { $0.interactor.isActive })
        // Detached from the end, so that this test does not depend on how a chain is released.
        for (parent, child) in zip(([root] + links).dropLast(), links).reversed() {
            parent.detachChild(child)
        }
    }

    @Test("a child that only conforms to Routing is attached, activated and detached")
    func custom() {
        let root = root()
        let custom = ForeignRouter(RecordingInteractor("custom", log))
        root.attachChild(custom)
        #expect(custom.loads == 1)
        root.detachChild(custom)
        #expect(log.take() == ["custom active", "custom resigns true"])
        #expect(root.children.isEmpty)
    }
}
