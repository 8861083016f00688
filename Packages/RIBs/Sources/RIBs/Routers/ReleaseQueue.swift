/// The objects that are about to be released and may each be the head of a long chain.
///
/// Released link by link, a chain of strong references overflows the stack after some ten thousand
/// links. So a router or component that is being released puts the next link here instead, and only
/// the outermost of them empties the queue.
@MainActor
enum ReleaseQueue {
    // Unchecked, because each access ends before other code is called.
    @exclusivity(unchecked) private static var waiting: ContiguousArray<AnyObject> = []
    private static var isEmptying = false

    /// The stack address of the outermost release seen last.
    private static var outermost: UInt = 0

    /// The stack, in bytes, that nested releases may take.
    ///
    /// They nest all the same where a router's subclass holds its child in a property.
    private static let stackForNesting: UInt = 128 << 10

    /// The distance, in bytes, beyond which an address is on another thread's stack.
    ///
    /// It is well above `stackForNesting`, so that nesting is noticed in time.
    private static let otherStackDistance: UInt = 512 << 10

    /// Holds an object that the caller is about to release.
    static func add(_ object: AnyObject) {
        waiting.append(object)
    }

    /// Releases everything, one object after the other; returns at once in a nested call.
    static func empty() {
        guard !waiting.isEmpty, !isEmptying else { return }
        guard !isNestedDeeply() else { return emptyLater() }
        emptyNow()
    }

    /// Releases everything, even objects that `empty` has postponed.
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
