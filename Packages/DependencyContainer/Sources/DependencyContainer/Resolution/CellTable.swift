/// The cells of a container, indexed by slot: a flat piece of memory, so that a look-up is a
/// subtraction, a comparison and an addition.
@usableFromInline
struct CellTable: ~Copyable, Sendable {
    @usableFromInline let firstSlot: Int
    /// How many slots are found directly: none in a scope, which has a dense table of its few cells.
    @usableFromInline let slotCount: Int
    private let count: Int
    // Sound to share: the pointer never changes, and a cell is made of atomics and a mutex.
    @usableFromInline nonisolated(unsafe) let cells: UnsafeMutablePointer<Cell>

    /// - Parameters:
    ///   - firstSlot: the smallest slot; those below were taken by the ids of other containers.
    ///   - slotCount: how many slots there are from there on.
    init(firstSlot: Int, slotCount: Int) {
        self.init(firstSlot: firstSlot, slotCount: slotCount, count: slotCount)
    }

    /// A table whose cells are found by their places in a scope.
    init(placeCount: Int) {
        self.init(firstSlot: 0, slotCount: 0, count: placeCount)
    }

    private init(firstSlot: Int, slotCount: Int, count: Int) {
        self.firstSlot = firstSlot
        self.slotCount = slotCount
        self.count = count
        cells = .allocate(capacity: count)
        for index in 0..<count { (cells + index).initialize(to: Cell()) }
    }

    deinit {
        cells.deinitialize(count: count)
        cells.deallocate()
    }

    func forEach(_ body: (UnsafeMutablePointer<Cell>) -> Void) {
        for index in 0..<count { body(cells + index) }
    }

    /// The cell of that slot, if it is found directly.
    @inlinable
    subscript(slot: Int) -> UnsafeMutablePointer<Cell>? {
        let index = slot &- firstSlot
        return UInt(bitPattern: index) < UInt(bitPattern: slotCount) ? cells + index : nil
    }
}
