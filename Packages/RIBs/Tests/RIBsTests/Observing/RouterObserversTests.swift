import RIBs
import Testing

@MainActor
@Suite("Observing the tree")
struct RouterObserversTests {
    private final class RootRouter: Router<Interactor> {}
    private final class HomeRouter: Router<Interactor> {}
    private final class CardRouter: Router<Interactor> {}

    private let root = RootRouter(interactor: Interactor())
    private let home = HomeRouter(interactor: Interactor())
    private let card = CardRouter(interactor: Interactor())

    init() {
        root.interactable.activate()
        root.load()
    }

    /// What is told of this test's own tree: the observers are the whole program's.
    private func record(_ body: () -> Void) -> [String] {
        var told: [String] = []
        let mine: [any Routing] = [root, home]
        let observing = RouterObservers.observe { event in
            guard mine.contains(where: { $0 === event.parent }) else { return }
            told.append("\(event.description), \(event.child.interactable.isActive)")
        }
        body()
        observing.cancel()
        return told
    }

    @Test("before and after each attaching and detaching it is told who and whom")
    func told() {
        let told = record {
            root.attachChild(home)
            home.attachChild(card)
            root.detachChild(home)
        }
        #expect(
            told == [
                "Root will attach Home, false",
                "Root did attach Home, true",
                "Home will attach Card, false",
                "Home did attach Card, true",
                "Root will detach Home, true",
                "Root did detach Home, false",
            ]
        )
    }

    @Test("a refused call is not told")
    func refused() {
        let handler = ProgrammerError.handler
        defer { ProgrammerError.handler = handler }
        ProgrammerError.handler = { _ in }
        root.attachChild(home)
        let told = record {
            root.attachChild(home)
            root.detachChild(card)
        }
        #expect(told == [])
    }

    @Test("who detaches a RIB while it resigns is told of once")
    func detachingTwice() {
        final class LeavingInteractor: Interactor {
            var leave: () -> Void = {}
            override func willResignActive() { leave() }
        }
        let interactor = LeavingInteractor()
        let leaving = Router(interactor: interactor)
        interactor.leave = { [unowned root, unowned leaving] in root.detachChild(leaving) }
        root.attachChild(leaving)
        let told = record { root.detachChild(leaving) }
        #expect(told.filter { $0.contains("did detach") }.count == 1)
        #expect(root.children.isEmpty)
    }

    @Test("after it has ended nothing is told, and others still are")
    func ends() {
        var (first, second) = (0, 0)
        let one = RouterObservers.observe { [root] in if $0.parent === root { first += 1 } }
        let two = RouterObservers.observe { [root] in if $0.parent === root { second += 1 } }
        root.attachChild(home)
        one.cancel()
        root.detachChild(home)
        two.cancel()
        root.attachChild(home)
        #expect((first, second) == (2, 4))
    }

    @Test("one that ends another in the middle of an event is the last to be told")
    func endsAnother() {
        var told: [String] = []
        var other: Subscription?
        let one = RouterObservers.observe { [root] in
            guard $0.parent === root else { return }
            told.append("one")
            other?.cancel()
        }
        other = RouterObservers.observe { [root] in
            if $0.parent === root { told.append("other") }
        }
        root.attachChild(home)
        one.cancel()
        #expect(told == ["one", "one"])
    }
}
