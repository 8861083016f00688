import RIBs
import Testing

@MainActor
@Suite("Hooks that change the tree")
struct ReentrantHookTests {
    private let log = EventLog()

    private func rib(_ name: String) -> RecordingRouter { RecordingRouter(name, log) }

    private func root() -> RecordingRouter {
        let root = rib("root")
        root.interactable.activate()
        root.load()
        _ = log.take()
        return root
    }

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

    @Test("after random changes by hooks exactly the RIBs below the root are active")
    func random() {
        var random = SeededNumbers(seed: 4)
        for _ in 0..<300 {
            let root = root()
            var ribs = (0..<12).map { rib("\($0)") }
            var budget = 40
            let change = { @MainActor in
                guard budget > 0 else { return }
                budget -= 1
                let (parent, child) = (
                    random.next(below: ribs.count + 1), random.next(below: ribs.count)
                )
                let from = parent == ribs.count ? root : ribs[parent]
                if let owner = ([root] + ribs).first(where: { owner in
                    owner.children.contains { $0 === ribs[child] }
                }) {
                    owner.detachChild(ribs[child])
                } else if !isBelow(from, ribs[child]) {
                    from.attachChild(ribs[child])
                }
            }
            for rib in ribs {
                rib.onLoading = change
                rib.interactor.onBecomingActive = change
                rib.interactor.onResigning = change
            }
            for _ in 0..<30 { change() }
            budget = 0
            for rib in ribs {
                rib.onLoading = {}
                rib.interactor.onBecomingActive = {}
                rib.interactor.onResigning = {}
            }
            let active = Set(below(root).map(ObjectIdentifier.init))
            for rib in ribs {
                #expect(rib.interactor.isActive == active.contains(ObjectIdentifier(rib)))
            }
            ribs = []
        }
    }

    private func below(_ router: any Routing) -> [any Routing] {
        router.children.flatMap { [$0] + below($0) }
    }

    private func isBelow(_ router: any Routing, _ ancestor: any Routing) -> Bool {
        router === ancestor || below(ancestor).contains { $0 === router }
    }
}
