public import Synchronization

/// The state of one slot in a container.
///
/// The pointers of a cell start as nil and are stored once, with release ordering. Readers load
/// them with acquire ordering and take no lock. The lock is held while the instance is made.
///
/// Closing the container resets the instance and the maker.
@usableFromInline
struct ServiceCell: ~Copyable {
    /// The instance of a service that the container keeps.
    @usableFromInline let instance = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The retained maker of a service with the scope ``Scope/new``, set when all kept needs of the
    /// service exist.
    @usableFromInline let readyMaker = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The retained ``WeakInstance`` of a weak service, set when it is first made.
    private let weakPointer = Atomic<UnsafeMutableRawPointer?>(nil)
    let lock = Mutex<Void>(())

    init() {}

    deinit {
        if let maker = readyMaker.load(ordering: .acquiring) {
            Unmanaged<AnyObject>.fromOpaque(maker).release()
        }
        if let instance = weakPointer.load(ordering: .acquiring) {
            Unmanaged<AnyObject>.fromOpaque(instance).release()
        }
    }

    /// Indicates whether the service can be read without preparation; always false for a weak
    /// service.
    var isReady: Bool {
        instance.load(ordering: .acquiring) != nil || readyMaker.load(ordering: .acquiring) != nil
    }

    /// The instance of a weak service; nil until the service is first made.
    var weakInstance: WeakInstance? {
        weakPointer.load(ordering: .acquiring)
            .map { Unmanaged<WeakInstance>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Stores the reference to a weak service.
    ///
    /// Only one thread may call it at a time.
    func store(_ reference: WeakReference) {
        if let weakInstance { return weakInstance.replace(by: reference) }
        let weakInstance = WeakInstance()
        weakInstance.replace(by: reference)
        let pointer = Unmanaged.passRetained(weakInstance).toOpaque()
        weakPointer.store(pointer, ordering: .releasing)
    }

    /// Stores the maker for later resolutions, unless another thread has already stored it.
    func publish(_ maker: some AnyObject) {
        let pointer = Unmanaged<AnyObject>.passRetained(maker).toOpaque()
        let (isFirst, _) = readyMaker.compareExchange(
            expected: nil,
            desired: pointer,
            ordering: .acquiringAndReleasing
        )
        if !isFirst { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
}

/// The cells of a container by slot, in contiguous memory.
///
/// A lookup is a subtraction, a comparison and an addition. The owner deallocates the table.
@usableFromInline
struct ServiceCellTable: Sendable {
    @usableFromInline let firstSlot: Int
    /// The number of slots that index the table directly; zero for a scope, whose table is indexed
    /// by position.
    @usableFromInline let slotCount: Int
    private let count: Int
    // Safe to share: the pointer never changes, and a cell consists of atomics and a mutex.
    @usableFromInline nonisolated(unsafe) let cells: UnsafeMutablePointer<ServiceCell>

    /// Creates the table of a container that is not a scope.
    /// - Parameters:
    ///   - firstSlot: The smallest slot of the container's ids.
    ///   - slotCount: The number of slots from `firstSlot` on.
    init(firstSlot: Int, slotCount: Int) {
        self.init(firstSlot: firstSlot, slotCount: slotCount, count: slotCount)
    }

    /// Creates the table of a scope, whose cells are found by their positions in the scope.
    init(positionCount: Int) {
        self.init(firstSlot: 0, slotCount: 0, count: positionCount)
    }

    private init(firstSlot: Int, slotCount: Int, count: Int) {
        self.firstSlot = firstSlot
        self.slotCount = slotCount
        self.count = count
        cells = .allocate(capacity: count)
        for index in 0..<count { (cells + index).initialize(to: ServiceCell()) }
    }

    func deallocate() {
        cells.deinitialize(count: count)
        cells.deallocate()
    }

    func forEach(_ body: (UnsafeMutablePointer<ServiceCell>) -> Void) {
        for index in 0..<count { body(cells + index) }
    }

    /// The cell of a slot; nil if the slot does not index the table directly.
    @inlinable
    subscript(slot: Int) -> UnsafeMutablePointer<ServiceCell>? {
        let index = slot &- firstSlot
        return UInt(bitPattern: index) < UInt(bitPattern: slotCount) ? cells + index : nil
    }
}
