import RIBs
import Testing

@MainActor
@Suite("Worker")
struct WorkerTests {
    private let log = EventLog()
    private let interactor = Interactor()

    @Test("a worker works from start to stop while its interactor is active")
    func startAndStop() {
        let worker = RecordingWorker(log)
        interactor.activate()
        #expect(!worker.isStarted)
        worker.start(interactor)
        #expect(worker.isStarted)
        #expect(log.take() == ["started"])
        worker.stop()
        #expect(!worker.isStarted)
        #expect(log.take() == ["stopped"])
    }

    @Test("a started worker stops and starts with its interactor")
    func followsItsInteractor() {
        let worker = RecordingWorker(log)
        worker.start(interactor)
        #expect(log.take() == [])
        interactor.activate()
        #expect(log.take() == ["started"])
        interactor.deactivate()
        #expect(log.take() == ["stopped"])
        #expect(worker.isStarted)
        interactor.activate()
        #expect(log.take() == ["started"])
    }

    @Test("a worker ties a subscription to its interactor without observing the interactor")
    func tiesToInteractor() {
        let worker = RecordingWorker(log)
        interactor.activate()
        var cancellations = 0
        worker.onStarting = { scope in
            let before = LiveCounts.current.subscriptions
            Subscription { cancellations += 1 }.disposeOnDeactivate(interactor: scope)
            #expect(LiveCounts.current.subscriptions == before + 1)
        }
        worker.start(interactor)
        worker.stop()
        #expect(cancellations == 0)
        interactor.deactivate()
        #expect(cancellations == 1)
    }

    @Test("a worker stopped while its interactor is inactive does not start with it")
    func stoppedWhileWaiting() {
        let worker = RecordingWorker(log)
        worker.start(interactor)
        worker.stop()
        interactor.activate()
        #expect(log.take() == [])
    }

    @Test("a second start or stop of a worker is ignored")
    func secondStart() {
        let (worker, other) = (RecordingWorker(log), Interactor())
        interactor.activate()
        other.activate()
        worker.start(interactor)
        worker.start(other)
        other.deactivate()
        #expect(log.take() == ["started"])
        worker.stop()
        worker.stop()
        #expect(log.take() == ["stopped"])
    }

    @Test("a stopped worker can be started with another interactor")
    func startElsewhere() {
        let (worker, other) = (RecordingWorker(log), Interactor())
        interactor.activate()
        other.activate()
        worker.start(interactor)
        worker.stop()
        worker.start(other)
        interactor.deactivate()
        #expect(log.take() == ["started", "stopped", "started"])
        other.deactivate()
        #expect(log.take() == ["stopped"])
    }

    @Test("isStartedStream sends whether a worker is started, and completes with it")
    func stream() {
        var received: [String] = []
        var worker: RecordingWorker? = RecordingWorker(log)
        worker?.isStartedStream.subscribe(
            { received.append("\($0)") },
            onCompletion: { received.append("end") }
        )
        worker?.start(interactor)
        worker?.start(interactor)
        interactor.activate()
        interactor.deactivate()
        worker?.stop()
        #expect(received == ["false", "true", "false"])
        worker = nil
        #expect(received == ["false", "true", "false", "end"])
    }

    @Test("a released worker stops")
    func isReleased() {
        var worker: RecordingWorker? = RecordingWorker(log)
        interactor.activate()
        worker?.start(interactor)
        worker = nil
        #expect(log.take() == ["started", "stopped"])
    }

    @Test("a worker stops when its interactor is released, and can be started again")
    func interactorIsReleased() {
        let worker = RecordingWorker(log)
        var first: Interactor? = Interactor()
        first?.activate()
        first.map(worker.start)
        first = nil
        #expect(log.take() == ["started", "stopped"])
        #expect(!worker.isStarted)
        interactor.activate()
        worker.start(interactor)
        #expect(log.take() == ["started"])
    }

    @Test("a worker does not hold its interactor")
    func holdsNobody() {
        let worker = RecordingWorker(log)
        var scopes: [any InteractorScope] = []
        worker.onStarting = { scopes.append($0) }
        var owner: Interactor? = Interactor()
        weak let observed = owner
        owner?.activate()
        owner.map(worker.start)
        #expect(scopes.map(\.isActive) == [true])
        owner = nil
        #expect(observed == nil)
        #expect(scopes.map(\.isActive) == [false])
    }

    @Test("a subscription tied to a worker ends with its work, or at once without any")
    func disposeOnStop() {
        let worker = RecordingWorker(log)
        let values = MutableValueStream<Int>()
        var received: [Int] = []
        func subscribe() -> Subscription {
            values.subscribe { received.append($0) }.disposeOnStop(worker)
        }
        #expect(subscribe().isEnded)
        worker.start(interactor)
        #expect(subscribe().isEnded)
        interactor.activate()
        let whileActive = subscribe()
        values.send(1)
        interactor.deactivate()
        #expect(whileActive.isEnded)
        values.send(2)
        interactor.activate()
        let untilStop = subscribe()
        #expect(received == [1, 2])
        worker.stop()
        values.send(3)
        #expect(untilStop.isEnded)
        #expect(received == [1, 2])
    }

    @Test("subscriptions tied to a worker end before didStop")
    func endedBeforeDidStop() {
        let worker = RecordingWorker(log)
        interactor.activate()
        var subscription: Subscription?
        worker.onStarting = { [log] _ in
            subscription = Subscription { log.events.append("ended") }
                .disposeOnStop(worker)
        }
        worker.onStopping = { #expect(subscription?.isEnded == true) }
        worker.start(interactor)
        worker.stop()
        #expect(log.take() == ["started", "ended", "stopped"])
    }

    @Test("a worker stopped in didStart starts and stops once")
    func stopInDidStart() {
        let worker = RecordingWorker(log)
        interactor.activate()
        worker.onStarting = { [unowned worker] _ in worker.stop() }
        worker.start(interactor)
        interactor.deactivate()
        interactor.activate()
        #expect(log.take() == ["started", "stopped"])
        #expect(!worker.isStarted)
    }

    @Test("a subscriber can restart a worker when it stops")
    func startAgainInStop() {
        let worker = RecordingWorker(log)
        interactor.activate()
        worker.start(interactor)
        var restarts = 0
        worker.isStartedStream.subscribe { [interactor] isStarted in
            guard !isStarted, restarts == 0 else { return }
            restarts += 1
            worker.start(interactor)
        }
        worker.stop()
        #expect(worker.isStarted)
        #expect(log.take() == ["started", "stopped", "started"])
        interactor.deactivate()
        #expect(log.take() == ["stopped"])
    }

    @Test("a subscription tied to a custom worker ends with its stream")
    func customWorker() {
        final class CustomWorker: Working {
            let started = MutableValueStream(false)
            var isStarted: Bool { started.value ?? false }
            var isStartedStream: ValueStream<Bool> { started }
            func start(_ interactorScope: any InteractorScope) { started.send(true) }
            func stop() { started.send(false) }
        }
        let worker = CustomWorker()
        #expect(Subscription {}.disposeOnStop(worker).isEnded)
        worker.start(interactor)
        let subscription = Subscription {}.disposeOnStop(worker)
        #expect(!subscription.isEnded)
        worker.stop()
        #expect(subscription.isEnded)
    }
}
