import RIBs

/// Runs a body on the main actor, on whose thread the harness runs everything.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Transferred(value: body()) }.value
}

/// A value taken out of the main actor's isolation.
///
/// Unchecked, and sound, because the value stays on the only thread.
private struct Transferred<Value>: @unchecked Sendable {
    let value: Value
}

/// Returns an active root.
@MainActor
func makeRoot() -> Router<Interactor> {
    let root = Router(interactor: Interactor())
    root.interactor.activate()
    root.load()
    return root
}

/// Returns the first RIB of a chain that is not attached to a parent.
@MainActor
func makeChain(_ count: Int) -> Router<Interactor> {
    let head = Router(interactor: Interactor())
    var last = head
    for _ in 1..<count {
        let next = Router(interactor: Interactor())
        last.attachChild(next)
        last = next
    }
    return head
}
