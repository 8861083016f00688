import RIBs
import Testing

@MainActor
@Suite("Going away")
struct ReleaseTests {
    private let diary = Diary()

    private func root() -> Router<Interactor> {
        let root = Router(interactor: Interactor())
        root.interactor.activate()
        root.load()
        return root
    }

    @Test(
        "a router that goes away puts its RIBs to sleep, detaches its children, ends its lifecycle"
    )
    func goesAway() {
        let survivor = RecordingRouter("survivor", diary)
        let leaf = RecordingRouter("leaf", diary)
        var router: RecordingRouter? = RecordingRouter("router", diary)
        let interactor = router?.interactor
        router?.lifecycle.subscribe(
            { [diary] in diary.entries.append("\($0)") },
            onCompletion: { [diary] in diary.entries.append("ends") }
        )
        router?.interactable.activate()
        router?.load()
        router?.attachChild(survivor)
        survivor.attachChild(leaf)
        // An optimised build may let go of it after its last use.
        withExtendedLifetime(router) { _ = diary.take() }

        router = nil

        #expect(
            diary.take() == [
                "router resigns true", "survivor resigns true", "leaf resigns true", "ends",
            ]
        )
        #expect(interactor?.isActive == false)
        // A survivor keeps its own children, and may live elsewhere.
        #expect(survivor.names == ["leaf"])
        let other = root()
        other.attachChild(survivor)
        #expect(diary.take() == ["survivor active", "leaf active"])
        other.detachChild(survivor)
    }

    @Test("lifecycle says didLoad before didLoad(), and to who comes later too")
    func lifecycle() {
        let router = RecordingRouter("one", diary)
        router.lifecycle.subscribe { [diary] in diary.entries.append("\($0)") }
        router.load()
        #expect(diary.take() == ["didLoad", "one loaded"])
        router.lifecycle.subscribe { [diary] in diary.entries.append("later \($0)") }
        let unwatched = RecordingRouter("two", diary)
        unwatched.load()
        unwatched.lifecycle.subscribe { [diary] in diary.entries.append("late \($0)") }
        #expect(diary.take() == ["later didLoad", "two loaded", "late didLoad"])
    }

    @Test(
        "a chain of 100,000 built by builders with components is dropped whole",
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

    @Test("a chain of 100,000 whose routers hold their children themselves is dropped too")
    func dropsHeldChain() {
        let before = LiveCounts.current
        do {
            let root = root()
            // Detached, so that the first to go is one that holds its child itself.
            root.detachChild(ChainBuilder.chain(100_000, below: root, holding: true))
            withExtendedLifetime(root) {}
        }
        #expect(LiveCounts.current == before)
    }

    @Test("a short chain whose routers hold their children themselves is gone at once")
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

    @Test("a chain of components of 100,000 is released without recursion")
    func dropsComponents() {
        var last: (any ChainDependency)? = ChainHeadComponent()
        weak let first = last
        let diary = Diary()
        for _ in 0..<100_000 {
            last = last.map { ChainComponent(dependency: $0, diary: diary) }
        }
        #expect(first != nil)
        last = nil
        #expect(first == nil)
    }

    @Test("a parent of 100,000 is dropped with them")
    func dropsWide() {
        let before = LiveCounts.current
        do {
            let root = root()
            for _ in 0..<100_000 { root.attachChild(Router(interactor: Interactor())) }
            #expect(root.children.count == 100_000)
        }
        #expect(LiveCounts.current == before)
    }

    @Test("100,000 children are detached from either end and the middle, and stay in order")
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

    @Test("a router dropped by another thread goes away all the same")
    func dropsElsewhere() async {
        let box = Box()
        weak let router = box.router
        weak let interactor = box.router?.interactor
        let child = RecordingRouter("child", diary)
        box.router?.interactor.activate()
        box.router?.load()
        box.router?.attachChild(child)
        _ = diary.take()
        await Task.detached { await box.drop() }.value
        while child.interactor.isActive || interactor != nil { await Task.yield() }
        #expect(router == nil)
        #expect(diary.take() == ["child resigns true"])
        // It has no parent any more, and may be attached anew.
        let root = root()
        root.attachChild(child)
        #expect(child.interactor.isActive)
        root.detachChild(child)
    }

    @Test("a subclass has a deinit of its own, on the main actor")
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

/// Something that another thread lets go of.
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
