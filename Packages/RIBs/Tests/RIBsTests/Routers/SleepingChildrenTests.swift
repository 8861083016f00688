import RIBs
import Testing

@MainActor
@Suite("Sleeping children")
struct SleepingChildrenTests {
    private let log = EventLog()

    private func rib(_ name: String) -> RecordingRouter { RecordingRouter(name, log) }

    private func root() -> RecordingRouter { .root(log) }

    @Test("of three attached tabs only the one that is awake becomes active, also with its parent")
    func tabs() {
        let root = root()
        let tabs = (0..<3).map { rib("tab \($0)") }
        for (number, tab) in tabs.enumerated() { root.attachChild(tab, asleep: number != 0) }
        #expect(log.take() == ["tab 0 active", "tab 0 loaded"])

        root.sleepChild(tabs[0])
        root.wakeChild(tabs[1])
        #expect(log.take() == ["tab 0 resigns true", "tab 1 active", "tab 1 loaded"])
        #expect(root.names == ["tab 0", "tab 1", "tab 2"])

        root.interactor.deactivate()
        root.interactor.activate()
        #expect(
            log.take() == [
                "root resigns true", "tab 1 resigns true", "root active", "tab 1 active",
            ]
        )
    }

    @Test("a child that is put to sleep keeps its subtree, which wakes with it, parents first")
    func subtree() {
        let root = root()
        let (child, leaf) = (rib("child"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(leaf)
        _ = log.take()
        root.sleepChild(child)
        #expect(log.take() == ["child resigns true", "leaf resigns true"])
        #expect(child.names == ["leaf"])
        root.wakeChild(child)
        #expect(log.take() == ["child active", "leaf active"])
    }

    @Test("a sleeping child is not loaded before it wakes, and neither is a RIB attached to it")
    func loading() {
        let root = root()
        let (child, leaf) = (rib("child"), rib("leaf"))
        root.attachChild(child, asleep: true)
        child.attachChild(leaf)
        root.load()
        #expect(log.take() == [])
        root.wakeChild(child)
        #expect(log.take() == ["child active", "child loaded", "leaf active", "leaf loaded"])
    }

    @Test("a child attached awake becomes active at once, and one woken early with its parent")
    func awake() {
        let (root, parent) = (root(), rib("parent"))
        let (awake, woken) = (rib("awake"), rib("woken"))
        parent.attachChild(awake, asleep: false)
        parent.attachChild(woken, asleep: true)
        parent.wakeChild(woken)
        #expect(log.take() == [])
        root.attachChild(parent)
        #expect(
            log.take().filter { $0.hasSuffix("active") } == [
                "parent active", "awake active", "woken active",
            ]
        )
    }

    @Test("activating a sleeping child's interactor has no effect")
    func activating() {
        let (root, child) = (root(), rib("child"))
        root.attachChild(child, asleep: true)
        child.interactor.activate()
        #expect(!child.interactor.isActive)
        root.wakeChild(child)
        #expect(child.interactor.isActive)
    }

    @Test("putting a sleeping child to sleep or waking one that is awake does nothing")
    func repeated() {
        let (root, child) = (root(), rib("child"))
        root.attachChild(child)
        _ = log.take()
        root.wakeChild(child)
        #expect(log.take() == [])
        root.sleepChild(child)
        root.sleepChild(child)
        #expect(log.take() == ["child resigns true"])
    }

    @Test("detaching ends the sleep, so that a child attached again is awake")
    func detaching() {
        let (root, child) = (root(), rib("child"))
        root.attachChild(child, asleep: true)
        root.detachChild(child)
        #expect(root.names == [])
        child.interactor.activate()
        child.interactor.deactivate()
        _ = log.take()
        root.attachChild(child)
        #expect(log.take() == ["child active", "child loaded"])
    }

    @Test("releasing a parent ends the sleep of its children")
    func releasing() {
        let (root, child) = (root(), rib("child"))
        do {
            let parent = rib("parent")
            root.attachChild(parent)
            parent.attachChild(child, asleep: true)
            root.detachChild(parent)
        }
        #expect(!RIBTree.Node(of: child).isAsleep)
        root.attachChild(child)
        #expect(child.interactor.isActive)
    }

    @Test("a child that is woken while it resigns is active, with its subtree")
    func wakesWhileResigning() {
        for resigning in ["child", "leaf"] {
            let (root, child, leaf) = (root(), rib("child"), rib("leaf"))
            root.attachChild(child)
            child.attachChild(leaf)
            let interactor = resigning == "child" ? child.interactor : leaf.interactor
            interactor.onResigning = { root.wakeChild(child) }
            root.sleepChild(child)
            #expect(child.interactor.isActive)
            #expect(leaf.interactor.isActive)
            interactor.onResigning = {}
        }
    }

    @Test("a child that is put to sleep as it becomes active stays attached and inactive")
    func sleepsWhileWaking() {
        let (root, child, leaf) = (root(), rib("child"), rib("leaf"))
        child.attachChild(leaf)
        child.interactor.onBecomingActive = { root.sleepChild(child) }
        root.attachChild(child)
        #expect(log.take() == ["child active", "child resigns true"])
        #expect(root.names == ["child"])
        child.interactor.onBecomingActive = {}
        root.wakeChild(child)
        #expect(log.take() == ["child active", "child loaded", "leaf active", "leaf loaded"])
    }

    @Test("a child detached while it is put to sleep can be attached elsewhere")
    func movesWhileResigning() {
        let (root, other, child) = (root(), root(), rib("child"))
        root.attachChild(child)
        child.interactor.onResigning = {
            root.detachChild(child)
            other.attachChild(child)
        }
        root.sleepChild(child)
        #expect(root.names == [])
        #expect(other.names == ["child"])
        #expect(child.interactor.isActive)
        child.interactor.onResigning = {}
    }

    @Test("a child that only conforms to Routing sleeps and wakes")
    func foreign() {
        let root = root()
        let foreign = ForeignRouter(RecordingInteractor("foreign", log))
        root.attachChild(foreign, asleep: true)
        #expect(foreign.loads == 0)
        root.wakeChild(foreign)
        #expect(foreign.loads == 1)
        root.sleepChild(foreign)
        root.interactor.deactivate()
        root.interactor.activate()
        root.wakeChild(foreign)
        #expect(
            log.take() == [
                "foreign active", "foreign resigns true", "root resigns true", "root active",
                "foreign active",
            ]
        )
        root.detachChild(foreign)
    }

    @Test("observers are notified of a child that is attached asleep, before it is active")
    func observers() {
        let (root, child) = (root(), rib("child"))
        var events: [String] = []
        let observation = RouterObservers.observe { event in
            guard event.child === child else { return }
            events.append("\(event.moment) \(root.names.count) \(child.interactor.isActive)")
        }
        root.attachChild(child, asleep: true)
        root.detachChild(child)
        observation.cancel()
        #expect(
            events == [
                "willAttach 0 false", "didAttach 1 false", "willDetach 1 false",
                "didDetach 0 false",
            ]
        )
    }

    @Test("a chain of 100,000 routers sleeps and wakes without recursion")
    func deepChain() {
        let root = root()
        var links: [RecordingRouter] = []
        for number in 0..<100_000 {
            let link = rib("\(number)")
            (links.last ?? root).attachChild(link)
            links.append(link)
        }
        _ = log.take()
        root.sleepChild(links[0])
        #expect(log.take().count == 100_000)
        root.wakeChild(links[0])
        #expect(links.allSatisfy { $0.interactor.isActive })
        // Detached from the end, so that this test does not depend on how a chain is released.
        for (parent, child) in zip(([root] + links).dropLast(), links).reversed() {
            parent.detachChild(child)
        }
    }
}
