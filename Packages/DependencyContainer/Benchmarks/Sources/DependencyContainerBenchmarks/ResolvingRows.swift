import BenchmarkServices
import BenchmarkSides
import Benchmarking
import DependencyContainer

/// The costs of resolving.
let resolvingRows: [Benchmark] = [
    Benchmark(
        "shared",
        of: "A shared service behind a protocol",
        beside: "a `static let` read through the same existential",
        goals: [
            .ratio(.time, atMost: 1.3),
            .ratio(.instructions, atMost: 1.2),
            .value(.allocations, atMost: 0),
        ]
    ) {
        let container = try Container(modules: ThingModule())
        return .compared(
            .repeating { try useShared(times: $0, of: container) },
            with: .repeating { useStatic(times: $0) }
        )
    },
    Benchmark(
        "shared-strings",
        of: "A shared service behind a protocol",
        beside: "a dictionary of strings and `as?` (at least 5 times faster than that)",
        goals: [.ratio(.time, atMost: 0.2)]
    ) {
        let container = try Container(modules: ThingModule())
        let strings = opaque(StringContainer())
        return .compared(
            .repeating { try useShared(times: $0, of: container) },
            with: .repeating { times in
                var sum = 0
                for number in 0..<times {
                    if let thing = resolveShared(strings) { sum &+= use(thing, number) }
                }
                blackHole(sum)
            }
        )
    },
    Benchmark(
        "new",
        of: "A new object",
        beside: "its initializer",
        goals: [.ratio(.instructions, atMost: 1.2)]
    ) {
        let container = try Container(modules: ThingModule())
        return .compared(
            .repeating { times in
                var sum = 0
                for number in 0..<times { sum &+= use(try resolveNew(container), number) }
                blackHole(sum)
            },
            with: .repeating { useNew(times: $0) }
        )
    },
    Benchmark(
        "three-deep",
        of: "A new object that holds a new one that holds a new one",
        beside: "the three initializers",
        goals: [.ratio(.time, atMost: 2.0), .ratio(.instructions, atMost: 1.6)]
    ) {
        let container = try Container(modules: ThingModule())
        return .compared(
            .repeating { times in
                var sum = 0
                for number in 0..<times { sum &+= use(try resolveThreeDeep(container), number) }
                blackHole(sum)
            },
            with: .repeating { times in
                var sum = 0
                for number in 0..<times { sum &+= use(makeThreeDeep(), number) }
                blackHole(sum)
            }
        )
    },
    Benchmark(
        "random",
        of: "One of 1,000 shared services, at random",
        beside: "an array of them, indexed at random",
        goals: [.ratio(.time, atMost: 2.3)]
    ) {
        let module = GraphModule(count: 1_000)
        let container = try module.seal()
        let ids = opaque(module.ids)
        let things = opaque(try ids.map { id in try container.resolve(id) })
        var random = RandomNumbers(seed: 2)
        // A power of two, so that an index is a mask.
        let order = opaque((0..<4_096).map { _ in random.next(below: ids.count) })
        return .compared(
            .repeating { times in
                var sum = 0
                for number in 0..<times {
                    let index = order[number & 4_095]
                    sum &+= use(try resolveOne(of: ids, at: index, container), number)
                }
                blackHole(sum)
            },
            with: .repeating { times in
                var sum = 0
                for number in 0..<times {
                    sum &+= use(readOne(of: things, at: order[number & 4_095]), number)
                }
                blackHole(sum)
            }
        )
    },
    Benchmark(
        "scope",
        of: "A scope opened, one of its services resolved, and the scope released",
        beside: "the initializer of that service",
        goals: [.value(.time, atMost: 700), .value(.allocations, atMost: 8)]
    ) {
        let container = try Container(modules: ThingModule())
        return .compared(
            .repeating { times in
                var sum = 0
                for number in 0..<times { sum &+= use(try resolveInScope(container), number) }
                blackHole(sum)
            },
            with: .repeating { useNew(times: $0) }
        )
    },
    Benchmark(
        "two-threads",
        of: "One shared service, resolved by two threads at once; the time of both",
        beside: "a `static let` read by two threads at once",
        goals: [.ratio(.time, atMost: 1.3), .ratio(.instructions, atMost: 1.2)]
    ) {
        let container = try Container(modules: ThingModule())
        return .threaded(
            .repeating { times in
                inThreads(2) { _ in
                    do {
                        try useShared(times: times, of: container)
                    } catch {
                        preconditionFailure("\(error)")
                    }
                }
            },
            with: .repeating { times in inThreads(2) { _ in useStatic(times: times) } }
        )
    },
]

/// Resolves the shared service so many times.
func useShared(times: Int, of container: Container) throws(ResolutionError) {
    var sum = 0
    for number in 0..<times { sum &+= use(try resolveShared(container), number) }
    blackHole(sum)
}

/// Reads the shared service from a `static let` so many times.
func useStatic(times: Int) {
    var sum = 0
    for number in 0..<times { sum &+= use(readShared(), number) }
    blackHole(sum)
}

/// Creates an object with its initializer so many times.
func useNew(times: Int) {
    var sum = 0
    for number in 0..<times { sum &+= use(makeNew(), number) }
    blackHole(sum)
}
