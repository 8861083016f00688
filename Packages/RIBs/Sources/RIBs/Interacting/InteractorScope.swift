/// The part of an interactor's life that others may watch.
@MainActor
public protocol InteractorScope: AnyObject {
    /// Whether the interactor is at work: attached to a parent that is itself active.
    var isActive: Bool { get }

    /// Whether the interactor is at work, now and at each change; completes when the interactor
    /// goes away.
    var isActiveStream: ValueStream<Bool> { get }
}
