import BenchmarkRIBs
import Benchmarking
import RIBs

/// What many RIBs cost, deep and wide; all figures are for one of them.
let treeRows: [Benchmark] = [
    Benchmark(
        "chain",
        of: "A chain of 1,000 detached and attached again",
        beside: "a chain of 100: the same for each",
        goals: [.value(.time, atMost: 350), .ratio(.time, atMost: 1.5)]
    ) {
        onMainActor { .timed(swinging(1_000), with: swinging(100)) }
    },
    Benchmark(
        "chain-detach",
        of: "A chain of 1,000 detached, without its being attached again",
        beside: "a chain of 100: the same for each",
        goals: [.value(.time, atMost: 250)]
    ) {
        onMainActor { .timed(detaching(1_000), with: detaching(100)) }
    },
    Benchmark(
        "chain-linear",
        of: "A chain of 100,000 detached and attached again",
        beside: "a chain of 1,000; the larger one does not fit into the caches",
        goals: [.ratio(.time, atMost: 6)]
    ) {
        onMainActor { .timed(swinging(100_000), with: swinging(1_000)) }
    },
    Benchmark(
        "chain-built",
        of: "A chain of 100,000, each built by its builder with its component, and dropped whole",
        beside: "a chain of 1,000",
        goals: [.ratio(.time, atMost: 4)]
    ) {
        onMainActor { .timed(building(100_000), with: building(1_000)) }
    },
    Benchmark(
        "wide",
        of: "One of 100,000 children attached and detached, all first and then the last first",
        beside: "one of 1,000",
        goals: [.value(.time, atMost: 330), .ratio(.time, atMost: 6)]
    ) {
        onMainActor {
            .timed(filling(100_000, lastFirst: true), with: filling(1_000, lastFirst: true))
        }
    },
    Benchmark(
        "wide-first",
        of: "The same, the first one detached first",
        beside: "one of 1,000",
        goals: [.value(.time, atMost: 330), .ratio(.time, atMost: 6)]
    ) {
        onMainActor {
            .timed(filling(100_000, lastFirst: false), with: filling(1_000, lastFirst: false))
        }
    },
    Benchmark(
        "wide-dropped",
        of: "A parent made with 100,000 children and dropped with them",
        beside: "one with 1,000",
        goals: [.value(.time, atMost: 1_200), .ratio(.time, atMost: 4)]
    ) {
        onMainActor { .timed(dropping(100_000), with: dropping(1_000)) }
    },
]

/// Detaches a chain and attaches it again.
@MainActor
private func swinging(_ count: Int) -> Work {
    let (root, head) = (makeRoot(), makeChain(count))
    root.attachChild(head)
    return whole(count) {
        root.detachChild(head)
        root.attachChild(head)
    }
}

/// Detaches a chain. It is attached again when what comes back goes away, which is not measured.
@MainActor
private func detaching(_ count: Int) -> Work {
    let (root, head) = (makeRoot(), makeChain(count))
    root.attachChild(head)
    return .building(units: count) {
        onMainActor {
            root.detachChild(head)
            return AttachingAgain(head, to: root)
        }
    }
}

/// Attaches a router at its end.
private final class AttachingAgain {
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

/// Builds a chain link by link under a root at work, and drops it.
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

/// Attaches all children, and then detaches them all.
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

/// Makes a parent with all its children, and drops it.
@MainActor
private func dropping(_ count: Int) -> Work {
    whole(count) {
        let root = makeRoot()
        for _ in 0..<count { root.attachChild(Router(interactor: Interactor())) }
    }
}

/// Work that is done for so many RIBs at once.
private func whole(_ count: Int, _ body: @escaping @MainActor () -> Void) -> Work {
    .building(units: count) { onMainActor(body) }
}
