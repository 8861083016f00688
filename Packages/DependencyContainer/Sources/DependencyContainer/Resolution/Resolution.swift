/// What a need takes its value from while a factory is about to run; see ``Need/value(in:)``.
///
/// It cannot be copied, so it does not outlive the call.
public struct Resolution: ~Copyable, Sendable {
    @usableFromInline let container: Container
    /// Set when the owner has lazy needs: what they ask whether the owner is ready.
    @usableFromInline let construction: Construction?

    @inlinable
    init(container: Container, construction: Construction? = nil) {
        self.container = container
        self.construction = construction
    }
}
