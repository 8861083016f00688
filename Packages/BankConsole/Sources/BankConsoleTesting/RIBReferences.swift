public import RIBs

/// Weak references to RIBs, for tests that expect them to be released.
@MainActor
public struct RIBReferences {
    private struct Part {
        weak var object: AnyObject?
    }

    /// The number of RIBs.
    public let count: Int

    private let parts: [Part]

    /// Creates references to the routers, their interactors and their views.
    ///
    /// - Parameter routers: The routers, which are not retained.
    public init(to routers: some Sequence<any Routing>) {
        let routers = Array(routers)
        count = routers.count
        parts = routers.flatMap { router in
            [
                Part(object: router), Part(object: router.interactable),
                Part(object: (router as? any ViewableRouting)?.viewControllable),
            ]
        }
    }

    /// True once every router, interactor and view is released.
    public var areReleased: Bool { parts.allSatisfy { $0.object == nil } }

    /// Waits until every router, interactor and view is released.
    ///
    /// - Parameter looks: The maximum number of checks, one millisecond apart. Checks are counted
    ///   instead of time, because other tests may keep the main actor busy.
    /// - Throws: `LeakedRIBs` if an object is not released by the last check.
    public func waitUntilReleased(looks: Int = 10_000) async throws {
        var remaining = looks
        while !areReleased, remaining > 0 {
            try await Task.sleep(for: .milliseconds(1))
            remaining -= 1
        }
        guard !areReleased else { return }
        throw LeakedRIBs(objects: parts.compactMap { $0.object.map { "\(type(of: $0))" } })
    }
}

/// The routers, interactors and views that were not released in time.
public struct LeakedRIBs: Error, CustomStringConvertible {
    /// The types of the objects.
    public let objects: [String]

    /// A line that names the types.
    public var description: String {
        "detached but alive: \(objects.joined(separator: ", ")); find what retains them"
    }
}
