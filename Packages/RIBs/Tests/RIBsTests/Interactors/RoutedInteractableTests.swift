import RIBs
import Testing

@MainActor
private protocol CounterRouting: Routing {
    var visits: Int { get }
    func visit()
}

@MainActor
private protocol CounterInteractable: RoutedInteractable<any CounterRouting> {}

private final class CounterInteractor: Interactor, CounterInteractable {
    var onResigning: () -> Void = {}

    override func willResignActive() { onResigning() }
}

private final class CounterRouter: Router<any CounterInteractable>, CounterRouting {
    private let log = Log()
    var visits: Int { log.visits }

    func visit() { log.visits += 1 }
}

/// A property of the router, which is gone when the release of the router begins.
private final class Log { var visits = 0 }

// Serialized, because they share the program's handler.
@MainActor
@Suite("RoutedInteractable", .serialized)
struct RoutedInteractableTests {
    @Test("creating a router connects it to its interactor")
    func connects() {
        let interactor = CounterInteractor()
        #expect(interactor.router == nil)
        let router = CounterRouter(interactor: interactor)
        interactor.router?.visit()
        #expect(router.visits == 1)
        #expect(interactor.router === router)
    }

    @Test("an interactor does not hold its router and can get another one later")
    func isWeak() {
        let interactor = CounterInteractor()
        weak var first: CounterRouter?
        do {
            let router = CounterRouter(interactor: interactor)
            first = router
            #expect(interactor.router === router)
        }
        #expect(first == nil)
        #expect(interactor.router == nil)
        let second = CounterRouter(interactor: interactor)
        #expect(interactor.router === second)
    }

    @Test(
        "an interactor's router is nil while the router is being released",
        arguments: [true, false]
    )
    func isNilDuringRelease(usedBefore: Bool) {
        let interactor = CounterInteractor()
        var seen: [Bool] = []
        do {
            let router = CounterRouter(interactor: interactor)
            interactor.activate()
            if usedBefore { interactor.router?.visit() }
            interactor.onResigning = { [unowned interactor] in
                interactor.router?.visit()
                seen.append(interactor.router != nil)
            }
            withExtendedLifetime(router) {}
        }
        #expect(seen == [false])
    }

    @Test("a router that does not conform to RoutingType is a programmer error that names both")
    func mismatch() {
        let interactor = CounterInteractor()
        let router = Router<any CounterInteractable>(interactor: interactor)
        let errors = programmerErrors { #expect(interactor.router == nil) }
        #expect(errors.map(\.kind) == [.mismatchedRouter])
        #expect(errors.first?.subject === interactor)
        #expect(errors.first?.other === router)
        #expect(
            errors.first?.description
                == "CounterInteractor cannot use Router<CounterInteractable> as its router: "
                + "make Router<CounterInteractable> conform to RoutingType"
        )
    }
}
