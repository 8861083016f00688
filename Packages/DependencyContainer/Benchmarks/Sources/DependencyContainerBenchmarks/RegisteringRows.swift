import BenchmarkSides
import Benchmarking

/// The costs of registering, validating and sealing, for each service.
let registeringRows: [Benchmark] =
    [(1_000, "1,000"), (10_000, "10,000"), (100_000, "100,000")].map { count, text in
        Benchmark(
            "register-\(count)",
            of: "Registering, validating and sealing \(text) services, for each",
            beside: "a dictionary filled with \(text) closures",
            goals: [.ratio(.time, atMost: 3.5)]
        ) {
            let module = GraphModule(count: count)
            return .compared(
                .building(units: count) { try module.seal() },
                with: .building(units: count) { module.fillDictionary() }
            )
        }
    } + [
        Benchmark(
            "register-cold",
            of: "Making 1,000 ids, registering, validating and sealing their services, for each",
            beside: "a dictionary filled with 1,000 closures",
            goals: [.ratio(.instructions, atMost: 3.0)]
        ) {
            // New names each time, which the process has never seen.
            var batch = 0
            var names: [String] = []
            let prepareNames = {
                batch += 1
                names = opaque((0..<1_000).map { "\(batch).\($0)" })
            }
            let needs = opaque(GraphModule.needs(count: 1_000))
            return .compared(
                .building(units: 1_000, prepare: prepareNames) {
                    try GraphModule(names: names, needs: needs).seal()
                },
                with: .building(units: 1_000, prepare: prepareNames) {
                    GraphModule.fillDictionary(of: names)
                }
            )
        },
        Benchmark(
            "register-linear",
            of: "Registering, validating and sealing 100,000 services, for each",
            beside: "1,000 services, for each",
            goals: [.ratio(.instructions, atMost: 1.1)]
        ) {
            let large = GraphModule(count: 100_000)
            let small = GraphModule(count: 1_000)
            return .compared(
                .building(units: 100_000) { try large.seal() },
                with: .building(units: 1_000) { try small.seal() }
            )
        },
    ]
