import RIBs

/// Weak references to RIBs, for tests that expect them to be released.
///
/// ```swift
/// let references = RIBReferences(to: stage.routers)
/// try await stage.press("Back")
/// …
/// try await references.waitUntilReleased()
/// ```
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
    /// - Throws: `LeakedRIBs` after ten minutes, which only ends a test that would hang.
    public func waitUntilReleased() async throws {
        let deadline = ContinuousClock.now.advanced(by: .seconds(600))
        while !areReleased {
            guard ContinuousClock.now < deadline else {
                throw LeakedRIBs(objects: parts.compactMap { $0.object.map { "\($0)" } })
            }
            try await Task.sleep(for: .milliseconds(1))
        }
    }
}

/// The routers, interactors and views that were not released in time.
public struct LeakedRIBs: Error {
    /// Descriptions of the objects.
    public let objects: [String]
}
