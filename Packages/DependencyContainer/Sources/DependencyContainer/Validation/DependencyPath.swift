/// A registration in a report.
public struct DependencyStep: Sendable, Hashable, CustomStringConvertible {
    /// The name of the id.
    public let name: String
    /// The name of the module.
    public let module: String
    /// The place of the registration.
    public let place: SourcePlace

    /// Creates a step, for comparison in a test.
    public init(name: String, module: String, place: SourcePlace) {
        self.name = name
        self.module = module
        self.place = place
    }

    /// The step as `SafeBox (SafeBox/SafeBoxModule.swift:12)`.
    public var description: String { "\(name) (\(place))" }
}

/// The path to a registration from a root: a registration that no other registration needs.
public struct DependencyPath: Sendable, Hashable, CustomStringConvertible {
    /// The registrations from the root on; each registration needs the next.
    public let steps: [DependencyStep]
    /// The number of registrations that a long path omits after its root.
    public let omitted: Int

    /// The path as `Commands (…:20) → SafeBox (…:12)`.
    public var description: String {
        var parts = steps.map(\.description)
        if omitted > 0 { parts.insert("… \(omitted) more …", at: 1) }
        return parts.joined(separator: " → ")
    }
}
