import RIBs
import Testing

@MainActor
@Suite("Streams")
struct ValueStreamTests {
    private final class Heard {
        var values: [Int] = []
        var ends = 0
    }

    private func record(_ stream: ValueStream<Int>) -> (heard: Heard, subscription: Subscription) {
        let heard = Heard()
        let subscription = stream.subscribe(
            { heard.values.append($0) },
            onCompletion: { heard.ends += 1 }
        )
        return (heard, subscription)
    }

    @Test("a new subscriber is given the latest value, and then each further one")
    func replays() {
        let stream = MutableValueStream<Int>()
        let early = record(stream).heard
        #expect(early.values == [])
        #expect(stream.value == nil)
        stream.send(1)
        stream.send(2)
        let late = record(stream).heard
        stream.send(3)
        #expect(early.values == [1, 2, 3])
        #expect(late.values == [2, 3])
        #expect(stream.value == 3)
        #expect(record(MutableValueStream(7)).heard.values == [7])
    }

    @Test("a value that is sent by a subscriber comes to all after the present one")
    func sendsMeanwhile() {
        let stream = MutableValueStream<Int>()
        let before = record(stream).heard
        let after = Heard()
        stream.subscribe { if $0 < 3 { stream.send($0 + 1) } }
        stream.subscribe { value in
            after.values.append(value)
            #expect(stream.value.map { $0 >= value } == true)
        }
        stream.send(1)
        #expect(before.values == [1, 2, 3])
        #expect(after.values == [1, 2, 3])
    }

    @Test("a value that is sent while the latest one is replayed comes after it")
    func sendsInReplay() {
        let stream = MutableValueStream(1)
        let other = record(stream).heard
        var order: [String] = []
        stream.subscribe { value in
            order.append("begins \(value)")
            if value == 1 { stream.send(2) }
            order.append("ends \(value)")
        }
        #expect(order == ["begins 1", "ends 1", "begins 2", "ends 2"])
        #expect(other.values == [1, 2])
    }

    @Test("who subscribes in the middle of a delivery is given each value once, in order")
    func subscribesMeanwhile() {
        let stream = MutableValueStream<Int>()
        var late: [Heard] = []
        stream.subscribe { value in
            guard value == 1 else { return }
            stream.send(2)
            late.append(self.record(stream).heard)
            stream.send(3)
        }
        stream.send(1)
        #expect(late.map(\.values) == [[2, 3]])
    }

    @Test("who is cancelled in the middle of a delivery is given nothing more")
    func cancelsMeanwhile() {
        let stream = MutableValueStream<Int>()
        var second: Subscription?
        let first = Heard()
        stream.subscribe { value in
            first.values.append(value)
            second?.cancel()
        }
        let (heard, subscription) = record(stream)
        second = subscription
        let third = record(stream).heard
        stream.send(1)
        stream.send(2)
        #expect(first.values == [1, 2])
        #expect(heard.values == [])
        #expect(heard.ends == 0)
        #expect(third.values == [1, 2])
    }

    @Test("cancelling twice is fine, lets go of the closures, and is not told as the end")
    func cancels() {
        let stream = MutableValueStream<Int>()
        var held: Heard? = Heard()
        weak let weakly = held
        let subscription = stream.subscribe { [held] in held?.values.append($0) }
        held = nil
        #expect(weakly != nil)
        subscription.cancel()
        subscription.cancel()
        #expect(subscription.isEnded)
        #expect(weakly == nil)
    }

    @Test("a completed stream ignores what is sent, and tells its latest value and its end")
    func completes() {
        let stream = MutableValueStream(1)
        let early = record(stream)
        stream.complete()
        stream.complete()
        stream.send(2)
        #expect(stream.isComplete)
        #expect(early.heard.values == [1])
        #expect(early.heard.ends == 1)
        #expect(early.subscription.isEnded)
        let late = record(stream)
        #expect(late.heard.values == [1])
        #expect(late.heard.ends == 1)
        #expect(record(.empty).heard.ends == 1)
    }

    @Test("completion inside of a subscriber comes after what was sent before it")
    func completesMeanwhile() {
        let stream = MutableValueStream<Int>()
        stream.subscribe { value in
            guard value == 1 else { return }
            stream.send(2)
            stream.complete()
            stream.send(3)
        }
        let heard = record(stream).heard
        stream.send(1)
        #expect(heard.values == [1, 2])
        #expect(heard.ends == 1)
    }

    @Test("a stream that goes away ends for its subscribers")
    func goesAway() {
        var stream: MutableValueStream<Int>? = MutableValueStream(1)
        let (heard, subscription) = record(stream ?? MutableValueStream())
        stream = nil
        #expect(heard.ends == 1)
        #expect(subscription.isEnded)
    }

    @Test("values are mapped, filtered, picked, and not repeated, for each subscriber of its own")
    func operators() {
        let stream = MutableValueStream(1)
        let doubled = record(stream.map { $0 * 2 }).heard
        let even = record(stream.filter { $0.isMultiple(of: 2) }).heard
        let parsed = record(stream.map(String.init).compactMap { $0 == "2" ? nil : Int($0) }).heard
        let changes = stream.removeDuplicates()
        let news = record(changes).heard
        for value in [1, 2, 2, 3, 3] { stream.send(value) }
        let late = record(changes).heard
        stream.complete()
        #expect(doubled.values == [2, 2, 4, 4, 6, 6])
        #expect(even.values == [2, 2])
        #expect(parsed.values == [1, 1, 3, 3])
        #expect(news.values == [1, 2, 3])
        #expect(late.values == [3])
        #expect([doubled, even, parsed, news, late].map(\.ends) == [1, 1, 1, 1, 1])
    }

    @Test("random sends, subscriptions and cancellations give each subscriber an unbroken run")
    func random() {
        var random = SeededNumbers(seed: 11)
        for _ in 0..<200 {
            let stream = MutableValueStream<Int>()
            var subscribers: [(heard: Heard, subscription: Subscription, from: Int)] = []
            var sent = 0
            for _ in 0..<60 {
                switch random.next(below: 4) {
                case 0:
                    let (heard, subscription) = record(stream)
                    subscribers.append((heard, subscription, max(1, sent)))
                case 1 where !subscribers.isEmpty:
                    let place = random.next(below: subscribers.count)
                    let (heard, subscription, from) = subscribers.remove(at: place)
                    subscription.cancel()
                    #expect(heard.values == (sent >= from ? Array(from...sent) : []))
                default:
                    sent += 1
                    stream.send(sent)
                }
            }
            for (heard, _, from) in subscribers {
                #expect(heard.values == (sent >= from ? Array(from...sent) : []))
            }
        }
    }

    @Test("subscriptions that have ended are not kept, however many there were")
    func forgets() {
        let stream = MutableValueStream(0)
        let before = LiveCounts.current.subscriptions
        weak var first: Subscription?
        for number in 0..<1_000 {
            let subscription = stream.subscribe { _ in }
            if number == 0 { first = subscription }
            subscription.cancel()
        }
        #expect(first == nil)
        #expect(LiveCounts.current.subscriptions == before)
    }
}
