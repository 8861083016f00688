import RIBs
import RIBsTesting
import Testing

@MainActor
@Suite("Test doubles")
struct DoublesTests {
    private let log = CallLog()

    @Test("a tree names a RIB whose router another module declares after its interactor")
    func sharedRouter() {
        final class CardListInteractor: Interactor {}
        let tree = RIBTree(of: RecordingRouter(interactor: CardListInteractor()))
        #expect(tree.nodes.map(\.name) == ["CardList"])
        #expect(tree.nodes.map(\.module) == ["RIBsTestingTests"])
    }

    @Test("doubles of presenter, router and listener record the calls of an interactor")
    func interactor() {
        let view = PaymentViewDouble("view", log: log)
        let listener = PaymentListenerDouble()
        let interactor = PaymentInteractor(presenter: view)
        let router = PaymentRouterDouble(
            "Payment",
            interactor: interactor,
            viewController: view,
            log: log
        )
        interactor.listener = listener
        router.start()
        #expect(log.take() == ["view.to pay: 500", "Payment.didLoad()"])
        interactor.pay()
        #expect(log.take() == ["Payment.routeToVerify()"])
        interactor.verifyDidFinish()
        #expect(log.take() == ["Payment.leaveVerify()"])
        #expect(listener.events == [500])
    }

    @Test("doubles of interactor, builder and children record the calls of a router")
    func router() {
        let interactor = PaymentInteractorDouble("Payment", log: log)
        let builder = VerifyBuilderDouble("Verify builder", log: log) {
            RecordingViewableRouter("Verify", log: log)
        }
        let router = PaymentRouter(
            interactor: interactor,
            viewController: RecordingViewController(),
            verifyBuilder: builder
        )
        let parent = RecordingRouter("Parent", log: log)
        parent.start()
        #expect(log.take() == ["Parent.didBecomeActive()", "Parent.didLoad()"])

        parent.attachChild(router)
        router.routeToVerify()
        router.routeToVerify()
        #expect(
            log.take() == [
                "Parent.attachChild(PaymentRouter)", "Payment.didBecomeActive()",
                "Verify builder.build(withListener:)", "Verify.didBecomeActive()",
                "Verify.didLoad()",
            ]
        )
        #expect(builder.buildCount == 1)
        #expect(builder.listener === interactor)
        builder.listener?.verifyDidFinish()
        router.leaveVerify()
        parent.detachChild(router)
        #expect(
            log.take() == [
                "Payment.verifyDidFinish()", "Verify.willResignActive()",
                "Payment.willResignActive()", "Parent.detachChild(PaymentRouter)",
            ]
        )
    }

    @Test("a router double records its children by their names")
    func children() {
        let home = RecordingRouter("Home", log: log)
        let card = RecordingViewableRouter("Card", log: log)
        let game = RecordingRouter("Game", log: log)
        home.attachChild(card)
        card.attachChild(game)
        home.start()
        card.detachChild(game)
        #expect(
            log.take() == [
                "Home.attachChild(Card)", "Card.attachChild(Game)",
                "Home.didBecomeActive()", "Home.didLoad()",
                "Card.didBecomeActive()", "Card.didLoad()",
                "Game.didBecomeActive()", "Game.didLoad()",
                "Game.willResignActive()", "Card.detachChild(Game)",
            ]
        )
        #expect(home.children.map { $0 === card } == [true])
    }

    @Test("an interactor double runs its hooks after recording the call")
    func hooks() {
        let interactor = RecordingInteractor("Card", log: log)
        interactor.onBecomingActive = { [log] in log.record("hook", of: "test") }
        interactor.onResigning = { [log] in log.record("hook", of: "test") }
        interactor.activate()
        interactor.deactivate()
        #expect(
            log.calls == [
                "Card.didBecomeActive()", "test.hook", "Card.willResignActive()", "test.hook",
            ]
        )
    }

    @Test("doubles without a common log have separate ones")
    func ownLogs() {
        let (one, other) = (RecordingInteractor("one"), RecordingInteractor("other"))
        one.activate()
        #expect(one.log.calls == ["one.didBecomeActive()"])
        #expect(other.log.calls == [])
    }

    @Test("a builder double returns new products and holds no listener")
    func builder() {
        let builder = VerifyBuilderDouble { RecordingViewableRouter() }
        var listener: PaymentInteractorDouble? = PaymentInteractorDouble()
        weak let observed = listener
        if let listener {
            let products = [
                builder.build(withListener: listener), builder.build(withListener: listener),
            ]
            #expect(products[0] !== products[1])
        }
        #expect(builder.buildCount == 2)
        #expect(builder.listener != nil)
        listener = nil
        #expect(observed == nil)
        #expect(builder.listener == nil)
    }

    @Test("a listener double returns each event once, earlier and later ones")
    func listener() async throws {
        let listener = PaymentListenerDouble()
        listener.record(1)
        listener.record(2)
        #expect(try await listener.next() == 1)
        #expect(try await listener.next() == 2)
        var isWaiting = false
        let third = Task {
            isWaiting = true
            return try await listener.next()
        }
        while !isWaiting { await Task.yield() }
        listener.record(3)
        #expect(try await third.value == 3)
        #expect(listener.events == [1, 2, 3])
    }

    @Test("canceling a test ends its waiting for a listener double")
    func listenerCanceled() async {
        let listener = PaymentListenerDouble()
        var isWaiting = false
        let waiting = Task {
            isWaiting = true
            return try await listener.next()
        }
        while !isWaiting { await Task.yield() }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }

    @Test("a window double receives the root view before the root is active")
    func window() {
        final class RootRouter: LaunchRouter<any Interactable, any ViewControllable> {}
        let window = RecordingWindow("window", log: log)
        let view = RecordingViewController()
        let root = RootRouter(
            interactor: RecordingInteractor("Root", log: log),
            viewController: view
        )
        root.launch(from: window)
        #expect(log.take() == ["window.show(root:)", "Root.didBecomeActive()"])
        #expect(window.root === view)
    }

    @Test("a released router double records nothing more")
    func gone() {
        var router: RecordingRouter? = RecordingRouter("Home", log: log)
        weak let observed = router
        router?.attachChild(RecordingRouter("Card", log: log))
        router = nil
        #expect(observed == nil)
        _ = log.take()
        let other = RecordingRouter("Other", log: CallLog())
        other.attachChild(RecordingRouter("Card", log: CallLog()))
        #expect(log.calls == [])
    }
}
