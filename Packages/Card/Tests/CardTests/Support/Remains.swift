import RIBs
import Testing

/// The router, the interactor and the view of a RIB, none of them held.
@MainActor
struct Remains {
    private weak var router: (any Routing)?
    private weak var interactor: (any Interactable)?
    private weak var view: (any ViewControllable)?

    init(of router: any Routing) {
        self.router = router
        interactor = router.interactable
        view = (router as? any ViewableRouting)?.viewControllable
    }

    private var isGone: Bool { router == nil && interactor == nil && view == nil }

    /// Waits for what ends by itself, such as a task that was cancelled; records what stays.
    func expectGone(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        for _ in 0..<200 where !isGone { try await Task.sleep(for: .milliseconds(5)) }
        #expect(router == nil, sourceLocation: sourceLocation)
        #expect(interactor == nil, sourceLocation: sourceLocation)
        #expect(view == nil, sourceLocation: sourceLocation)
    }
}
