import Synchronization

/// The place of one shared instance. Each has a lock of its own, so that a factory may read other
/// shared properties of its component while others wait for its own result.
final class SharedEntry: Sendable {
    private let kept = Mutex<(any Sendable)?>(nil)

    func value<T: Sendable>(property: String, _ factory: () -> T) -> T {
        kept.withLock { kept in
            if let kept {
                return Component<Void>.typed(kept, property: property)
            }
            let made = factory()
            // Boxed as an existential, so that a factory's `nil` counts as made.
            kept = .some(made)
            return made
        }
    }
}
