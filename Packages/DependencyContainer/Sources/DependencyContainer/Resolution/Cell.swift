import Synchronization

/// What a sealed container keeps for one slot.
///
/// Both pointers start as null and are set once, with release; readers load them with acquire and
/// take no lock. The lock is for making the first and only instance.
@usableFromInline
struct Cell: ~Copyable {
    /// The instance, once made, of what is kept per container.
    @usableFromInline let instance = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The maker (unretained; the blueprint holds it) of what is made anew each time, once
    /// everything it needs of the container has been made.
    @usableFromInline let readyMaker = Atomic<UnsafeMutableRawPointer?>(nil)
    let lock = Mutex<Void>(())

    init() {}

    /// Whether resolving needs no further preparation.
    var isReady: Bool {
        instance.load(ordering: .acquiring) != nil || readyMaker.load(ordering: .acquiring) != nil
    }
}
