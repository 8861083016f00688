import RIBs
import Testing

@MainActor
@Suite("Worker")
struct WorkerTests {
    private let diary = Diary()
    private let interactor = Interactor()

    @Test("started with an active interactor it works at once, and until it is stopped")
    func startAndStop() {
        let worker = RecordingWorker(diary)
        interactor.activate()
        #expect(!worker.isStarted)
        worker.start(interactor)
        #expect(worker.isStarted)
        #expect(diary.take() == ["started"])
        worker.stop()
        #expect(!worker.isStarted)
        #expect(diary.take() == ["stopped"])
    }

    @Test("it waits for its interactor, stops with it and starts again with it")
    func followsItsInteractor() {
        let worker = RecordingWorker(diary)
        worker.start(interactor)
        #expect(diary.take() == [])
        interactor.activate()
        #expect(diary.take() == ["started"])
        interactor.deactivate()
        #expect(diary.take() == ["stopped"])
        #expect(worker.isStarted)
        interactor.activate()
        #expect(diary.take() == ["started"])
    }

    @Test("stopped while its interactor rests, it does not start with it again")
    func stoppedWhileWaiting() {
        let worker = RecordingWorker(diary)
        worker.start(interactor)
        worker.stop()
        interactor.activate()
        #expect(diary.take() == [])
    }

    @Test("a second start is ignored, also with another interactor; a second stop too")
    func secondStart() {
        let (worker, other) = (RecordingWorker(diary), Interactor())
        interactor.activate()
        other.activate()
        worker.start(interactor)
        worker.start(other)
        other.deactivate()
        #expect(diary.take() == ["started"])
        worker.stop()
        worker.stop()
        #expect(diary.take() == ["stopped"])
    }

    @Test("after a stop it can be started with another interactor, and leaves the first alone")
    func startElsewhere() {
        let (worker, other) = (RecordingWorker(diary), Interactor())
        interactor.activate()
        other.activate()
        worker.start(interactor)
        worker.stop()
        worker.start(other)
        interactor.deactivate()
        #expect(diary.take() == ["started", "stopped", "started"])
        other.deactivate()
        #expect(diary.take() == ["stopped"])
    }

    @Test("its stream says whether it is started, to a late listener too, and ends with it")
    func stream() {
        var heard: [String] = []
        var worker: RecordingWorker? = RecordingWorker(diary)
        worker?.isStartedStream.subscribe(
            { heard.append("\($0)") },
            onCompletion: { heard.append("end") }
        )
        worker?.start(interactor)
        worker?.start(interactor)
        interactor.activate()
        interactor.deactivate()
        worker?.stop()
        #expect(heard == ["false", "true", "false"])
        worker = nil
        #expect(heard == ["false", "true", "false", "end"])
    }

    @Test("a worker that goes away has stopped")
    func goesAway() {
        var worker: RecordingWorker? = RecordingWorker(diary)
        interactor.activate()
        worker?.start(interactor)
        worker = nil
        #expect(diary.take() == ["started", "stopped"])
    }

    @Test("when its interactor goes away it has stopped, and can be started with another")
    func interactorGoesAway() {
        let worker = RecordingWorker(diary)
        var first: Interactor? = Interactor()
        first?.activate()
        first.map(worker.start)
        first = nil
        #expect(diary.take() == ["started", "stopped"])
        #expect(!worker.isStarted)
        interactor.activate()
        worker.start(interactor)
        #expect(diary.take() == ["started"])
    }

    @Test("it holds its interactor by nothing, not even by the scope that it is given")
    func holdsNobody() {
        let worker = RecordingWorker(diary)
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

    @Test("what is disposed on stop ends with the work, and at once when there is none")
    func disposeOnStop() {
        let worker = RecordingWorker(diary)
        let values = MutableValueStream<Int>()
        var heard: [Int] = []
        func listen() -> Subscription {
            values.subscribe { heard.append($0) }.disposeOnStop(worker)
        }
        #expect(listen().isEnded)
        worker.start(interactor)
        #expect(listen().isEnded)
        interactor.activate()
        let whileActive = listen()
        values.send(1)
        interactor.deactivate()
        #expect(whileActive.isEnded)
        values.send(2)
        interactor.activate()
        let untilStop = listen()
        #expect(heard == [1, 2])
        worker.stop()
        values.send(3)
        #expect(untilStop.isEnded)
        #expect(heard == [1, 2])
    }

    @Test("what is tied to it has ended when it is told that it stopped")
    func endedBeforeDidStop() {
        let worker = RecordingWorker(diary)
        interactor.activate()
        var subscription: Subscription?
        worker.onStarting = { [diary] _ in
            subscription = Subscription { diary.entries.append("ended") }
                .disposeOnStop(worker)
        }
        worker.onStopping = { #expect(subscription?.isEnded == true) }
        worker.start(interactor)
        worker.stop()
        #expect(diary.take() == ["started", "ended", "stopped"])
    }

    @Test("stopped while it starts, it has started and stopped once")
    func stopInDidStart() {
        let worker = RecordingWorker(diary)
        interactor.activate()
        worker.onStarting = { [unowned worker] _ in worker.stop() }
        worker.start(interactor)
        interactor.deactivate()
        interactor.activate()
        #expect(diary.take() == ["started", "stopped"])
        #expect(!worker.isStarted)
    }

    @Test("who hears that it stopped may start it anew")
    func startAgainInStop() {
        let worker = RecordingWorker(diary)
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
        #expect(diary.take() == ["started", "stopped", "started"])
        interactor.deactivate()
        #expect(diary.take() == ["stopped"])
    }

    @Test("a stand-in for a worker is known by its stream")
    func standIn() {
        final class StandIn: Working {
            let started = MutableValueStream(false)
            var isStarted: Bool { started.value ?? false }
            var isStartedStream: ValueStream<Bool> { started }
            func start(_ interactorScope: any InteractorScope) { started.send(true) }
            func stop() { started.send(false) }
        }
        let worker = StandIn()
        #expect(Subscription {}.disposeOnStop(worker).isEnded)
        worker.start(interactor)
        let subscription = Subscription {}.disposeOnStop(worker)
        #expect(!subscription.isEnded)
        worker.stop()
        #expect(subscription.isEnded)
    }
}
