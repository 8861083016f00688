import BenchmarkRIBs
import Benchmarking
import RIBs

/// The costs of deep and wide trees, for each RIB.
let treeRows: [Benchmark] = [
    Benchmark(
        "chain",
        of: "A chain of 1,000 detached and attached again",
        beside: "a chain of 100",
        goals: [.value(.time, atMost: 250), .ratio(.time, atMost: 1.5)]
    ) {
        onMainActor { .timed(reattaching(1_000), with: reattaching(100)) }
    },
    Benchmark(
        "chain-detach",
        of: "A chain of 1,000 detached",
        beside: "a chain of 100",
        goals: [.value(.time, atMost: 200), .ratio(.time, atMost: 1.5)]
    ) {
        onMainActor { .timed(detaching(1_000), with: detaching(100)) }
    },
    Benchmark(
        "chain-linear",
        of: "A chain of 100,000 detached and attached again",
        beside: "a chain of 1,000; the larger one does not fit into the caches",
        goals: [.ratio(.time, atMost: 2)]
    ) {
        onMainActor { .timed(reattaching(100_000), with: reattaching(1_000)) }
    },
    Benchmark(
        "chain-built",
        of: "A chain of 100,000 RIBs built with their components, and released",
        beside: "a chain of 1,000",
        goals: [.ratio(.time, atMost: 2)]
    ) {
        onMainActor { .timed(building(100_000), with: building(1_000)) }
    },
    Benchmark(
        "wide",
        of: "100,000 children attached, and detached from the last to the first",
        beside: "1,000 children",
        goals: [.value(.time, atMost: 200), .ratio(.time, atMost: 2)]
    ) {
        onMainActor {
            .timed(filling(100_000, lastFirst: true), with: filling(1_000, lastFirst: true))
        }
    },
    Benchmark(
        "wide-first",
        of: "100,000 children attached, and detached from the first to the last",
        beside: "1,000 children",
        goals: [.value(.time, atMost: 200), .ratio(.time, atMost: 2)]
    ) {
        onMainActor {
            .timed(filling(100_000, lastFirst: false), with: filling(1_000, lastFirst: false))
        }
    },
    Benchmark(
        "wide-dropped",
        of: "A parent created with 100,000 children and released with them",
        beside: "a parent with 1,000",
        goals: [.value(.time, atMost: 1_000), .ratio(.time, atMost: 2)]
    ) {
        onMainActor { .timed(releasing(100_000), with: releasing(1_000)) }
    },
]

/// Returns work that detaches a chain and attaches it again.
@MainActor
private func reattaching(_ count: Int) -> Work {
    let (root, head) = (makeRoot(), makeChain(count))
    root.attachChild(head)
    return whole(count) {
        root.detachChild(head)
        root.attachChild(head)
    }
}

/// Returns work that detaches a chain, which is attached again when the result is released.
@MainActor
private func detaching(_ count: Int) -> Work {
    let (root, head) = (makeRoot(), makeChain(count))
    root.attachChild(head)
    return .building(units: count) {
        onMainActor {
            root.detachChild(head)
            return Reattachment(head, to: root)
        }
    }
}

/// An object that attaches a router when it is released, which is not measured.
private final class Reattachment {
    private let head: Router<Interactor>
    private let root: Router<Interactor>

    init(_ head: Router<Interactor>, to root: Router<Interactor>) {
        self.head = head
        self.root = root
    }

    deinit {
        let (head, root) = (head, root)
        onMainActor { root.attachChild(head) }
    }
}

/// Returns work that builds a chain below an active root and releases it.
@MainActor
private func building(_ count: Int) -> Work {
    whole(count) {
        let component = HeadComponent()
        let root = makeRoot()
        var last = LinkBuilder(dependency: component, tally: component.tally).build()
        root.attachChild(last)
        for _ in 1..<count { last = last.attachNext() }
        precondition(component.tally.active == count)
        withExtendedLifetime(root) {}
    }
}

/// Returns work that attaches all children and then detaches them.
@MainActor
private func filling(_ count: Int, lastFirst: Bool) -> Work {
    let root = makeRoot()
    let children = (0..<count).map { _ in Router(interactor: Interactor()) }
    return whole(count) {
        for child in children { root.attachChild(child) }
        for number in 0..<count {
            root.detachChild(children[lastFirst ? count - 1 - number : number])
        }
    }
}

/// Returns work that creates a parent with all its children and releases it.
@MainActor
private func releasing(_ count: Int) -> Work {
    whole(count) {
        let root = makeRoot()
        for _ in 0..<count { root.attachChild(Router(interactor: Interactor())) }
    }
}

/// Returns work that is done for many RIBs at once.
private func whole(_ count: Int, _ body: @escaping @MainActor () -> Void) -> Work {
    .building(units: count) { onMainActor(body) }
}
