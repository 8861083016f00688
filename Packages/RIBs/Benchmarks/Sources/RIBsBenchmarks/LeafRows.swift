import Benchmarking
import RIBs

/// What one RIB costs.
let leafRows: [Benchmark] = [
    Benchmark(
        "leaf",
        of: "A RIB attached, activated and detached",
        beside: "an object put into an array and taken out, with two calls through a protocol",
        goals: [.value(.time, atMost: 150), .value(.allocations, atMost: 0)]
    ) {
        onMainActor {
            let root = makeRoot()
            let leaf = opaque(Router(interactor: Interactor()))
            let (plainRoot, plainLeaf) = (makePlain(), makePlain())
            return .compared(
                .repeating { times in
                    onMainActor {
                        for _ in 0..<times {
                            root.attachChild(leaf)
                            root.detachChild(leaf)
                        }
                    }
                },
                with: .repeating { times in
                    for _ in 0..<times {
                        plainRoot.attach(plainLeaf)
                        plainRoot.detachLast()
                    }
                }
            )
        }
    },
    Benchmark(
        "leaf-new",
        of: "The same, and made before and released after",
        beside: "the same, and made before and released after",
        goals: [.value(.time, atMost: 600)]
    ) {
        onMainActor {
            let root = makeRoot()
            let plainRoot = makePlain()
            return .compared(
                .repeating { times in
                    onMainActor {
                        for _ in 0..<times {
                            let leaf = Router(interactor: Interactor())
                            root.attachChild(leaf)
                            root.detachChild(leaf)
                        }
                    }
                },
                with: .repeating { times in
                    for _ in 0..<times {
                        plainRoot.attach(makePlain())
                        plainRoot.detachLast()
                    }
                }
            )
        }
    },
]

private func makePlain() -> PlainNode { opaque(PlainNode(life: PlainLogic())) }
