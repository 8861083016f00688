import Synchronization

/// What a sealed container keeps for one slot.
///
/// Both pointers start as null and are set once, with release; readers load them with acquire and
/// take no lock. The lock is for making the first and only instance. A closed container takes the
/// pointers out again.
@usableFromInline
struct Cell: ~Copyable {
    /// The instance, once made, of what is kept per container.
    @usableFromInline let instance = Atomic<UnsafeMutableRawPointer?>(nil)
    /// The maker (retained) of what is made anew each time, once everything it needs of the
    /// container has been made.
    @usableFromInline let readyMaker = Atomic<UnsafeMutableRawPointer?>(nil)
    let lock = Mutex<Void>(())

    init() {}

    deinit {
        if let maker = readyMaker.load(ordering: .acquiring) {
            Unmanaged<AnyObject>.fromOpaque(maker).release()
        }
    }

    /// Whether resolving needs no further preparation.
    var isReady: Bool {
        instance.load(ordering: .acquiring) != nil || readyMaker.load(ordering: .acquiring) != nil
    }

    /// Lets readers find the maker, unless another thread was quicker.
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
