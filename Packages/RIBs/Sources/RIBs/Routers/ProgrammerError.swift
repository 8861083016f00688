/// A misuse of the RIBs runtime, which only a change of the program can fix.
///
/// The runtime passes each error to `handler`, in debug and release builds. The default handler
/// stops the program and prints `description`. If another handler returns, the refused call has no
/// effect.
@MainActor
public struct ProgrammerError: Error {
    /// The kind of misuse.
    public enum Kind: Sendable {
        /// The child is already attached to this parent.
        case attachingTwice
        /// The child is attached to another parent.
        case attachingChildOfAnother
        /// The child is the parent itself or one of the parent's ancestors.
        case attachingAncestor
        /// The router is not a child of this parent.
        case detachingStranger
        /// The router to put to sleep is not a child of this parent.
        case sleepingStranger
        /// The router to wake is not a child of this parent.
        case wakingStranger
        /// The router of a `RoutedInteractable` does not conform to the interactor's `RoutingType`.
        case mismatchedRouter
        /// A componentized builder got the same component as for the RIB that it built before.
        ///
        /// If `handler` returns, the RIB is built anyway, because a builder must return a router.
        case reusingComponent
        /// `subscribe` was called on a workflow before any of its chains was committed.
        case subscribingBeforeCommit
        /// A chain was committed after `subscribe` was called on its workflow.
        case committingTooLate
    }

    /// The kind of misuse.
    public let kind: Kind

    /// The object that was called: a router, interactor, builder or workflow.
    public let subject: any AnyObject

    /// The router or component that was passed to `subject`, if any.
    public let other: (any AnyObject)?

    /// A line of text that names `subject` and `other` and says how to fix the error.
    public var description: String {
        let subject = Self.name(of: subject)
        let other = other.map(Self.name) ?? "nothing"
        return switch kind {
        case .attachingTwice:
            "\(subject) already has the child \(other): attach it only once, or detach it first"
        case .attachingChildOfAnother:
            "\(subject) cannot attach \(other), which has another parent: detach it from that parent"
        case .attachingAncestor:
            "\(subject) cannot attach \(other), which is its ancestor or itself: build a new RIB"
        case .detachingStranger:
            "\(subject) cannot detach \(other), which is not its child: "
                + "let the parent of that RIB detach it"
        case .sleepingStranger:
            "\(subject) cannot put \(other) to sleep, which is not its child: attach it first"
        case .wakingStranger:
            "\(subject) cannot wake \(other), which is not its child: attach it first"
        case .mismatchedRouter:
            "\(subject) cannot use \(other) as its router: make \(other) conform to RoutingType"
        case .reusingComponent:
            "\(subject) got the same \(other) for two RIBs: create a component for each RIB"
        case .subscribingBeforeCommit:
            "\(subject) has no committed chain to subscribe to: "
                + "call commit() on the last step before subscribe(_:)"
        case .committingTooLate:
            "\(subject) got a chain after subscribe(_:): commit every chain before subscribe(_:)"
        }
    }

    /// The function that handles each error; by default it stops the program.
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

/// Stops the program with a text that describes the misuse.
@usableFromInline
func programmerError(_ text: String) -> Never {
    // A trap, because no caller can recover from a mistake in the program. A release build does not
    // print the text of `preconditionFailure`.
    fatalError(text)
}
