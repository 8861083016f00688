public import RIBs

/// A leak check that waits until all RIBs detached below a root are released.
///
/// ``FeatureStage`` waits after each step of the user, so that every test of screens finds leaks:
///
/// ```swift
/// func press(_ label: String) async throws {
///     try await person.press(label)
///     try await detached.waitUntilReleased()
/// }
/// ```
@MainActor
public final class DetachedRIBs {
    private var detached: [ObjectIdentifier: RIBReferences] = [:]
    private var observation: Subscription?

    /// Begins to watch the RIBs below a router.
    ///
    /// - Parameter root: The router, which is not retained.
    public init(below root: any Routing) {
        observation = RouterObservers.observe { [weak self, weak root] event in
            guard let self, let root else { return }
            note(event, below: root)
        }
    }

    isolated deinit {
        observation?.cancel()
    }

    /// Waits until every detached RIB is released, with its interactor and its view.
    ///
    /// RIBs that were attached again are not expected to be released.
    ///
    /// - Parameter looks: The maximum number of checks, one millisecond apart.
    /// - Throws: `LeakedRIBs` if a RIB is not released by the last check.
    public func waitUntilReleased(looks: Int = 10_000) async throws {
        for (id, references) in detached {
            try await references.waitUntilReleased(looks: looks)
            detached[id] = nil
        }
    }

    private func note(_ event: RouterEvent, below root: any Routing) {
        let id = ObjectIdentifier(event.child)
        switch event.moment {
        case .willAttach: detached[id] = nil
        // The child still has its subtree.
        case .willDetach where root.subtree.contains { $0 === event.parent }:
            detached[id] = RIBReferences(to: event.child.subtree)
        default: break
        }
    }
}

extension Routing {
    /// The router and all routers below it.
    fileprivate var subtree: [any Routing] { [self] + children.flatMap(\.subtree) }
}
