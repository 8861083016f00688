import Synchronization

/// The objects that a container has made and is making, so that it can be closed.
struct Lifecycle: ~Copyable {
    /// A kept instance and its keeper.
    struct Made: Sendable {
        let node: Int32
        let address: Address
        let keeper: any InstanceKeeper

        func destroy() { keeper.destroy(address.pointer) }
    }

    // Not private: the compiler cannot lay out a mutex in other files if its content is.
    struct State {
        var made: [Made] = []
        /// Makers that a closed container no longer offers, released with it.
        var retired: [Address] = []
        /// Indicates whether everything has been disposed of.
        var isEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []
        /// The number of running factories whose result will be kept.
        var making = 0
        /// The closing task, if it waits for the running factories.
        ///
        /// An array, because the layout of an optional continuation is not known at compile time.
        var closer: [CheckedContinuation<Void, Never>] = []
        /// The open scopes; the number is the order of opening.
        ///
        /// Each knows its index, so that it is found without a search.
        var children: [(contents: ContainerContents, number: Int)] = []
        var opened = 0

        mutating func keep(_ instance: Made, in cell: UnsafeMutablePointer<ServiceCell>?) {
            made.append(instance)
            cell?.pointee.instance.store(instance.address.pointer, ordering: .releasing)
        }
    }

    private let state: Guarded<State>
    /// A flag that changes only while the lock of the state is held, and is read without it.
    private let closed = Atomic(false)

    /// Creates the lifecycle of an empty container.
    init() { state = Guarded(State()) }

    /// Creates the lifecycle of an open scope.
    /// - Parameters:
    ///   - input: The input of the scope.
    ///   - capacity: The number of objects for which it allocates memory.
    init(input: Made, capacity: Int) {
        state = Guarded(State())
        state.withLock { state in
            state.made.reserveCapacity(capacity)
            state.made.append(input)
        }
    }

    /// Records that a factory is about to run.
    /// - Returns: False if the container is closed, and the factory must not run.
    func beginMaking() -> Bool {
        state.withLock { state in
            if isClosed { return false }
            state.making += 1
            return true
        }
    }

    /// Records that a factory has ended.
    /// - Parameters:
    ///   - made: The instance, if it is kept; see ``keep(_:in:)``.
    ///   - cell: The cell in which readers find it.
    func endMaking(_ made: Made? = nil, in cell: UnsafeMutablePointer<ServiceCell>? = nil) {
        let closer = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            if let made { state.keep(made, in: cell) }
            state.making -= 1
            guard state.making == 0, !state.closer.isEmpty else { return [] }
            defer { state.closer = [] }
            return state.closer
        }
        for continuation in closer { continuation.resume() }
    }

    /// Records an instance, before any reader finds it, and so before the services that will hold
    /// it.
    /// - Parameter cell: The cell in which readers find it, if they do.
    func keep(_ made: Made, in cell: UnsafeMutablePointer<ServiceCell>? = nil) {
        state.withLock { $0.keep(made, in: cell) }
    }

    /// Marks the container as closed, so that no factory begins.
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
    func waitForClosing() async {
        await withCheckedContinuation { continuation in
            let isEnded = state.withLock { state in
                if !state.isEnded { state.waiters.append(continuation) }
                return state.isEnded
            }
            if isEnded { continuation.resume() }
        }
    }

    /// Records that everything has been disposed of.
    func endClosing() {
        let waiters = state.withLock { state in
            defer { state.waiters = [] }
            state.isEnded = true
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the running factories have ended.
    func waitForMaking() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.making == 0 { return true }
                state.closer = [continuation]
                return false
            }
            if isIdle { continuation.resume() }
        }
    }

    /// Keeps a maker that concurrent readers may still use.
    func retire(_ maker: UnsafeMutableRawPointer) {
        let address = Address(maker)
        state.withLock { $0.retired.append(address) }
    }

    var isClosed: Bool { closed.load(ordering: .acquiring) }

    /// The kept instances, in the order in which they were made.
    var made: [Made] { state.withLock { $0.made } }

    /// Removes the kept instances, and the makers that are no longer offered.
    func removeAll() -> (instances: [Made], makers: [Address]) {
        state.withLock { state in
            defer { (state.made, state.retired) = ([], []) }
            return (state.made, state.retired)
        }
    }

    /// Adds an open scope, which is closed first.
    /// - Returns: False if the container is closed.
    func add(_ child: ContainerContents) -> Bool {
        state.withLock { state in
            if isClosed { return false }
            state.opened += 1
            child.index.store(state.children.count, ordering: .relaxed)
            state.children.append((child, state.opened))
            return true
        }
    }

    /// Removes a scope that was opened here; has no effect the second time.
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
