/// The need for something that is resolved when it is read; `id.lazily` makes it.
///
/// A cycle of services is legal when one of its needs is lazy:
///
/// ```swift
/// registrar.register(cardInject, needs: accountsInject.lazily) { CardService(accounts: $0) }
/// ```
public struct Lazily<Target: Sendable>: Need {
    public typealias Value = Lazy<Target>

    let slot: Slot<Target>
    let isOptional: Bool
    /// What is read when nothing is registered and that is allowed.
    let absent: Target?

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot, isLazy: true, isOptional: isOptional))
    }

    public func value(in resolution: borrowing Resolution) -> Lazy<Target> {
        Lazy(
            slot: slot,
            absent: absent,
            container: resolution.container,
            construction: resolution.construction
        )
    }
}
