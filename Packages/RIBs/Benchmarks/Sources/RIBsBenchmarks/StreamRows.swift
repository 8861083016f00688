import Benchmarking
import RIBs

/// The costs of sending a value and of subscribing.
let streamRows: [Benchmark] = [
    stream(subscribers: 1, atMost: 70),
    stream(subscribers: 100, atMost: 4_000),
    Benchmark(
        "subscribe",
        of: "A subscription tied to an interactor, with the latest value, and canceled",
        beside: "a closure added to an array, called and removed"
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
]

private func stream(subscribers: Int, atMost most: Double) -> Benchmark {
    Benchmark(
        "value-\(subscribers)",
        of: "A value sent to \(subscribers == 1 ? "a subscriber" : "\(subscribers) subscribers")",
        beside: "calls of as many closures in an array",
        goals: [.value(.time, atMost: most), .value(.allocations, atMost: 0)]
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
