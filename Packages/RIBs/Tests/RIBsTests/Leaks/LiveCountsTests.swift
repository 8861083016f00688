import RIBs
import Testing

@MainActor
@Suite("Live counts")
struct LiveCountsTests {
    @Test("LiveCounts counts routers, interactors and subscriptions until they end")
    func counts() {
        let before = LiveCounts.current
        let stream = MutableValueStream(1)
        var router: Router<Interactor>? = Router(interactor: Interactor())
        let first = stream.subscribe { _ in }
        stream.subscribe { _ in }
        let now = LiveCounts.current
        #expect(now.routers == before.routers + 1)
        #expect(now.interactors == before.interactors + 1)
        #expect(now.subscriptions == before.subscriptions + 2)
        first.cancel()
        first.cancel()
        #expect(LiveCounts.current.subscriptions == before.subscriptions + 1)
        stream.complete()
        withExtendedLifetime(router) {}
        router = nil
        #expect(LiveCounts.current == before)
    }

    @Test("LiveCounts does not count a subscription that was released before it ended")
    func released() {
        let before = LiveCounts.current
        var subscription: Subscription? = Subscription {}
        #expect(LiveCounts.current.subscriptions == before.subscriptions + 1)
        withExtendedLifetime(subscription) {}
        subscription = nil
        #expect(LiveCounts.current == before)
    }

    @Test("LiveCounts are described in one line")
    func text() {
        let counts = LiveCounts.current
        #expect(
            counts.description == "\(counts.routers) routers, \(counts.interactors) interactors, "
                + "\(counts.subscriptions) subscriptions"
        )
    }
}
