/// The objects to release next, each of which may hold a long chain of other objects.
///
/// Releasing a chain of some ten thousand strong references recursively overflows the stack. So a
/// router or component that is being released adds the next link of its chain to this queue. Only
/// the outermost release empties the queue.
@MainActor
enum ReleaseQueue {
    // Unchecked, because each access ends before other code is called.
    @exclusivity(unchecked) private static var waiting: ContiguousArray<AnyObject> = []
    private static var isEmptying = false

    /// The stack address of the most recent outermost release.
    private static var outermost: UInt = 0

    /// The number of bytes of stack that nested releases may use.
    ///
    /// Releases nest in spite of the queue if a subclass of a router holds a child in a property.
    private static let stackForNesting: UInt = 128 << 10

    /// The smallest distance in bytes between two addresses that are treated as parts of different
    /// stacks.
    ///
    /// It is well above `stackForNesting`, so that deep nesting on one stack is detected first.
    private static let otherStackDistance: UInt = 512 << 10

    /// Holds an object until the queue is emptied, so that the caller can give up its reference.
    static func add(_ object: AnyObject) {
        waiting.append(object)
    }

    /// Releases the held objects one after another; does nothing in a nested call.
    static func empty() {
        guard !waiting.isEmpty, !isEmptying else { return }
        guard !isNestedDeeply() else { return emptyLater() }
        emptyNow()
    }

    /// Releases the held objects now, including those that `empty` has postponed.
    static func emptyNow() {
        guard !isEmptying else { return }
        isEmptying = true
        while let object = waiting.popLast() { withExtendedLifetime(object) {} }
        if waiting.capacity > 1_024 { waiting = [] }
        isEmptying = false
    }

    private static func isNestedDeeply() -> Bool {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        // Stacks grow downward wherever Swift runs.
        guard here < outermost, outermost - here < otherStackDistance else {
            outermost = here
            return false
        }
        return outermost - here > stackForNesting
    }

    private static func emptyLater() {
        Task { @MainActor in
            outermost = 0
            emptyNow()
        }
    }
}
