import Synchronization

/// The state of one slot in a container.
///
/// The pointers start as null and are set once, with release. Readers load them with acquire and take
/// no lock. The lock protects making the instance. A closed container resets the instance and the
/// maker.
@usableFromInline
struct ServiceCell: ~Copyable {
    /// The instance of a service that the container keeps.
    @usableFromInline let instance = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The retained maker of a service that is new each time, set once all of its kept needs exist.
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

    /// Indicates whether resolving needs no further preparation; never so for a weak service.
    var isReady: Bool {
        instance.load(ordering: .acquiring) != nil || readyMaker.load(ordering: .acquiring) != nil
    }

    /// The instance of a weak service that was made before.
    var weakInstance: WeakInstance? {
        weakPointer.load(ordering: .acquiring)
            .map { Unmanaged<WeakInstance>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Stores a weak service, for one caller at a time.
    func store(_ reference: WeakReference) {
        if let weakInstance { return weakInstance.replace(by: reference) }
        let weakInstance = WeakInstance()
        weakInstance.replace(by: reference)
        let pointer = Unmanaged.passRetained(weakInstance).toOpaque()
        weakPointer.store(pointer, ordering: .releasing)
    }

    /// Publishes the maker to readers, unless another thread was first.
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

/// The cells of a container by slot, in contiguous memory, so that a lookup is a subtraction, a
/// comparison and an addition.
///
/// Its owner deallocates it.
@usableFromInline
struct ServiceCellTable: Sendable {
    @usableFromInline let firstSlot: Int
    /// The number of slots that are found directly; zero for a scope, whose table is dense.
    @usableFromInline let slotCount: Int
    private let count: Int
    // Safe to share: the pointer never changes, and a cell consists of atomics and a mutex.
    @usableFromInline nonisolated(unsafe) let cells: UnsafeMutablePointer<ServiceCell>

    /// Creates the table of a whole container.
    /// - Parameters:
    ///   - firstSlot: The smallest slot; ids of other containers have smaller ones.
    ///   - slotCount: The number of slots from there on.
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

    /// The cell of a slot if it is found directly.
    @inlinable
    subscript(slot: Int) -> UnsafeMutablePointer<ServiceCell>? {
        let index = slot &- firstSlot
        return UInt(bitPattern: index) < UInt(bitPattern: slotCount) ? cells + index : nil
    }
}
