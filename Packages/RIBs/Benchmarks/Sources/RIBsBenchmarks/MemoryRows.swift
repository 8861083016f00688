import BenchmarkRIBs
import Benchmarking
import RIBs

/// The memory that stays allocated.
let memoryRows: [Benchmark] = [
    Benchmark(
        "bytes-rib",
        of: "An active RIB without properties: router and interactor",
        beside: "two objects that hold each other in arrays",
        goals: [.value(.bytes, atMost: 350)]
    ) {
        .bytes(
            {
                onMainActor {
                    Memory.growth {
                        let root = makeRoot()
                        for _ in 0..<count { root.attachChild(Router(interactor: Interactor())) }
                        return root
                    }
                }.map { Double($0) / Double(count) }
            },
            with: {
                Memory.growth {
                    let root = PlainNode(activity: PlainInteractor())
                    for _ in 0..<count { root.attach(PlainNode(activity: PlainInteractor())) }
                    return root
                }.map { Double($0) / Double(count) }
            }
        )
    },
    Benchmark(
        "bytes-journey",
        of: "The remains of a RIB that was built with its component, attached and released",
        goals: [.value(.bytes, atMost: 0)]
    ) {
        let buildAndRelease = { (times: Int) in
            onMainActor {
                let component = HeadComponent()
                let root = makeRoot()
                let builder = LinkBuilder(dependency: component, tally: component.tally)
                for _ in 0..<times {
                    let link = builder.build()
                    root.attachChild(link)
                    _ = link.attachNext()
                    root.detachChild(link)
                }
            }
        }
        buildAndRelease(1)
        return .bytes {
            Memory.growth { buildAndRelease(count) }.map { Double($0) / Double(count) }
        }
    },
]

private let count = 10_000
