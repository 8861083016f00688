import RIBs

/// The harness runs everything on the main thread, which is the main actor's here: nothing of a
/// benchmark ever suspends.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Carried(value: body()) }.value
}

/// Takes a value out of the main actor's isolation. Unchecked, and sound here: the value stays on
/// the one thread that there is.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

/// A root at work.
@MainActor
func makeRoot() -> Router<Interactor> {
    let root = Router(interactor: Interactor())
    root.interactor.activate()
    root.load()
    return root
}

/// So many RIBs, each the child of the one before, attached to nothing; the first of them.
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
