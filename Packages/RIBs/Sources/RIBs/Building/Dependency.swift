/// What a RIB needs from its parent.
///
/// Every RIB declares its own protocol that refines this one, next to its builder; the parent's
/// component conforms to it. So the consumer states what it needs, and the compiler checks that the
/// parent has it.
///
/// ```swift
/// protocol ScoreBoardDependency: Dependency {
///     var playerNames: [String] { get }
/// }
/// ```
@MainActor
public protocol Dependency: AnyObject {}
