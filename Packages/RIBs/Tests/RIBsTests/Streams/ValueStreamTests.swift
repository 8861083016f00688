import RIBs
import Testing

@MainActor
@Suite("Streams")
struct ValueStreamTests {
    private final class Received {
        var values: [Int] = []
        var ends = 0
    }

    private func record(_ stream: ValueStream<Int>) -> (
        received: Received, subscription: Subscription
    ) {
        let received = Received()
        let subscription = stream.subscribe(
            { received.values.append($0) },
            onCompletion: { received.ends += 1 }
        )
        return (received, subscription)
    }

    @Test("a new subscriber receives the latest value and then each further one")
    func replays() {
        let stream = MutableValueStream<Int>()
        let early = record(stream).received
        #expect(early.values == [])
        #expect(stream.value == nil)
        stream.send(1)
        stream.send(2)
        let late = record(stream).received
        stream.send(3)
        #expect(early.values == [1, 2, 3])
        #expect(late.values == [2, 3])
        #expect(stream.value == 3)
        #expect(record(MutableValueStream(7)).received.values == [7])
    }

    @Test("a value sent by a subscriber is delivered after the present one")
    func sendsMeanwhile() {
        let stream = MutableValueStream<Int>()
        let before = record(stream).received
        let after = Received()
        stream.subscribe { if $0 < 3 { stream.send($0 + 1) } }
        stream.subscribe { value in
            after.values.append(value)
            #expect(stream.value.map { $0 >= value } == true)
        }
        stream.send(1)
        #expect(before.values == [1, 2, 3])
        #expect(after.values == [1, 2, 3])
    }

    @Test("a value sent during the replay of the latest one is delivered after it")
    func sendsInReplay() {
        let stream = MutableValueStream(1)
        let other = record(stream).received
        var order: [String] = []
        stream.subscribe { value in
            order.append("begins \(value)")
            if value == 1 { stream.send(2) }
            order.append("ends \(value)")
        }
        #expect(order == ["begins 1", "ends 1", "begins 2", "ends 2"])
        #expect(other.values == [1, 2])
    }

    @Test("a subscriber added during a delivery receives each value once, in order")
    func subscribesMeanwhile() {
        let stream = MutableValueStream<Int>()
        var late: [Received] = []
        stream.subscribe { value in
            guard value == 1 else { return }
            stream.send(2)
            late.append(self.record(stream).received)
            stream.send(3)
        }
        stream.send(1)
        #expect(late.map(\.values) == [[2, 3]])
    }

    @Test("a subscriber canceled during a delivery receives nothing more")
    func cancelsMeanwhile() {
        let stream = MutableValueStream<Int>()
        var second: Subscription?
        let first = Received()
        stream.subscribe { value in
            first.values.append(value)
            second?.cancel()
        }
        let (received, subscription) = record(stream)
        second = subscription
        let third = record(stream).received
        stream.send(1)
        stream.send(2)
        #expect(first.values == [1, 2])
        #expect(received.values == [])
        #expect(received.ends == 0)
        #expect(third.values == [1, 2])
    }

    @Test("subscribers added and canceled during a delivery do not disturb the other subscribers")
    func churnsMeanwhile() {
        let stream = MutableValueStream<Int>()
        let early = (0..<6).map { _ in record(stream).subscription }
        stream.subscribe { _ in
            for _ in 0..<20 { stream.subscribe { _ in }.cancel() }
            for subscription in early { subscription.cancel() }
        }
        let later = (0..<3).map { _ in record(stream).received }
        stream.send(1)
        stream.send(2)
        #expect(later.map(\.values) == [[1, 2], [1, 2], [1, 2]])
    }

    @Test("values whose release sends another value can be replaced and delivered")
    func sendsInRelease() {
        @MainActor
        final class Value {
            let onRelease: @MainActor () -> Void

            init(onRelease: @escaping @MainActor () -> Void) { self.onRelease = onRelease }

            isolated deinit { onRelease() }
        }
        let stream = MutableValueStream<Value?>()
        var (received, releases) = (0, 0)
        stream.subscribe { _ in
            received += 1
            guard received == 1 else { return }
            for _ in 0..<10 {
                stream.send(
                    Value {
                        releases += 1
                        stream.send(nil)
                    }
                )
            }
        }
        stream.send(nil)
        #expect(releases == 10)
        #expect(received == 21)
    }

    @Test("canceling a subscription releases its closures, and can be repeated")
    func cancels() {
        let stream = MutableValueStream<Int>()
        var held: Received? = Received()
        weak let observed = held
        let subscription = stream.subscribe { [held] in held?.values.append($0) }
        held = nil
        #expect(observed != nil)
        subscription.cancel()
        subscription.cancel()
        #expect(subscription.isEnded)
        #expect(observed == nil)
    }

    @Test("a completed stream ignores further values and replays the latest one")
    func completes() {
        let stream = MutableValueStream(1)
        let early = record(stream)
        stream.complete()
        stream.complete()
        stream.send(2)
        #expect(early.received.values == [1])
        #expect(early.received.ends == 1)
        #expect(early.subscription.isEnded)
        let late = record(stream)
        #expect(late.received.values == [1])
        #expect(late.received.ends == 1)
        #expect(record(.empty).received.ends == 1)
    }

    @Test("a completion sent by a subscriber follows the values sent before it")
    func completesMeanwhile() {
        let stream = MutableValueStream<Int>()
        stream.subscribe { value in
            guard value == 1 else { return }
            stream.send(2)
            stream.complete()
            stream.send(3)
        }
        let received = record(stream).received
        stream.send(1)
        #expect(received.values == [1, 2])
        #expect(received.ends == 1)
    }

    @Test("a released stream completes for its subscribers")
    func isReleased() {
        var stream: MutableValueStream<Int>? = MutableValueStream(1)
        let (received, subscription) = record(stream ?? MutableValueStream())
        stream = nil
        #expect(received.ends == 1)
        #expect(subscription.isEnded)
    }

    @Test("map, filter, compactMap and removeDuplicates work for each subscriber separately")
    func operators() {
        let stream = MutableValueStream(1)
        let doubled = record(stream.map { $0 * 2 }).received
        let even = record(stream.filter { $0.isMultiple(of: 2) }).received
        let parsed = record(stream.map(String.init).compactMap { $0 == "2" ? nil : Int($0) })
            .received
        let changes = stream.removeDuplicates()
        let news = record(changes).received
        for value in [1, 2, 2, 3, 3] { stream.send(value) }
        let late = record(changes).received
        stream.complete()
        #expect(doubled.values == [2, 2, 4, 4, 6, 6])
        #expect(even.values == [2, 2])
        #expect(parsed.values == [1, 1, 3, 3])
        #expect(news.values == [1, 2, 3])
        #expect(late.values == [3])
        #expect([doubled, even, parsed, news, late].map(\.ends) == [1, 1, 1, 1, 1])
    }

    @Test("a stream does not keep ended subscriptions")
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
