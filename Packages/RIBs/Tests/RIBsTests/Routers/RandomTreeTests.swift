import RIBs
import Testing

@MainActor
@Suite("Random trees")
struct RandomTreeTests {
    @Test("random changes, also by hooks, leave the tree that a simple model predicts")
    func matchesModel() {
        var changes = 0
        var seed: UInt64 = 0
        while changes < GeneratedWork.treeChanges.amount {
            seed += 1
            let tree = RandomTree(seed: seed)
            defer { tree.removeHooks() }
            for _ in 0..<100 {
                tree.change()
                let fault = tree.fault
                #expect(fault == nil, "seed \(seed)")
                if fault != nil { return }
            }
            changes += tree.changes
        }
        GeneratedWork.treeChanges.report(changes)
    }
}

/// Routers that change their own tree in their hooks, beside a model of that tree.
///
/// The model knows the parent and the children of each router, and which children sleep. A router has
/// to be active if and only if it is awake and its parent is active. In every router's life, becoming
/// active and resigning alternate.
@MainActor
private final class RandomTree {
    private(set) var changes = 0

    private let routers: [RecordingRouter]
    private var root: RecordingRouter { routers[0] }
    private var random: SeededNumbers
    /// The changes that hooks may still make before the present change ends.
    private var budget = 0
    /// The first broken rule that a hook or observer has noticed.
    private var noticed: String?

    private var parents: [Int: Int] = [:]
    private var children: [Int: [Int]] = [:]
    private var isAsleep: Set<Int> = []
    /// The number of times each router was attached, so that a nested detachment is noticed.
    private var attachments: [Int: Int] = [:]

    private var isBetweenHooks: Set<Int> = []
    private var isLoaded: Set<Int> = []
    private var moments: [RouterEvent.Moment: [Int: Int]] = [:]
    private var observation: Subscription?

    init(seed: UInt64) {
        random = SeededNumbers(seed: seed)
        let log = EventLog()
        routers = (0..<9).map { RecordingRouter("\($0)", log) }
        for number in routers.indices { install(number) }
        observation = RouterObservers.observe { [unowned self] in observe($0) }
        root.interactable.activate()
        root.load()
    }

    func removeHooks() {
        observation?.cancel()
        for router in routers {
            router.onLoading = {}
            router.interactor.onBecomingActive = {}
            router.interactor.onResigning = {}
        }
    }

    /// The first difference between the routers and the rules.
    var fault: String? {
        if let noticed { return noticed }
        for (number, router) in routers.enumerated() {
            let names = (children[number] ?? []).map(String.init)
            guard router.names == names else {
                return "\(number) has the children \(router.names), not \(names)"
            }
            guard number > 0 else { continue }
            guard hasPairsOfEvents(number) else { return "observers missed events of \(number)" }
            let isParentActive = parents[number].map { routers[$0].interactor.isActive } ?? false
            let expected = isParentActive && !isAsleep.contains(number)
            guard router.interactor.isActive == expected else {
                return "\(number) is active: \(!expected), but its parent and its sleep forbid it"
            }
            guard RIBTree.Node(of: router).isAsleep == isAsleep.contains(number) else {
                return "\(number) is asleep: \(!isAsleep.contains(number))"
            }
            guard isBetweenHooks.contains(number) == expected else {
                return "the hooks of \(number) do not follow its activity"
            }
            guard !expected || isLoaded.contains(number) else {
                return "\(number) is active and not loaded"
            }
        }
        return nil
    }

    private func hasPairsOfEvents(_ number: Int) -> Bool {
        func count(_ moment: RouterEvent.Moment) -> Int { moments[moment]?[number] ?? 0 }
        return count(.willAttach) == count(.didAttach) && count(.willDetach) == count(.didDetach)
            && count(.willAttach) - count(.didDetach) == (parents[number] == nil ? 0 : 1)
    }

    /// Makes one change, and the changes of the hooks that it runs.
    func change() {
        budget = 6
        changeOnce()
        budget = 0
    }

    private func changeOnce() {
        changes += 1
        let child = 1 + random.next(below: routers.count - 1)
        switch random.next(below: 11) {
        case 0:
            if root.interactor.isActive {
                root.interactor.deactivate()
            } else {
                root.interactor.activate()
            }
        case 1...4 where parents[child] == nil:
            attach(child, to: random.next(below: routers.count))
        case 5...7:
            if let parent = parents[child] { toggleSleep(of: child, below: parent) }
        case 8:
            // Has no effect.
            if isAsleep.contains(child) { routers[child].interactor.activate() }
        default:
            if let parent = parents[child] {
                detach(child, from: parent)
            } else {
                attach(child, to: random.next(below: routers.count))
            }
        }
    }

    private func attach(_ child: Int, to parent: Int) {
        var ancestor: Int? = parent
        while let next = ancestor {
            if next == child { return }
            ancestor = parents[next]
        }
        parents[child] = parent
        children[parent, default: []].append(child)
        attachments[child, default: 0] += 1
        switch random.next(below: 4) {
        case 0:
            isAsleep.insert(child)
            routers[parent].attachChild(routers[child], asleep: true)
        case 1: routers[parent].attachChild(routers[child], asleep: false)
        default: routers[parent].attachChild(routers[child])
        }
    }

    private func toggleSleep(of child: Int, below parent: Int) {
        if isAsleep.remove(child) != nil {
            routers[parent].wakeChild(routers[child])
        } else {
            isAsleep.insert(child)
            routers[parent].sleepChild(routers[child])
        }
    }

    private func detach(_ child: Int, from parent: Int) {
        let attachment = attachments[child]
        routers[parent].detachChild(routers[child])
        // A hook may have detached it, and even attached it again.
        guard attachments[child] == attachment, parents[child] != nil else { return }
        parents[child] = nil
        isAsleep.remove(child)
        children[parent]?.removeAll { $0 == child }
    }

    private func install(_ number: Int) {
        let router = routers[number]
        router.onLoading = { [unowned self] in
            if !isLoaded.insert(number).inserted { notice("\(number) is loaded twice") }
            changeInHook()
        }
        router.interactor.onBecomingActive = { [unowned self] in
            if !isBetweenHooks.insert(number).inserted { notice("\(number) starts twice") }
            if let parent = parents[number], !isBetweenHooks.contains(parent) {
                notice("\(number) starts before its parent")
            }
            changeInHook()
        }
        router.interactor.onResigning = { [unowned self] in
            if isBetweenHooks.remove(number) == nil { notice("\(number) resigns twice") }
            changeInHook()
        }
        router.interactor.isActiveStream.subscribe { [weak self] _ in self?.changeInHook() }
    }

    private func changeInHook() {
        guard budget > 0, random.next(below: 3) == 0 else { return }
        budget -= 1
        changeOnce()
    }

    private func observe(_ event: RouterEvent) {
        guard let number = routers.firstIndex(where: { $0 === event.child }) else { return }
        moments[event.moment, default: [:]][number, default: 0] += 1
    }

    private func notice(_ fault: String) {
        noticed = noticed ?? fault
    }
}
