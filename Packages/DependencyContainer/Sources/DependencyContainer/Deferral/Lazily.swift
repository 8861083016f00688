/// The need for something that is resolved when it is first read; `id.lazily` makes it.
///
/// A cycle of services is legal when one of its needs is lazy:
///
/// ```swift
/// registrar.register(overviewInject, needs: accountsInject.lazily) { Overview(accounts: $0) }
/// ```
public struct Lazily<Target: Sendable>: Need {
    public typealias Value = Lazy<Target>

    let slot: Slot<Target>
    let isOptional: Bool
    /// What is read when nothing is registered and that is allowed.
    let absent: Target?

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, isOptional ? [.deferred, .optional] : .deferred))
    }

    public func value(in resolution: borrowing Resolution) -> Lazy<Target> {
        let isNew = resolution.container.makesAnew(at: slot.number)
        return Lazy(reading: Deferred(slot, resolution), absent: absent, remembers: isNew)
    }
}
