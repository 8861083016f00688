import Synchronization

/// The place of one shared instance. Each has a lock of its own, so that a factory may read other
/// shared properties of its component while others wait for its own result.
final class SharedEntry: Sendable {
    private let kept = Mutex<(any Sendable)?>(nil)

    /// - Parameters:
    ///   - property: the property whose instance this is.
    ///   - owner: the type of the component.
    ///   - factory: makes the instance; runs once.
    func value<T: Sendable>(of property: String, in owner: Any.Type, _ factory: () -> T) -> T {
        kept.withLock { kept in
            if let kept {
                return Self.typed(kept, property: property, owner: owner)
            }
            let made = factory()
            // Boxed as an existential, so that a factory's `nil` counts as made.
            kept = .some(made)
            return made
        }
    }

    static func typed<T>(_ kept: Any, property: String, owner: Any.Type) -> T {
        guard let value = kept as? T else {
            preconditionFailure(
                """
                \(owner).\(property) is shared as \(type(of: kept)) and asked for as \(T.self): \
                give each shared property a name of its own
                """
            )
        }
        return value
    }
}
