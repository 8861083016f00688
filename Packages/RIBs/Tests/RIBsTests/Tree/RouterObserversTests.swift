import RIBs
import Testing

@MainActor
@Suite("RouterObservers")
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

    /// Returns the events of this test's tree; observers see those of the whole program.
    private func record(_ body: () -> Void) -> [String] {
        var events: [String] = []
        let mine: [any Routing] = [root, home]
        let observation = RouterObservers.observe { event in
            guard mine.contains(where: { $0 === event.parent }) else { return }
            events.append("\(event.description), \(event.child.interactable.isActive)")
        }
        body()
        observation.cancel()
        return events
    }

    @Test("observers are notified before and after each change")
    func events() {
        let events = record {
            root.attachChild(home)
            home.attachChild(card)
            root.detachChild(home)
        }
        #expect(
            events == [
                "Root will attach Home, false",
                "Root did attach Home, true",
                "Home will attach Card, false",
                "Home did attach Card, true",
                "Root will detach Home, true",
                "Root did detach Home, false",
            ]
        )
    }

    @Test("observers are not notified of a refused call")
    func refused() {
        root.attachChild(home)
        let events = record {
            let errors = programmerErrors {
                root.attachChild(home)
                root.detachChild(card)
            }
            #expect(errors.count == 2)
        }
        #expect(events == [])
    }

    @Test("canceling an observer does not affect the others")
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

    @Test("an observer canceled by another during an event is not notified")
    func endsAnother() {
        var events: [String] = []
        var other: Subscription?
        let one = RouterObservers.observe { [root] in
            guard $0.parent === root else { return }
            events.append("one")
            other?.cancel()
        }
        other = RouterObservers.observe { [root] in
            if $0.parent === root { events.append("other") }
        }
        root.attachChild(home)
        one.cancel()
        #expect(events == ["one", "one"])
    }
}
