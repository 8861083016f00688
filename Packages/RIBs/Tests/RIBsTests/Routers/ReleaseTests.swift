import RIBs
import Testing

@MainActor
@Suite("Release of routers")
struct ReleaseTests {
    private let log = EventLog()

    private func root() -> Router<Interactor> {
        let root = Router(interactor: Interactor())
        root.interactor.activate()
        root.load()
        return root
    }

    @Test("a released router deactivates its subtree, detaches its children, completes lifecycle")
    func isReleased() {
        let survivor = RecordingRouter("survivor", log)
        let leaf = RecordingRouter("leaf", log)
        var router: RecordingRouter? = RecordingRouter("router", log)
        let interactor = router?.interactor
        router?.lifecycle.subscribe(
            { [log] in log.events.append("\($0)") },
            onCompletion: { [log] in log.events.append("ends") }
        )
        router?.interactable.activate()
        router?.load()
        router?.attachChild(survivor)
        survivor.attachChild(leaf)
        // An optimized build may release it after its last use.
        withExtendedLifetime(router) { _ = log.take() }

        router = nil

        #expect(
            log.take() == [
                "router resigns true", "survivor resigns true", "leaf resigns true", "ends",
            ]
        )
        #expect(interactor?.isActive == false)
        // The survivor keeps its own children and can be attached to another parent.
        #expect(survivor.names == ["leaf"])
        let other = root()
        other.attachChild(survivor)
        #expect(log.take() == ["survivor active", "leaf active"])
        other.detachChild(survivor)
    }

    @Test("lifecycle sends didLoad before didLoad(), and to later subscribers")
    func lifecycle() {
        let router = RecordingRouter("one", log)
        router.lifecycle.subscribe { [log] in log.events.append("\($0)") }
        router.load()
        #expect(log.take() == ["didLoad", "one loaded"])
        router.lifecycle.subscribe { [log] in log.events.append("later \($0)") }
        let unwatched = RecordingRouter("two", log)
        unwatched.load()
        unwatched.lifecycle.subscribe { [log] in log.events.append("late \($0)") }
        #expect(log.take() == ["later didLoad", "two loaded", "late didLoad"])
    }

    @Test(
        "a chain of 100,000 RIBs with components is released without recursion",
        arguments: [
            "with its root", "detached", "by its head", "from its end",
        ]
    )
    func dropsChain(how: String) {
        let before = LiveCounts.current
        weak var component: AnyObject?
        do {
            var root: Router<Interactor>? = root()
            let head = Router(interactor: Interactor())
            root?.attachChild(head)
            var first: ChainRouter? = ChainBuilder.chain(100_000, below: head)
            component = first?.interactor
            #expect(LiveCounts.current.routers == before.routers + 100_002)
            switch how {
            case "with its root":
                first = nil
                root = nil
            case "detached":
                first.map(head.detachChild)
                first = nil
            case "by its head":
                first = nil
                root?.detachChild(head)
            default:
                var links: [any Routing] = [head]
                while let next = links.last?.children.first { links.append(next) }
                first = nil
                for (parent, child) in zip(links, links.dropFirst()).reversed() {
                    parent.detachChild(child)
                }
            }
            withExtendedLifetime(root) {}
        }
        #expect(component == nil)
        #expect(LiveCounts.current == before)
    }

    @Test("a chain of 100,000 routers that hold their children is released")
    func dropsHeldChain() {
        let before = LiveCounts.current
        do {
            let root = root()
            // Detached, so that the first one released is one that holds its child.
            root.detachChild(ChainBuilder.chain(100_000, below: root, holding: true))
            withExtendedLifetime(root) {}
        }
        #expect(LiveCounts.current == before)
    }

    @Test("a short chain of routers that hold their children is released at once")
    func dropsShortHeldChain() {
        weak var last: AnyObject?
        do {
            let root = root()
            var link = ChainBuilder.chain(1, below: root)
            for _ in 0..<50 { link = link.attachNext(holding: true) }
            last = link
            withExtendedLifetime(root) {}
        }
        #expect(last == nil)
    }

    @Test("a chain of 100,000 components is released without recursion")
    func dropsComponents() {
        var last: (any ChainDependency)? = ChainHeadComponent()
        weak let first = last
        let log = EventLog()
        for _ in 0..<100_000 {
            last = last.map { ChainComponent(dependency: $0, log: log) }
        }
        #expect(first != nil)
        last = nil
        #expect(first == nil)
    }

    @Test("a parent of 100,000 children is released with them")
    func dropsWide() {
        let before = LiveCounts.current
        do {
            let root = root()
            for _ in 0..<100_000 { root.attachChild(Router(interactor: Interactor())) }
            #expect(root.children.count == 100_000)
        }
        #expect(LiveCounts.current == before)
    }

    @Test("detaching some of 100,000 children keeps the others in order")
    func detachesWide() {
        let root = root()
        let children = (0..<100_000).map { _ in Router(interactor: Interactor()) }
        for child in children { root.attachChild(child) }
        for number in 0..<10_000 {
            root.detachChild(children[number])
            root.detachChild(children[99_999 - number])
            root.detachChild(children[40_000 + number])
        }
        let left = Array(children[10_000..<40_000] + children[50_000..<90_000])
        #expect(root.children.elementsEqual(left) { $0 === $1 })
        for child in left.reversed() { root.detachChild(child) }
        #expect(root.children.isEmpty)
        root.attachChild(children[0])
        #expect(root.children.first === children[0])
    }

    @Test("a router released by another thread deactivates its subtree")
    func dropsElsewhere() async {
        let box = Box()
        weak let router = box.router
        weak let interactor = box.router?.interactor
        let child = RecordingRouter("child", log)
        box.router?.interactor.activate()
        box.router?.load()
        box.router?.attachChild(child)
        _ = log.take()
        await Task.detached { await box.drop() }.value
        while child.interactor.isActive || interactor != nil { await Task.yield() }
        #expect(router == nil)
        #expect(log.take() == ["child resigns true"])
        // It has no parent any more and can be attached again.
        let root = root()
        root.attachChild(child)
        #expect(child.interactor.isActive)
        root.detachChild(child)
    }

    @Test("a router's subclass can have an isolated deinit")
    func ownDeinit() {
        final class OwnRouter: Router<Interactor> {
            var onRelease: () -> Void = {}
            isolated deinit { onRelease() }
        }
        var releases = 0
        do {
            let router = OwnRouter(interactor: Interactor())
            router.onRelease = { releases += 1 }
        }
        #expect(releases == 1)
    }
}

/// A router that is released by another thread.
private actor Box {
    @MainActor var router: Router<Interactor>? = Router(interactor: Interactor())

    func drop() async {
        let carried = await take()
        // The last reference ends here, on this actor.
        withExtendedLifetime(carried) {}
    }

    @MainActor
    private func take() -> Router<Interactor>? {
        defer { router = nil }
        return router
    }

    @MainActor init() {}
}
