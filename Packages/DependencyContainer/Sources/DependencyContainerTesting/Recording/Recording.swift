import DependencyContainer

/// What a container makes, in the order in which it was made; `Container.recording()` gives it.
///
/// ```swift
/// let (app, recording) = try container.recording()
/// _ = try app.resolve(safeBoxInject)
/// #expect(recording.names == ["Signing", "SafeBox"])
/// #expect(recording.makings(of: signingInject).map(\.step.module) == ["Signing"])
/// ```
///
/// It may be read from anywhere, also while things are made. What two threads make at once stands in
/// the order in which they finished.
public final class Recording: Sendable, CustomStringConvertible {
    private let noted = Guarded<[Making]>([])

    init() {}

    /// Everything that was made so far, what was made first first: what a service needs stands
    /// before it, and a decorator after what it wraps.
    public var makings: [Making] { noted.withLock { $0 } }

    /// The names of the ids of what was made so far, in that order. A list stands there once for each
    /// of its contributions, and a decorated service once more for each decorator.
    public var names: [String] { makings.map(\.step.name) }

    /// What was made under an id so far, and what decorated it, in that order.
    /// - Parameter id: any of the typed ids.
    public func makings(of id: some ServiceID) -> [Making] {
        makings.filter { $0.step.name == id.name }
    }

    /// Forgets what was made so far: what a test does when it has set the stage.
    public func clear() {
        noted.withLock { $0 = [] }
    }

    /// A line for each thing that was made: `SafeBox (SafeBox/SafeBoxModule.swift:12)`.
    public var description: String {
        makings.map(\.description).joined(separator: "\n")
    }

    func note(_ making: Making) {
        noted.withLock { $0.append(making) }
    }
}
