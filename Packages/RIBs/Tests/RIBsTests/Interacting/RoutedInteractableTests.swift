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

/// A property of its own, which is gone when a router is being released.
private final class Log { var visits = 0 }

// One at a time, because the handler of programmer errors is one for the whole program.
@MainActor
@Suite("An interactor's router", .serialized)
struct RoutedInteractableTests {
    @Test("is nil before a router is made, and connected by making one")
    func connects() {
        let interactor = CounterInteractor()
        #expect(interactor.router == nil)
        let router = CounterRouter(interactor: interactor)
        interactor.router?.visit()
        #expect(router.visits == 1)
        #expect(interactor.router === router)
    }

    @Test("is not held by its interactor, which can be given another one later")
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

    @Test("is nil while a router is being released", arguments: [true, false])
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

    @Test("that does not conform to the routing protocol is a programmer error that names both")
    func mismatch() {
        let before = ProgrammerError.handler
        defer { ProgrammerError.handler = before }
        var errors: [ProgrammerError] = []
        ProgrammerError.handler = { errors.append($0) }
        let interactor = CounterInteractor()
        let router = Router<any CounterInteractable>(interactor: interactor)
        #expect(interactor.router == nil)
        #expect(errors.map(\.kind) == [.mismatchedRouter])
        #expect(errors.first?.subject === interactor)
        #expect(errors.first?.other === router)
        #expect(
            errors.first?.description
                == "CounterInteractor cannot use Router<CounterInteractable> as its router: "
                + "conform the router to its RoutingType"
        )
    }
}
