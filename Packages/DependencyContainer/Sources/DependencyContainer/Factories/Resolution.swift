/// The context in which the container reads the value of a ``Need``, before a factory runs.
///
/// It cannot be copied, so it does not outlive the call.
public struct Resolution: ~Copyable, Sendable {
    // Retaining would cost more than the rest of resolving. The caller of a factory holds both
    // objects, and this value cannot outlive the call.
    @usableFromInline let unretained: Unmanaged<Container>
    /// Set for an owner with deferred needs, which check whether the owner is finished.
    @usableFromInline let unretainedConstruction: Unmanaged<Construction>?

    @inlinable
    init(container: Container) {
        self.init(container, nil)
    }

    @inlinable
    init(_ container: Container, _ construction: Unmanaged<Construction>?) {
        unretained = Unmanaged.passUnretained(container)
        unretainedConstruction = construction
    }

    /// The retained container.
    var container: Container { unretained.takeUnretainedValue() }

    var construction: Construction? { unretainedConstruction?.takeUnretainedValue() }
}

/// The context in which the container reads the value of an ``AsyncNeed``, before a factory runs.
public struct AsyncResolution: Sendable {
    let container: Container
    let construction: Construction?
}
