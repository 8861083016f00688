/// What a need takes its value from while a factory is about to run; see ``Need/value(in:)``.
///
/// It cannot be copied, so it does not outlive the call.
public struct Resolution: ~Copyable, Sendable {
    // Neither is retained, which would cost more than all else that resolving does: whoever runs a
    // factory holds both, and this cannot outlive the run.
    @usableFromInline let unretained: Unmanaged<Container>
    /// Set when the owner has deferred needs: what they ask whether the owner is ready.
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

    /// The container, retained.
    var container: Container { unretained.takeUnretainedValue() }

    var construction: Construction? { unretainedConstruction?.takeUnretainedValue() }
}

/// What a need takes its value from while an asynchronous factory is about to run; see
/// ``AsyncNeed/value(asynchronouslyIn:)``.
public struct AsyncResolution: Sendable {
    let container: Container
    let construction: Construction?
}
