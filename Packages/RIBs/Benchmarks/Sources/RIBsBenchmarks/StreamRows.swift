import Benchmarking
import RIBs

/// The costs of sending a value and of subscribing.
let streamRows: [Benchmark] = [
    stream(subscribers: 1, atMost: 1.3),
    stream(subscribers: 100, atMost: 1.1),
    Benchmark(
        "subscribe",
        of: "A subscription tied to an interactor, with the latest value, and canceled",
        beside: "a closure added to an array, called and removed",
        goals: [.ratio(.time, atMost: 2), .ratio(.instructions, atMost: 1.6)]
    ) {
        onMainActor {
            let stream = MutableValueStream(1)
            let root = makeRoot()
            let sum = Sum()
            var closures: [(Int) -> Void] = []
            return .compared(
                .repeating { times in
                    onMainActor {
                        for _ in 0..<times {
                            stream.subscribe { sum.add($0) }
                                .disposeOnDeactivate(interactor: root.interactor)
                                .cancel()
                        }
                    }
                },
                with: .repeating { times in
                    for number in 0..<times {
                        closures.append { sum.add($0) }
                        closures.last?(number)
                        closures.removeLast()
                    }
                }
            )
        }
    },
    Benchmark(
        "burst",
        of: "100,000 values that a subscriber of a confined stream sends while it receives one",
        beside: "1,000 values",
        goals: [.ratio(.time, atMost: 2)]
    ) {
        onMainActor { .timed(bursting(100_000), with: bursting(1_000)) }
    },
]

/// Returns work in which a subscriber sends values while it receives the first one.
@MainActor
private func bursting(_ count: Int) -> Work {
    .building(units: count) {
        onMainActor {
            let interactor = Interactor()
            let stream = MutableValueStream(0)
            let sum = Sum()
            stream.confineTo(interactor).subscribe { value in
                sum.add(value)
                guard value == 0 else { return }
                for number in 1..<count { stream.send(number) }
            }
            interactor.activate()
            return sum
        }
    }
}

private func stream(subscribers: Int, atMost most: Double) -> Benchmark {
    Benchmark(
        "value-\(subscribers)",
        of: "A value sent to \(subscribers == 1 ? "a subscriber" : "\(subscribers) subscribers")",
        beside: "calls of as many closures in an array",
        goals: [.ratio(.time, atMost: most), .value(.allocations, atMost: 0)]
    ) {
        onMainActor {
            let stream = MutableValueStream<Int>()
            let sum = Sum()
            for _ in 0..<subscribers { stream.subscribe { sum.add($0) } }
            let closures = opaque((0..<subscribers).map { _ in { (value: Int) in sum.add(value) } })
            return .compared(
                .repeating { times in onMainActor { for n in 0..<times { stream.send(n) } } },
                with: .repeating { times in
                    for number in 0..<times {
                        for closure in closures { closure(number) }
                    }
                }
            )
        }
    }
}

/// The work of a subscriber.
private final class Sum {
    private var sum = 0

    @inline(never)
    func add(_ value: Int) { sum &+= value }
}
