public import DependencyContainer
public import DependencyContainerGraph

extension Container {
    /// Returns a new container with the same registrations that records the objects it makes.
    ///
    /// This container is unchanged and records nothing.
    ///
    /// ```swift
    /// let (app, recording) = try container.recording()
    /// let session = try app.open(signedInScope, with: customer)
    /// _ = try session.resolve(signerInject)
    /// #expect(recording.names == ["Ledger", "Signer"])
    /// ```
    ///
    /// The new container makes its own objects, so tests can run in parallel. It records services
    /// of every kind, contributions and decorators, including those of its scopes. It does not
    /// record failures, builder types and inputs of scopes.
    ///
    /// Call `replacing` before this method: if registrations of a recording container are replaced,
    /// the replacements are not recorded.
    ///
    /// - Returns: The container and its recording.
    /// - Throws: `ValidationReport`, never in practice, because this container is valid.
    public func recording() throws(ValidationReport) -> (
        container: Container, recording: Recording
    ) {
        let recording = Recording()
        let container = try observedWithKinds { step, kind, isDecorator in
            recording.note(.init(step: step, kind: .init(kind), isDecorator: isDecorator))
        }
        return (container, recording)
    }
}

/// The record of the objects that a container has made, in order; see `Container.recording()`.
///
/// ```swift
/// let (app, recording) = try container.recording()
/// _ = try app.resolve(safeBoxInject)
/// #expect(recording.names == ["Signing", "SafeBox"])
/// #expect(recording.events(of: signingInject).map(\.step.module) == ["Signing"])
/// ```
///
/// A recording may be read from any thread, even while objects are made. Objects that are made
/// concurrently are in the order in which they were finished.
public final class Recording: Sendable, CustomStringConvertible {
    /// The creation of one object.
    public struct Event: Sendable, Hashable, CustomStringConvertible {
        /// The registration of the factory.
        public let step: DependencyStep
        /// The kind of the id; `collection` for a contribution.
        public let kind: Graph.Node.Kind
        /// Indicates whether the factory is a decorator.
        public let isDecorator: Bool

        /// Creates an event, for comparison in a test.
        /// - Parameters:
        ///   - step: The registration of the factory.
        ///   - kind: The kind of the id.
        ///   - isDecorator: A Boolean that is true for a decorator.
        public init(step: DependencyStep, kind: Graph.Node.Kind, isDecorator: Bool = false) {
            self.step = step
            self.kind = kind
            self.isDecorator = isDecorator
        }

        /// The event as `Signing (App/Audit.swift:7), decorator`.
        public var description: String { isDecorator ? "\(step), decorator" : "\(step)" }
    }

    private let recorded = Guarded<[Event]>([])

    init() {}

    /// The events so far.
    ///
    /// The needs of a service come before the service, and a decorator follows its service.
    public var events: [Event] { recorded.withLock { $0 } }

    /// The names of the ids in the events so far.
    ///
    /// A list has one name for each contribution. A service has one name, and one more for each
    /// decorator.
    public var names: [String] { events.map(\.step.name) }

    /// Returns the events of one id so far, including those of its decorators.
    /// - Parameter id: An id of any type.
    public func events(of id: some ServiceID) -> [Event] {
        events.filter { $0.step.name == id.name }
    }

    /// Removes the events so far, such as those of a test's setup.
    public func clear() {
        recorded.withLock { $0 = [] }
    }

    /// The events, one line each, such as `SafeBox (SafeBox/SafeBoxModule.swift:12)`.
    public var description: String {
        events.map(\.description).joined(separator: "\n")
    }

    func note(_ event: Event) {
        recorded.withLock { $0.append(event) }
    }
}
