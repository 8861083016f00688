/// The cells of a container, indexed by slot: a flat piece of memory, so that a look-up is a
/// subtraction, a comparison and an addition.
@usableFromInline
struct CellTable: ~Copyable, Sendable {
    @usableFromInline let firstSlot: Int
    @usableFromInline let count: Int
    // Sound to share: the pointer never changes, and a cell is made of atomics and a mutex.
    @usableFromInline nonisolated(unsafe) let cells: UnsafeMutablePointer<Cell>

    /// - Parameters:
    ///   - firstSlot: the smallest slot; those below were taken by the ids of other containers.
    ///   - count: how many slots there are from there on.
    init(firstSlot: Int, count: Int) {
        self.firstSlot = firstSlot
        self.count = count
        cells = .allocate(capacity: count)
        for index in 0..<count { (cells + index).initialize(to: Cell()) }
    }

    deinit {
        cells.deinitialize(count: count)
        cells.deallocate()
    }

    /// The cell of that slot, if it is in the table.
    @inlinable
    subscript(slot: Int) -> UnsafeMutablePointer<Cell>? {
        let index = slot &- firstSlot
        return UInt(bitPattern: index) < UInt(bitPattern: count) ? cells + index : nil
    }
}
