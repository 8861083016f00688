/// What happens to a router in its life.
public enum RouterLifecycle: Sendable, Equatable {
    /// The router is in use for the first time. Said once, before `didLoad()` is called.
    case didLoad
}
