/// A wrong use of the runtime, which only a change of the program can mend.
///
/// It goes to `handler`, in debug and in release alike. The default handler stops the program with
/// `description`; a program may install its own, and the refused call then has no effect.
@MainActor
public struct ProgrammerError: Error {
    /// What was done wrong.
    public enum Kind: Sendable {
        /// The child is attached to this parent already.
        case attachingTwice
        /// The child is attached to another parent.
        case attachingChildOfAnother
        /// The child is the parent itself, or stands above it.
        case attachingAncestor
        /// The router is no child of this parent.
        case detachingStranger
        /// The router of a `RoutedInteractable` does not conform to the interactor's routing protocol.
        case mismatchedRouter
        /// A componentized builder was given the component of the RIB that it built before. It
        /// cannot refuse, having to return a router: under a handler that returns, the RIB is
        /// built.
        case reusingComponent
        /// The workflow is subscribed before one of its chains was committed.
        case subscribingBeforeCommit
        /// A chain is committed when its workflow has been subscribed already.
        case committingTooLate
    }

    /// What was done wrong.
    public let kind: Kind

    /// Who was called: a router, a builder, a workflow.
    public let subject: any AnyObject

    /// What was given: a router, a component; `nil` where there is none.
    public let other: (any AnyObject)?

    /// One line that names both sides and says what to do.
    public var description: String {
        let subject = Self.name(of: subject)
        let other = other.map(Self.name) ?? "nothing"
        return switch kind {
        case .attachingTwice:
            "\(subject) has \(other) as a child already: attach it once, detach it before"
        case .attachingChildOfAnother:
            "\(subject) cannot attach \(other), which has another parent: detach it there first"
        case .attachingAncestor:
            "\(subject) cannot attach \(other), which is itself or above it: build a new RIB"
        case .detachingStranger:
            "\(subject) cannot detach \(other), which is no child of it: ask its own parent"
        case .mismatchedRouter:
            "\(subject) cannot use \(other) as its router: conform the router to its RoutingType"
        case .reusingComponent:
            "\(subject) got the same \(other) twice: make a new component for each RIB it builds"
        case .subscribingBeforeCommit:
            "\(subject) is subscribed without a committed chain: "
                + "call commit() on its last step first"
        case .committingTooLate:
            "\(subject) is given a chain after it was subscribed: commit all chains before"
        }
    }

    /// What is done about a programmer's error. The default stops the program.
    public static var handler: (ProgrammerError) -> Void = { Stop.program($0.description) }

    static func report(_ error: ProgrammerError) {
        handler(error)
    }

    static func subscribingBeforeCommit(of workflow: AnyObject) -> ProgrammerError {
        ProgrammerError(kind: .subscribingBeforeCommit, subject: workflow, other: nil)
    }

    static func committingTooLate(to workflow: AnyObject) -> ProgrammerError {
        ProgrammerError(kind: .committingTooLate, subject: workflow, other: nil)
    }

    private static func name(of object: AnyObject) -> String {
        String(describing: type(of: object))
    }
}
