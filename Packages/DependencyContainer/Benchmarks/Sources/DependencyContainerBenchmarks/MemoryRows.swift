import BenchmarkServices
import BenchmarkSides
import Benchmarking
import DependencyContainer

/// What stays allocated.
let memoryRows: [Benchmark] = [
    Benchmark(
        "bytes-registration",
        of: "A registration with up to two needs, sealed among 1,000",
        beside: "a dictionary of 1,000 closures, for each",
        goals: [.value(.bytes, atMost: 350)]
    ) {
        let module = GraphModule(count: 1_000)
        // What the first of its kind leaves behind for good, such as the metadata of generic types.
        blackHole((try module.seal(), module.fillDictionary()))
        return .bytes(
            { try Memory.growth { try module.seal() }.map { Double($0) / 1_000 } },
            with: { Memory.growth { module.fillDictionary() }.map { Double($0) / 1_000 } }
        )
    },
    Benchmark(
        "bytes-resolution",
        of: "What a resolution leaves behind: shared, new and three deep, a million of each",
        goals: [.value(.bytes, atMost: 0)]
    ) {
        let container = try Container(modules: ThingModule())
        let resolveAll = { (times: Int) throws -> Any in
            for number in 0..<times {
                blackHole(use(try resolveShared(container), number))
                blackHole(use(try resolveNew(container), number))
                blackHole(use(try resolveThreeDeep(container), number))
            }
            return ()
        }
        _ = try resolveAll(1)
        let times = 1_000_000
        return .bytes {
            try Memory.growth { try resolveAll(times) }.map { Double($0) / Double(times) }
        }
    },
]
