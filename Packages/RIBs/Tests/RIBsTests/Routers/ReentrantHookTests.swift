import RIBs
import Testing

@MainActor
@Suite("Hooks that change the tree")
struct ReentrantHookTests {
    private let log = EventLog()

    private func rib(_ name: String) -> RecordingRouter { RecordingRouter(name, log) }

    private func root() -> RecordingRouter { .root(log) }

    @Test("a child that moves to another parent while resigning is active there")
    func movesWhileResigning() {
        let (root, other, child, leaf) = (root(), root(), rib("child"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(leaf)
        _ = log.take()
        child.interactor.onResigning = {
            root.detachChild(child)
            other.attachChild(child)
        }
        root.detachChild(child)
        #expect(root.names == [])
        #expect(other.names == ["child"])
        #expect(child.interactor.isActive)
        #expect(leaf.interactor.isActive)
        child.interactor.onResigning = {}
    }

    @Test("a descendant that moves to another parent while resigning is active there")
    func descendantMovesWhileResigning() {
        let (root, other) = (root(), root())
        let (parent, child, leaf) = (rib("parent"), rib("child"), rib("leaf"))
        root.attachChild(parent)
        parent.attachChild(child)
        child.attachChild(leaf)
        child.interactor.onResigning = {
            parent.detachChild(child)
            other.attachChild(child)
        }
        root.detachChild(parent)
        #expect(other.names == ["child"])
        #expect(!parent.interactor.isActive)
        #expect(child.interactor.isActive)
        #expect(leaf.interactor.isActive)
        child.interactor.onResigning = {}
    }

    @Test("a sibling moved to an active parent during deactivation stays active")
    func movesSibling() {
        let (root, other) = (root(), root())
        let (parent, first, second) = (rib("parent"), rib("first"), rib("second"))
        root.attachChild(parent)
        parent.attachChild(first)
        parent.attachChild(second)
        first.interactor.onResigning = {
            parent.detachChild(second)
            other.attachChild(second)
        }
        root.detachChild(parent)
        #expect(second.interactor.isActive)
        #expect(!first.interactor.isActive)
        first.interactor.onResigning = {}
    }

    @Test("a parent reactivated as it stops keeps its children active")
    func startsAgain() {
        let (root, child) = (root(), rib("child"))
        root.attachChild(child)
        _ = log.take()
        var again = true
        root.interactor.isActiveStream.subscribe { active in
            guard !active, again else { return }
            again = false
            root.interactor.activate()
        }
        root.interactor.deactivate()
        #expect(root.interactor.isActive)
        #expect(child.interactor.isActive)
    }

    @Test("a child is inactive once it is detached, even if its parent is activated meanwhile")
    func parentStartsAgainWhileDetaching() {
        let (root, child, leaf) = (root(), rib("child"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(leaf)
        _ = log.take()
        leaf.interactor.onResigning = {
            leaf.interactor.onResigning = {}
            root.interactor.deactivate()
            root.interactor.activate()
        }
        root.detachChild(child)
        #expect(root.names == [])
        #expect(!child.interactor.isActive)
        #expect(!leaf.interactor.isActive)
        #expect(
            log.take() == [
                "child resigns true", "leaf resigns true", "root resigns true", "root active",
            ]
        )
    }

    @Test("a child cannot be activated while it is being detached")
    func childStartsAgainWhileDetaching() {
        let (root, child, leaf) = (root(), rib("child"), rib("leaf"))
        root.attachChild(child)
        child.attachChild(leaf)
        leaf.interactor.onResigning = { child.interactor.activate() }
        root.detachChild(child)
        #expect(!child.interactor.isActive)
        child.interactor.activate()
        #expect(child.interactor.isActive)
        child.interactor.deactivate()
        leaf.interactor.onResigning = {}
    }

    @Test("a child attached to its parent again while it is being detached stays attached")
    func attachedAgainWhileDetaching() {
        for resigning in ["child", "leaf"] {
            let (root, child, leaf) = (root(), rib("child"), rib("leaf"))
            root.attachChild(child)
            child.attachChild(leaf)
            let interactor = resigning == "child" ? child.interactor : leaf.interactor
            interactor.onResigning = {
                interactor.onResigning = {}
                root.detachChild(child)
                root.attachChild(child)
            }
            root.detachChild(child)
            #expect(root.names == ["child"])
            #expect(child.interactor.isActive)
            #expect(leaf.interactor.isActive)
        }
    }

    @Test("observers are notified once of a child that is detached while it is being detached")
    func observedDetachingTwice() {
        let (root, child) = (root(), rib("child"))
        root.attachChild(child)
        var moments: [RouterEvent.Moment] = []
        let observation = RouterObservers.observe { event in
            if event.child === child { moments.append(event.moment) }
        }
        child.interactor.onResigning = { root.detachChild(child) }
        root.detachChild(child)
        observation.cancel()
        #expect(moments == [.willDetach, .didDetach])
        child.interactor.onResigning = {}
    }

    @Test("siblings stay attached when an observer detaches the child that is about to be detached")
    func observerDetaches() {
        let (root, child) = (root(), rib("child"))
        for router in [rib("first"), child, rib("last")] { root.attachChild(router) }
        var moments: [RouterEvent.Moment] = []
        let observation = RouterObservers.observe { event in
            guard event.child === child else { return }
            moments.append(event.moment)
            if event.moment == .willDetach, moments.count == 1 { root.detachChild(child) }
        }
        root.detachChild(child)
        observation.cancel()
        #expect(root.names == ["first", "last"])
        #expect(!child.interactor.isActive)
        #expect(moments == [.willDetach, .willDetach, .didDetach])
    }

    @Test(
        "children that a long chain of hooks attaches elsewhere become active in their order",
        arguments: 95...105
    )
    func attachesElsewhere(length: Int) {
        let root = root()
        let chain = (0..<length).map { rib("chain \($0)") }
        let leaves = (0..<3).map { rib("leaf \($0)") }
        for (rib, next) in zip(chain, chain.dropFirst()) {
            rib.onLoading = { [unowned rib] in rib.attachChild(next) }
        }
        let last = chain[length - 1]
        last.onLoading = {
            for leaf in leaves { root.attachChild(leaf) }
        }
        root.attachChild(chain[0])
        let events = log.take().filter { $0.hasPrefix("leaf") && $0.hasSuffix("active") }
        #expect(events == ["leaf 0 active", "leaf 1 active", "leaf 2 active"])
        for rib in chain { rib.onLoading = {} }
    }

    @Test("a child attached as its parent becomes active waits until its parent has become active")
    func attachedByObserverOfActivity() {
        let (root, parent, child) = (root(), rib("parent"), rib("child"))
        parent.interactor.isActiveStream.subscribe { active in
            if active { parent.attachChild(child) }
        }
        root.attachChild(parent)
        #expect(log.take() == ["parent active", "parent loaded", "child active", "child loaded"])
        root.detachChild(parent)
    }

    @Test("a parent activated again by an observer of its child loads that child once it is active")
    func parentStartsAgainWhileChildStarts() {
        let (root, child) = (root(), rib("child"))
        var again = true
        child.interactor.isActiveStream.subscribe { active in
            guard active, again else { return }
            again = false
            root.interactor.deactivate()
            root.interactor.activate()
        }
        root.attachChild(child)
        #expect(child.interactor.isActive)
        #expect(log.take().suffix(2) == ["child active", "child loaded"])
    }

    @Test("a chain in which each RIB attaches the next one in a hook may be 50,000 RIBs long")
    func attachesInHooks() {
        for hook in [\RecordingRouter.onLoading, \.interactor.onBecomingActive] {
            let root = root()
            let ribs = (0..<50_000).map { rib("\($0)") }
            for (rib, next) in zip(ribs, ribs.dropFirst()) {
                rib[keyPath: hook] = { [unowned rib] in rib.attachChild(next) }
            }
            root.attachChild(ribs[0])
            #expect(ribs.allSatisfy { $0.interactor.isActive })
            for rib in ribs { rib[keyPath: hook] = {} }
        }
    }
}
