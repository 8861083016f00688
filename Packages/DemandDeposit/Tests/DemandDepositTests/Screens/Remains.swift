import RIBs
import Testing

/// The routers, interactors and views of RIBs, none of them held.
@MainActor
struct Remains {
    private struct Part {
        weak var object: AnyObject?
    }

    private let parts: [Part]
    /// Of how many RIBs they are.
    let count: Int

    init(of routers: some Collection<any Routing>) {
        count = routers.count
        parts = routers.flatMap { router in
            [
                Part(object: router), Part(object: router.interactable),
                Part(object: (router as? any ViewableRouting)?.viewControllable),
            ]
        }
    }

    /// Waits for what ends by itself, such as a task that was cancelled; records what stays.
    func expectGone(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<200 where !alive.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        #expect(alive.isEmpty, sourceLocation: sourceLocation)
    }

    private var alive: [AnyObject] { parts.compactMap(\.object) }
}
