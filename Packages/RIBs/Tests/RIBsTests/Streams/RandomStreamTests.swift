import RIBs
import Testing

@MainActor
@Suite("Random streams")
struct RandomStreamTests {
    @Test("random changes by subscribers leave each an unbroken run of values until it is canceled")
    func reentrant() {
        for seed in GeneratedWork.streams.seeds() {
            let stream = RandomStream(seed: seed)
            for _ in 0..<30 { stream.change(followedByAtMost: 6) }
            let fault = stream.fault()
            #expect(fault == nil, "seed \(seed)")
            if fault != nil { return }
        }
        GeneratedWork.streams.report(GeneratedWork.streams.amount)
    }
}

/// A stream of increasing numbers, whose subscribers send, subscribe and cancel.
@MainActor
private final class RandomStream {
    private let interactor = Interactor()
    private let stream = MutableValueStream<Int>()
    private var sent = 0
    private var subscribers: [Subscriber] = []
    private var random: SeededNumbers
    /// The changes that subscribers may still make before the present change ends.
    private var budget = 0
    private var noticed: String?

    private final class Subscriber {
        let isConfined: Bool
        var latest: Int?
        var first: Int?
        var subscription: Subscription?

        init(isConfined: Bool) { self.isConfined = isConfined }
    }

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    /// Returns the first broken rule.
    func fault() -> String? {
        budget = 0
        interactor.activate()
        if let noticed { return noticed }
        let late = subscribers.first { subscriber in
            subscriber.latest != stream.value && subscriber.subscription?.isEnded == false
        }
        return late.map { "\($0.latest ?? 0) was the last value received of \(sent)" }
    }

    func change(followedByAtMost count: Int) {
        budget = count
        change()
    }

    private func change() {
        switch random.next(below: 6) {
        case 0: subscribe()
        case 1 where !subscribers.isEmpty:
            subscribers[random.next(below: subscribers.count)].subscription?.cancel()
        case 2: interactor.activate()
        case 3: interactor.deactivate()
        default:
            sent += 1
            stream.send(sent)
        }
    }

    private func subscribe() {
        let subscriber = Subscriber(isConfined: random.next(below: 2) == 0)
        subscribers.append(subscriber)
        subscriber.first = stream.value
        let source = subscriber.isConfined ? stream.confineTo(interactor) : stream
        subscriber.subscription = source.subscribe { [unowned self] in receive($0, by: subscriber) }
    }

    private func receive(_ value: Int, by subscriber: Subscriber) {
        let next = subscriber.latest.map { $0 + 1 } ?? subscriber.first ?? 1
        // A confined stream sends the latest value again when the interactor becomes active.
        if subscriber.isConfined ? value < next - 1 : value != next {
            noticed = noticed ?? "\(value) follows \(subscriber.latest ?? 0)"
        }
        if subscriber.isConfined, !interactor.isActive { noticed = "\(value) while inactive" }
        if subscriber.subscription?.isEnded == true { noticed = "\(value) after the end" }
        subscriber.latest = value
        guard budget > 0 else { return }
        budget -= 1
        change()
    }
}
