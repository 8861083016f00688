/// The nodes of a graph by slot.
///
/// The slots of an app's ids are mostly adjacent, so the table is an array. A container with a few
/// ids among many of the process has a dictionary instead. Its size then depends on the number of
/// its ids only, but each resolution searches it.
package struct NodeTable: Sendable {
    /// The smallest slot in the array.
    let firstSlot: Int
    private var array: [Int32] = []
    private var dictionary: [Int: Int32] = [:]

    /// Creates the table for the slots of some registrations, without nodes.
    init(_ registrations: [Registration]) {
        var lowest = Int.max
        var highest = Int.min
        for registration in registrations {
            lowest = min(lowest, registration.slot)
            highest = max(highest, registration.slot)
        }
        let span = registrations.isEmpty ? 0 : highest - lowest + 1
        // So many slots that a usual container has an array, even if a test has made other ids.
        guard span <= 8 * registrations.count + 1_024 else {
            firstSlot = 0
            dictionary.reserveCapacity(registrations.count)
            return
        }
        firstSlot = registrations.isEmpty ? 0 : lowest
        array = Array(repeating: -1, count: span)
    }

    /// The number of slots in the array; zero if the table is a dictionary.
    package var slotCount: Int { array.count }

    /// The node of a slot; nil if the slot has none.
    subscript(slot: Int) -> Int32? {
        @inline(__always)
        get {
            let index = slot - firstSlot
            guard array.indices.contains(index) else {
                return dictionary.isEmpty ? nil : dictionary[slot]
            }
            return array[index] < 0 ? nil : array[index]
        }
        set {
            let index = slot - firstSlot
            if array.indices.contains(index) {
                array[index] = newValue ?? -1
            } else {
                dictionary[slot] = newValue
            }
        }
    }
}
