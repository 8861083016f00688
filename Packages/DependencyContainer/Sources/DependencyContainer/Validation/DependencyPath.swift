/// How a registration is reached from a root, which is a registration that nobody needs.
public struct DependencyPath: Sendable, Hashable, CustomStringConvertible {
    /// The registrations from the root on; each needs the next.
    public let steps: [DependencyStep]
    /// How many registrations are left out after the root, because the path is long.
    public let omitted: Int

    /// `Commands (…:20) → SafeBox (…:12)`
    public var description: String {
        var parts = steps.map(\.description)
        if omitted > 0 { parts.insert("… \(omitted) more …", at: 1) }
        return parts.joined(separator: " → ")
    }
}
