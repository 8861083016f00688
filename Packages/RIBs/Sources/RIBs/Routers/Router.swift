/// The part of a RIB that attaches and detaches its children.
///
/// ```swift
/// final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
///     private let scoreBoardBuilder: any ScoreBoardBuildable
///     …
///     override func didLoad() { attachChild(scoreBoardBuilder.build(withListener: interactor)) }
/// }
/// ```
///
/// Attaching a child adds it to `children`, activates its interactor and loads the child, unless
/// the child was loaded before. A child of an inactive parent waits until its parent becomes
/// active.
///
/// When a child is detached, its interactor resigns first, then the interactors below it. At last
/// the child is removed from `children`.
///
/// A router that is released deactivates its interactor and its subtree, detaches its children and
/// completes `lifecycle`. The `LeakDetector` then expects the router's interactor to be released
/// within a second.
///
/// A child can sleep: it stays attached, but is inactive until `wakeChild(_:)` is called.
///
/// Attaching a child twice, or detaching a router that is not a child, is a programmer error
/// (`ProgrammerError`).
@MainActor
open class Router<InteractorType>: RouterNode {
    /// The RIB's interactor, with the type that the router uses.
    public let interactor: InteractorType

    /// Creates a router without a parent, and connects it to its interactor.
    ///
    /// - Parameter interactor: The RIB's interactor, held strongly. It must be `Interactable`,
    ///   which is checked at run time, because `InteractorType` is often a protocol of the RIB.
    @inlinable
    public init(interactor: InteractorType) {
        self.interactor = interactor
        // A cast to a class is far cheaper than a search for a conformance.
        if let own = interactor as? Interactor {
            super.init(interactable: own, ownInteractor: own)
        } else if let interactable = interactor as? any Interactable {
            super.init(interactable: interactable, ownInteractor: nil)
        } else {
            Self.refuse(interactor)
        }
    }
}
