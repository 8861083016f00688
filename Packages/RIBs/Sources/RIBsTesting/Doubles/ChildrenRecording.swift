import RIBs

/// Writes down what is attached to and detached from a router, by the children's names.
@MainActor
func recordChildren(of router: some Routing & RecordingDouble) -> Subscription {
    RouterObservers.observe { [weak router] event in
        guard let router, event.parent === router else { return }
        let child =
            (event.child as? any RecordingDouble)?.name
            ?? String(describing: type(of: event.child))
        switch event.moment {
        case .willAttach: router.record("attachChild(\(child))")
        case .didDetach: router.record("detachChild(\(child))")
        case .didAttach, .willDetach: break
        }
    }
}
