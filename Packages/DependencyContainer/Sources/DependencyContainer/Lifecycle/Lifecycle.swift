import Synchronization

/// The objects that a container has made or is making, so that the container can be closed.
struct Lifecycle: ~Copyable {
    /// An instance that the container keeps, and the keeper that destroys it.
    struct Made: Sendable {
        let node: Int32
        let instance: Instance
        let keeper: any InstanceKeeper

        func destroy() { keeper.destroy(instance) }
    }

    // Not private: the compiler cannot lay out a mutex in other files if its content is.
    struct State {
        var made: [Made] = []
        /// The makers that closing removed from the cells, kept until the container is released.
        var retired: [any AnyObject & Sendable] = []
        /// Indicates whether all objects have been disposed of.
        var isEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []
        /// The number of running factories for which closing has to wait.
        var making = 0
        /// The continuation of the closing task, while it waits for running factories.
        ///
        /// It is an array of at most one element, because the layout of an optional continuation is
        /// not known at compile time.
        var closer: [CheckedContinuation<Void, Never>] = []
        /// The open scopes, each with its number in the order of opening.
        ///
        /// Each scope stores its index in this array, so that removing the scope needs no search.
        var children: [(contents: ContainerContents, number: Int)] = []
        var opened = 0

        mutating func keep(_ new: Made, in cell: ServiceCell?) {
            made.append(new)
            cell?.store(new.instance)
        }
    }

    private let state: Guarded<State>
    /// Indicates whether the container is closed.
    ///
    /// The flag changes only under the lock of `state`, but is read without the lock.
    private let closed = Atomic(false)

    /// Creates the lifecycle of an empty container.
    init() { state = Guarded(State()) }

    /// Creates the lifecycle of an open scope.
    /// - Parameters:
    ///   - input: The input of the scope.
    ///   - capacity: The number of objects for which memory is allocated.
    init(input: Made, capacity: Int) {
        state = Guarded(State())
        state.withLock { state in
            state.made.reserveCapacity(capacity)
            state.made.append(input)
        }
    }

    /// Records that a factory is about to run.
    /// - Returns: True if the factory may run; false if the container is closed.
    func beginMaking() -> Bool {
        state.withLock { state in
            if isClosed { return false }
            state.making += 1
            return true
        }
    }

    /// Records that a factory has ended.
    /// - Parameters:
    ///   - made: The instance, if the container keeps it; see ``keep(_:in:)``.
    ///   - cell: The cell of the instance; see ``keep(_:in:)``.
    func endMaking(_ made: Made? = nil, in cell: ServiceCell? = nil) {
        let closer = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            if let made { state.keep(made, in: cell) }
            state.making -= 1
            guard state.making == 0, !state.closer.isEmpty else { return [] }
            defer { state.closer = [] }
            return state.closer
        }
        for continuation in closer { continuation.resume() }
    }

    /// Records an instance, and then stores it in `cell`, where later resolutions find it.
    ///
    /// The order ensures that an instance is recorded before the services that will hold it.
    /// - Parameter cell: The cell of the instance; nil if no resolution may find the instance.
    func keep(_ made: Made, in cell: ServiceCell? = nil) {
        state.withLock { $0.keep(made, in: cell) }
    }

    /// Marks the container as closed, so that no further factory begins.
    /// - Returns: The open scopes, the last opened first; nil if the container was closed before.
    func beginClosing() -> [ContainerContents]? {
        state.withLock { state in
            if isClosed { return nil }
            closed.store(true, ordering: .releasing)
            return state.children.sorted { $0.number > $1.number }
                .map(\.contents)
        }
    }

    /// Waits until another task has closed the container.
    nonisolated(nonsending) func waitForClosing() async {
        await withCheckedContinuation { continuation in
            let isEnded = state.withLock { state in
                if !state.isEnded { state.waiters.append(continuation) }
                return state.isEnded
            }
            if isEnded { continuation.resume() }
        }
    }

    /// Records that all objects have been disposed of, and resumes the tasks that wait for it.
    func endClosing() {
        let waiters = state.withLock { state in
            defer { state.waiters = [] }
            state.isEnded = true
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the running factories have ended.
    nonisolated(nonsending) func waitForMaking() async {
        // The most frequent case, without a continuation.
        if state.withLock({ $0.making == 0 }) { return }
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.making == 0 { return true }
                state.closer = [continuation]
                return false
            }
            if isIdle { continuation.resume() }
        }
    }

    /// Keeps a maker until the container is released, because another thread may still use it.
    func retire(_ maker: any AnyObject & Sendable) {
        state.withLock { $0.retired.append(maker) }
    }

    var isClosed: Bool { closed.load(ordering: .acquiring) }

    /// The kept instances, in the order in which they were made.
    var made: [Made] { state.withLock { $0.made } }

    /// Removes and returns the kept instances, and releases the makers that ``retire(_:)`` has
    /// kept.
    func removeAll() -> [Made] {
        let (made, retired) = state.withLock { state in
            defer { (state.made, state.retired) = ([], []) }
            return (state.made, state.retired)
        }
        // Released outside of the lock.
        withExtendedLifetime(retired) {}
        return made
    }

    /// Adds an open scope, which will be closed before the container.
    /// - Returns: True if the scope was added; false if the container is closed.
    func add(_ child: ContainerContents) -> Bool {
        state.withLock { state in
            if isClosed { return false }
            state.opened += 1
            child.index.store(state.children.count, ordering: .relaxed)
            state.children.append((child, state.opened))
            return true
        }
    }

    /// Removes an open scope; a second call has no effect.
    func remove(_ child: ContainerContents) {
        state.withLock { state in
            let index = child.index.exchange(-1, ordering: .relaxed)
            guard index >= 0, let last = state.children.popLast() else { return }
            guard last.contents !== child else { return }
            last.contents.index.store(index, ordering: .relaxed)
            state.children[index] = last
        }
    }
}
