/// A factory of which only the container knows what it makes: makes, stores and destroys instances.
@usableFromInline
protocol ErasedMaker: InstanceKeeper {
    /// Makes an instance and gives the memory that holds it. That of a service of the main actor is
    /// called on it.
    func makeInstance(in container: Container) -> UnsafeMutableRawPointer

    /// The object in that memory; nil when what is there is no object.
    func object(of instance: UnsafeMutableRawPointer) -> AnyObject?

    /// The ``Maker`` or ``MainMaker`` of the same value that readers of the sealed container call.
    func published() -> AnyObject

    /// The maker of a list of what these make; all of them make what this one makes.
    /// - Parameter inherited: the slot of the list in a parent container, whose elements come first.
    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker

    /// The maker of what these make of what this one makes, the first of them first.
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker

    /// The maker that lets its deferred needs know when its factory has returned.
    func tracked(_ origin: Origin) -> any ErasedMaker

    /// The maker that says each time that it has made something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker
}

/// The same for what takes time to make.
protocol ErasedAsyncMaker: InstanceKeeper {
    /// The maker of what these make of what this one makes, the first of them first.
    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedAsyncMaker

    /// The maker that says each time that it has made something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedAsyncMaker
}

/// The same for what is made from an argument.
protocol ErasedArgumentMaker: AnyObject, Sendable {
    /// The maker that says each time that it has made something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedArgumentMaker
}

/// Knows how to let go of what a maker made.
@usableFromInline
protocol InstanceKeeper: AnyObject, Sendable {
    /// Destroys an instance that this maker gave, and frees its memory.
    func destroy(_ instance: UnsafeMutableRawPointer)

    /// What wants to be disposed of in an instance, what was made first first: the instance, what it
    /// decorates, the elements of a list.
    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable]
}

/// A decorator of which only a maker of the same value knows what it wraps.
@usableFromInline
protocol ErasedDecorator: AnyObject, Sendable {
    /// The decorator that says each time that it has wrapped something.
    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedDecorator
}
