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
