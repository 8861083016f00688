import RIBs
import Testing

@MainActor
@Suite("MutableEventStream")
struct EventStreamTests {
    @Test("an event reaches the subscribers it has, and is not replayed to a later one")
    func noReplay() {
        let events = MutableEventStream<Int>()
        var received: [String] = []
        events.send(1)
        events.subscribe { received.append("first \($0)") }
        events.send(2)
        events.subscribe { received.append("second \($0)") }
        events.send(3)
        #expect(received == ["first 2", "first 3", "second 3"])
    }

    @Test("an event sent by a subscriber follows the present one, also for a new subscriber")
    func sentBySubscriber() {
        let events = MutableEventStream<Int>()
        var received: [String] = []
        events.subscribe { event in
            received.append("first \(event)")
            guard event == 1 else { return }
            events.subscribe { received.append("second \($0)") }
            events.send(2)
        }
        events.subscribe { received.append("third \($0)") }
        events.send(1)
        #expect(received == ["first 1", "third 1", "first 2", "third 2", "second 2"])
    }

    @Test("a stream of events keeps no event alive")
    func keepsNothing() {
        final class Box {}
        let events = MutableEventStream<Box>()
        events.subscribe { _ in }
        weak var event: Box?
        do {
            let box = Box()
            event = box
            events.send(box)
        }
        #expect(event == nil)
    }

    @Test("a completed or released stream of events completes its subscribers")
    func completes() {
        var completions = 0
        var events: MutableEventStream<Int>? = MutableEventStream()
        events?.subscribe({ _ in }, onCompletion: { completions += 1 })
        events = nil
        #expect(completions == 1)
        let completed = MutableEventStream<Int>()
        completed.complete()
        completed.send(1)
        completed.subscribe(
            { _ in Issue.record("an event after the completion") },
            onCompletion: { completions += 1 }
        )
        #expect(completions == 2)
    }

    @Test("a confined stream of events sends no event again, whatever operators it passed through")
    func confined() {
        let events = MutableEventStream<Int>()
        let interactor = Interactor()
        var received: [String] = []
        let streams: [(String, ValueStream<Int>)] = [
            ("plain", events),
            ("map", events.map { $0 }),
            ("filter", events.filter { _ in true }),
            ("compactMap", events.compactMap { $0 }),
            ("removeDuplicates", events.removeDuplicates()),
            ("confineTo", events.confineTo(interactor)),
        ]
        for (name, stream) in streams {
            stream.confineTo(interactor).subscribe { received.append("\(name) \($0)") }
        }
        events.send(1)
        interactor.activate()
        #expect(received == [])
        events.send(2)
        #expect(received == streams.map { "\($0.0) 2" })
        interactor.deactivate()
        events.send(3)
        interactor.activate()
        #expect(received == streams.map { "\($0.0) 2" })
    }

    @Test("a confined stream drops an event if its scope is deactivated before the delivery")
    func confinedReentrant() {
        let events = MutableEventStream<Int>()
        let interactor = Interactor()
        var received: [Int] = []
        var ends = 0
        events.confineTo(interactor).subscribe(
            { event in
                received.append(event)
                guard event == 1 else { return }
                events.send(2)
                interactor.deactivate()
            },
            onCompletion: { ends += 1 }
        )
        interactor.activate()
        events.send(1)
        interactor.activate()
        events.send(3)
        #expect(received == [1, 3])
        interactor.deactivate()
        events.send(4)
        events.complete()
        #expect(ends == 1, "no event is held back")
    }

    @Test("a confined stream passes on an event sent by another observer of the activation")
    func confinedActivation() {
        let events = MutableEventStream<Int>()
        let interactor = Interactor()
        interactor.isActiveStream.subscribe { if $0 { events.send(1) } }
        var received: [Int] = []
        events.confineTo(interactor).subscribe { received.append($0) }
        interactor.activate()
        #expect(received == [1])
    }

    @Test("a loop over a stream of events receives each event from its beginning on")
    func loop() async {
        let events = MutableEventStream<Int>()
        events.send(1)
        var received: [Int] = []
        var isLooping = false
        let task = Task { @MainActor in
            isLooping = true
            for await event in events { received.append(event) }
        }
        await until { isLooping }
        events.send(2)
        events.send(3)
        events.complete()
        await task.value
        #expect(received == [2, 3])
    }
}
