/// A moment in which the tree of RIBs changes, as observers are told of it.
///
/// It holds both routers, so keep what you need of it (`description`) rather than the event itself.
@MainActor
public struct RouterEvent {
    /// When the observer is told.
    public enum Moment: Sendable {
        /// The child is about to be listed.
        case willAttach
        /// The child is listed and, when its parent is active, active and loaded.
        case didAttach
        /// The child is about to resign.
        case willDetach
        /// The child and everything below it are asleep, and it is unlisted.
        case didDetach
    }

    /// When the observer is told.
    public let moment: Moment

    /// The router that was told to attach or detach.
    public let parent: any Routing

    /// The router that is attached or detached.
    public let child: any Routing

    /// One line that names both RIBs, such as `Home did attach Card`.
    public var description: String {
        let (parent, child) = (RIBName.of(parent), RIBName.of(child))
        return switch moment {
        case .willAttach: "\(parent) will attach \(child)"
        case .didAttach: "\(parent) did attach \(child)"
        case .willDetach: "\(parent) will detach \(child)"
        case .didDetach: "\(parent) did detach \(child)"
        }
    }
}
