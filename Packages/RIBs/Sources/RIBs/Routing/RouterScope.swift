/// The part of a router's life that others may watch.
@MainActor
public protocol RouterScope: AnyObject {
    /// What happens to the router. A late subscriber is told what was said already; it completes
    /// when the router goes away.
    var lifecycle: ValueStream<RouterLifecycle> { get }
}
