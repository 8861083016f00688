/// The context in which the container reads the value of a ``Need``, before a factory runs.
///
/// A resolution cannot be copied, so it cannot outlive the call.
public struct Resolution: ~Copyable, Sendable {
    // Retaining would cost more than the rest of resolving. The caller of a factory holds both
    // objects, and this value cannot outlive the call.
    @usableFromInline let unretained: Unretained<Container>
    /// The run of a factory with deferred needs; nil for other factories.
    @usableFromInline let unretainedConstruction: Unretained<Construction>?

    @inlinable
    init(container: Container) {
        self.init(container, nil)
    }

    @inlinable
    init(_ container: Container, _ construction: Unretained<Construction>?) {
        unretained = Unretained(container)
        unretainedConstruction = construction
    }

    /// The retained container.
    var container: Container { unretained.object }

    var construction: Construction? { unretainedConstruction?.object }
}

/// The context in which the container reads the value of an ``AsyncNeed``, before a factory runs.
public struct AsyncResolution: Sendable {
    let container: Container
    let construction: Construction?
}
