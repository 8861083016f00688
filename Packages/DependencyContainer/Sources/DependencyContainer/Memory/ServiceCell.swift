public import Synchronization

/// The state of one slot in a container.
///
/// The instance and the maker of a cell start as nil and are stored once, with release ordering.
/// Readers load them with acquire ordering and take no lock. The lock is held while the instance is
/// made.
///
/// Closing the container resets both.
@safe
@usableFromInline
struct ServiceCell: Hashable, @unchecked Sendable {
    // Safe to share: a cell consists of atomics and a mutex, and its table never moves. The user of
    // a cell retains the contents of the container, which own the table.
    @usableFromInline let state: UnsafeMutablePointer<State>

    // Not private: the compiler cannot lay out a mutex in other files if its content is.
    @unsafe
    @usableFromInline
    struct State: ~Copyable {
        @usableFromInline let instance = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
        @usableFromInline let maker = unsafe Atomic<UnsafeMutableRawPointer?>(nil)
        let weakInstance = AtomicReference<WeakInstance>()
        let lock = Mutex<Void>(())

        init() {}

        deinit {
            if let maker = unsafe maker.load(ordering: .acquiring) {
                // The reference that ``ServiceCell/publish(_:)`` took.
                unsafe Unmanaged<AnyObject>.fromOpaque(maker).release()
            }
        }
    }

    @inlinable
    init(_ state: UnsafeMutablePointer<State>) {
        unsafe self.state = state
    }

    // Written out, because the compiler does not mark what it synthesizes as safe.
    @usableFromInline
    static func == (one: ServiceCell, other: ServiceCell) -> Bool {
        unsafe one.state == other.state
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        unsafe hasher.combine(state)
    }

    /// The instance of a service that the container keeps.
    @inlinable
    var instance: Instance? {
        @_transparent
        get {
            let memory = unsafe state.pointee.instance.load(ordering: .acquiring)
            return if let memory = unsafe memory { unsafe Instance(memory) } else { nil }
        }
    }

    /// Stores the instance, where later resolutions find it.
    func store(_ instance: Instance) {
        unsafe state.pointee.instance.store(instance.memory, ordering: .releasing)
    }

    /// The maker of a service with the scope ``Scope/new``, set when all kept needs of the service
    /// exist.
    @inlinable
    var maker: PublishedMaker? {
        @_transparent
        get {
            let maker = unsafe state.pointee.maker.load(ordering: .acquiring)
            return if let maker = unsafe maker { unsafe PublishedMaker(maker) } else { nil }
        }
    }

    /// Stores the maker for later resolutions, unless another thread has already stored it.
    func publish(_ maker: any AnyObject & Sendable) {
        let pointer = unsafe Unmanaged<AnyObject>.passRetained(maker).toOpaque()
        let (isFirst, _) = unsafe state.pointee.maker.compareExchange(
            expected: nil,
            desired: pointer,
            ordering: .acquiringAndReleasing
        )
        // The reference that was taken above.
        if !isFirst { unsafe Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }

    /// Removes the instance and the maker, so that no later resolution finds them.
    /// - Returns: The maker, which another thread may still use.
    func withdraw() -> (any AnyObject & Sendable)? {
        unsafe state.pointee.instance.store(nil, ordering: .releasing)
        let maker = unsafe state.pointee.maker.exchange(nil, ordering: .acquiringAndReleasing)
        // The reference that ``publish(_:)`` took.
        return unsafe maker.map {
            unsafe Unmanaged<any AnyObject & Sendable>.fromOpaque($0).takeRetainedValue()
        }
    }

    /// Indicates whether the service can be read without preparation; always false for a weak
    /// service.
    var isReady: Bool { instance != nil || maker != nil }

    /// The instance of a weak service; nil until the service is first made.
    var weakInstance: WeakInstance? {
        unsafe state.pointee.weakInstance.withObject { $0 }
    }

    /// Stores the reference to a weak service.
    ///
    /// Only one thread may call it at a time.
    func store(_ reference: WeakReference) {
        if let weakInstance { return weakInstance.replace(by: reference) }
        let weakInstance = WeakInstance()
        weakInstance.replace(by: reference)
        _ = unsafe state.pointee.weakInstance.exchange(weakInstance)
    }

    /// Runs the body while no other thread makes the service.
    func withLock<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try unsafe state.pointee.lock.withLock { (_) throws(Failure) in try body() }
    }

    /// Runs the body, unless another thread makes the service; then it returns nil.
    func withLockIfAvailable<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try unsafe state.pointee.lock.withLockIfAvailable { (_) throws(Failure) in try body() }
    }
}

/// The maker of new objects that a cell stores; see ``ServiceCell/maker``.
@safe
@usableFromInline
struct PublishedMaker {
    @usableFromInline let pointer: UnsafeMutableRawPointer

    @inlinable
    init(_ pointer: UnsafeMutableRawPointer) {
        unsafe self.pointer = pointer
    }

    /// Returns a new object.
    @inlinable
    @inline(__always)
    func make<Value>(
        _ type: Value.Type,
        in container: Container
    ) throws(ResolutionError) -> Value {
        do {
            // Sound: the slot belongs to an id with this value type, and the container outlives the
            // maker's use.
            return try unsafe Unmanaged<Maker<Value>>.fromOpaque(pointer)
                ._withUnsafeGuaranteedRef { try $0.make(in: container) }
        } catch {
            throw ResolutionError(error)
        }
    }
}

/// The cells of a container by slot, in contiguous memory.
///
/// A lookup is a subtraction, a comparison and an addition. The owner deallocates the table.
@safe
@usableFromInline
struct ServiceCellTable: @unchecked Sendable {
    // Safe to share, as ``ServiceCell``.
    @usableFromInline let cells: UnsafeMutablePointer<ServiceCell.State>
    @usableFromInline let firstSlot: Int
    /// The number of slots that index the table directly; zero if the table is indexed by position.
    @usableFromInline let slotCount: Int
    private let count: Int

    /// Creates the table of a container.
    /// - Parameters:
    ///   - firstSlot: The smallest slot of the container's ids.
    ///   - slotCount: The number of slots from `firstSlot` on; zero for cells that are found by
    ///     their positions. They are those of a scope, or of a container with few ids among many.
    ///   - count: The number of cells.
    init(firstSlot: Int = 0, slotCount: Int = 0, count: Int) {
        self.firstSlot = firstSlot
        self.slotCount = slotCount
        self.count = count
        unsafe cells = .allocate(capacity: count)
        for index in 0..<count { unsafe (cells + index).initialize(to: ServiceCell.State()) }
    }

    func deallocate() {
        // The cells that the initializer made; the owner does not use them again.
        unsafe cells.deinitialize(count: count)
        unsafe cells.deallocate()
    }

    func forEach(_ body: (ServiceCell) -> Void) {
        for index in 0..<count { body(cell(at: index)) }
    }

    func cell(at position: Int) -> ServiceCell {
        precondition((0..<count).contains(position), "position \(position) of \(count) cells")
        return unsafe ServiceCell(cells + position)
    }

    /// The cell of a slot; nil if the slot does not index the table directly.
    @inlinable
    subscript(slot: Int) -> ServiceCell? {
        let index = slot &- firstSlot
        // Sound: a slot that is counted has a cell.
        return UInt(bitPattern: index) < UInt(bitPattern: slotCount)
            ? unsafe ServiceCell(cells + index) : nil
    }
}
