import BenchmarkServices
import BenchmarkSides
import Benchmarking
import DependencyContainer

/// The memory that stays allocated.
let memoryRows: [Benchmark] = [
    Benchmark(
        "bytes-registration",
        of: "A registration with up to two needs, sealed among 1,000",
        beside: "a dictionary of 1,000 closures, for each",
        goals: [.value(.bytes, atMost: 350)]
    ) {
        let module = GraphModule(count: 1_000)
        // Once before measuring, because the metadata of generic types stays allocated.
        blackHole((try module.seal(), module.fillDictionary()))
        return .bytes(
            { try Memory.growth { try module.seal() }.map { Double($0) / 1_000 } },
            with: { Memory.growth { module.fillDictionary() }.map { Double($0) / 1_000 } }
        )
    },
    Benchmark(
        "bytes-resolution",
        of: "The remains of a million resolutions each of shared, new and three-deep",
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
