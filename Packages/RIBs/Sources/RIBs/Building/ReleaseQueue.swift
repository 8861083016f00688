/// What a RIB holds that may be the head of a long chain: its children, and its parent's component.
///
/// A chain of strong references is released link within link, and overflows the stack after some
/// ten thousand links. So each link, when it goes away, puts the next one here instead, and only the
/// outermost of them empties the queue.
@MainActor
enum ReleaseQueue {
    private static var waiting: ContiguousArray<AnyObject> = []
    private static var isEmptying = false

    /// Apart from the list, because it is asked for with each RIB that is released.
    private static var isEmpty = true

    /// Where on the stack the outermost release was last seen.
    private static var outermost: UInt = 0

    /// How much of the stack releases may take that are within each other all the same: a subclass
    /// may hold its child itself, and what it holds goes after everything of ours has.
    private static let stackForNesting: UInt = 128 << 10

    /// What is farther away than this is on the stack of another thread. Well above the above, so
    /// that nesting is noticed in time.
    private static let farAway: UInt = 512 << 10

    /// Holds an object for a moment, on behalf of one that goes away and lets go of it.
    static func add(_ object: AnyObject) {
        waiting.append(object)
        isEmpty = false
    }

    /// Lets go of everything, one after the other; who calls this while it does so returns at once.
    static func empty() {
        guard !isEmpty, !isEmptying else { return }
        guard !isNestedDeeply() else { return emptyLater() }
        emptyNow()
    }

    /// Lets go of what was put off.
    static func emptyNow() {
        guard !isEmptying else { return }
        isEmptying = true
        while let object = waiting.popLast() { withExtendedLifetime(object) {} }
        isEmpty = true
        if waiting.capacity > 1_024 { waiting = [] }
        isEmptying = false
    }

    private static func isNestedDeeply() -> Bool {
        var mark: UInt8 = 0
        let here = withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
        // Stacks grow downwards wherever Swift runs.
        guard here < outermost, outermost - here < farAway else {
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
