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
        var isClosed = false
        /// Indicates whether everything has been disposed of.
        var isEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []
        /// The number of running factories whose result will be kept.
        var making = 0
        /// The closing task, which waits for the running factories.
        var closer: CheckedContinuation<Void, Never>?
        /// The open scopes; the number is the order of opening.
        var children: [ObjectIdentifier: Child] = [:]
        var opened = 0
    }

    struct Child {
        weak var container: Container?
        let number: Int
    }

    private let state = Guarded(State())

    /// Records that a factory is about to run.
    /// - Returns: False if the container is closed, and the factory must not run.
    func beginMaking() -> Bool {
        state.withLock { state in
            if state.isClosed { return false }
            state.making += 1
            return true
        }
    }

    /// Records that a factory has ended and its result is kept.
    func endMaking() {
        let closer = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.making -= 1
            guard state.making == 0 else { return nil }
            defer { state.closer = nil }
            return state.closer
        }
        closer?.resume()
    }

    func keep(_ made: Made) {
        state.withLock { $0.made.append(made) }
    }

    /// Marks the container as closed, so that no factory begins.
    /// - Returns: The open scopes, the last opened first; nil if the container was closed before.
    func beginClosing() -> [Container]? {
        state.withLock { state in
            if state.isClosed { return nil }
            state.isClosed = true
            return state.children.values.sorted { $0.number > $1.number }
                .compactMap { $0.container }
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
                state.closer = continuation
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

    var retired: [Address] { state.withLock { $0.retired } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// The kept instances, in the order in which they were made.
    var made: [Made] { state.withLock { $0.made } }

    /// Adds an open scope, which is closed first.
    /// - Returns: False if the container is closed.
    func add(_ child: Container) -> Bool {
        state.withLock { state in
            if state.isClosed { return false }
            state.opened += 1
            state.children[ObjectIdentifier(child)] = Child(
                container: child,
                number: state.opened
            )
            return true
        }
    }

    func remove(_ child: ObjectIdentifier) {
        state.withLock { $0.children[child] = nil }
    }
}
