import Benchmarking
import RIBs

/// The costs of one RIB.
let leafRows: [Benchmark] = [
    Benchmark(
        "leaf",
        of: "A RIB attached, activated and detached",
        beside: "an object added to an array and removed, with two calls through a protocol",
        goals: [
            .ratio(.time, atMost: 1.2),
            .ratio(.instructions, atMost: 1),
            .value(.allocations, atMost: 0),
        ]
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
        of: "A RIB created, attached, activated, detached and released",
        beside: "an object created, added to an array, removed and released",
        goals: [.ratio(.time, atMost: 4)]
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
    Benchmark(
        "leaf-watched",
        of: "A RIB with a view created, attached, activated, detached and released, while the "
            + "leak detector is on",
        beside: "the same while it is off",
        goals: [.ratio(.time, atMost: 2.4)]
    ) {
        .compared(replacingViewRIB(policy: .report { _ in }), with: replacingViewRIB(policy: .off))
    },
]

/// Returns work that creates a RIB with a view, attaches it, detaches it and releases it.
private func replacingViewRIB(policy: LeakDetector.Policy) -> Work {
    onMainActor {
        let root = makeRoot()
        return .repeating { times in
            onMainActor {
                LeakDetector.instance.policy = policy
                for _ in 0..<times {
                    let leaf = ViewableRouter(interactor: Interactor(), viewController: PlainView())
                    root.attachChild(leaf)
                    root.detachChild(leaf)
                }
                LeakDetector.instance.policy = .off
            }
        }
    }
}

private final class PlainView: ViewControllable {
    let isShown = false
}

private func makePlain() -> PlainNode { opaque(PlainNode(activity: PlainInteractor())) }
