/// What a container has made and is making, so that it can be closed.
struct Lifecycle: ~Copyable {
    /// One thing that was made, and what knows how to let go of it.
    struct Made: Sendable {
        let node: Int32
        let address: Address
        let keeper: any InstanceKeeper

        func destroy() { keeper.destroy(address.pointer) }
    }

    // Not private: the compiler cannot lay out the mutex in other files when its content is.
    struct State {
        var made: [Made] = []
        /// Makers that a closed container no longer offers, to be released with it.
        var retired: [Address] = []
        var isClosed = false
        /// Whether everything was disposed of, and who waits for that.
        var isEnded = false
        var waiters: [CheckedContinuation<Void, Never>] = []
        /// How many factories run whose result will be kept.
        var making = 0
        /// Whoever closes the container and waits for those factories.
        var closer: CheckedContinuation<Void, Never>?
        /// What was opened within, by identity; the number tells the order.
        var children: [ObjectIdentifier: Child] = [:]
        var opened = 0
    }

    struct Child {
        weak var container: Container?
        let number: Int
    }

    private let state = Guarded(State())

    /// Notes that a factory is about to run.
    /// - Returns: false when nothing is made any more.
    func beginMaking() -> Bool {
        state.withLock { state in
            if state.isClosed { return false }
            state.making += 1
            return true
        }
    }

    /// Notes that a factory has ended, and what it made is kept.
    func endMaking() {
        let closer = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.making -= 1
            guard state.making == 0 else { return nil }
            defer { state.closer = nil }
            return state.closer
        }
        closer?.resume()
    }

    /// Notes what is kept from now on.
    func keep(_ made: Made) {
        state.withLock { $0.made.append(made) }
    }

    /// Makes sure that nothing is made any more.
    /// - Returns: what was opened within, the last first; nil when it was closed before.
    func beginClosing() -> [Container]? {
        state.withLock { state in
            if state.isClosed { return nil }
            state.isClosed = true
            return state.children.values.sorted { $0.number > $1.number }
                .compactMap { $0.container }
        }
    }

    /// Waits until whoever closes the container has disposed of everything.
    func waitForClosing() async {
        await withCheckedContinuation { continuation in
            let isEnded = state.withLock { state in
                if !state.isEnded { state.waiters.append(continuation) }
                return state.isEnded
            }
            if isEnded { continuation.resume() }
        }
    }

    /// Notes that everything was disposed of.
    func endClosing() {
        let waiters = state.withLock { state in
            defer { state.waiters = [] }
            state.isEnded = true
            return state.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// Waits until the factories that run have ended.
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

    /// Keeps what readers that were there before may still use.
    func retire(_ maker: UnsafeMutableRawPointer) {
        let address = Address(maker)
        state.withLock { $0.retired.append(address) }
    }

    /// Makers that were retired.
    var retired: [Address] { state.withLock { $0.retired } }

    var isClosed: Bool { state.withLock { $0.isClosed } }

    /// What was made, in that order.
    var made: [Made] { state.withLock { $0.made } }

    /// Notes what is opened within, to be closed first.
    /// - Returns: false when it is too late for that.
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
