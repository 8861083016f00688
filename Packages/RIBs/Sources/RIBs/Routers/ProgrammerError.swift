/// A wrong use of the runtime, which only a change of the program can fix.
///
/// It is passed to `handler`, in debug and in release alike. The default handler stops the program
/// with `description`. A program may install its own, and the refused call then has no effect.
@MainActor
public struct ProgrammerError: Error {
    /// The kind of wrong use.
    public enum Kind: Sendable {
        /// The child is attached to this parent already.
        case attachingTwice
        /// The child is attached to another parent.
        case attachingChildOfAnother
        /// The child is the parent itself or an ancestor of it.
        case attachingAncestor
        /// The router is not a child of this parent.
        case detachingStranger
        /// The router of a `RoutedInteractable` does not conform to the interactor's `RoutingType`.
        case mismatchedRouter
        /// A componentized builder was given the component of the RIB that it built before.
        ///
        /// A builder must return a router, so under a handler that returns, the RIB is built.
        case reusingComponent
        /// The workflow was subscribed before one of its chains was committed.
        case subscribingBeforeCommit
        /// A chain was committed after its workflow was subscribed.
        case committingTooLate
    }

    /// The kind of wrong use.
    public let kind: Kind

    /// The object that was called: a router, interactor, builder or workflow.
    public let subject: any AnyObject

    /// The router or component that was passed, if any.
    public let other: (any AnyObject)?

    /// A line that names both objects and says what to do.
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
            "\(subject) cannot detach \(other), which is not a child of it: ask its own parent"
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

    /// The function that is called with each error; by default it stops the program.
    public static var handler: (ProgrammerError) -> Void = {
        programmerError($0.description)
    }

    static func report(_ kind: Kind, _ subject: any AnyObject, _ other: (any AnyObject)? = nil) {
        handler(ProgrammerError(kind: kind, subject: subject, other: other))
    }

    private static func name(of object: AnyObject) -> String {
        String(describing: type(of: object))
    }
}

/// Stops the program because of a wrong use of the runtime.
@usableFromInline
func programmerError(_ text: String) -> Never {
    // A trap, because no caller can recover from a mistake in the program. A release build does not
    // print the text of `preconditionFailure`.
    fatalError(text)
}
