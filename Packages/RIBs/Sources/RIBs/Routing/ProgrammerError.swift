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
        /// The workflow is subscribed before one of its chains was committed.
        case subscribingBeforeCommit
        /// A chain is committed when its workflow has been subscribed already.
        case committingTooLate
    }

    /// What was done wrong.
    public let kind: Kind

    /// The router that was called; nil where the error is of no router.
    public let parent: (any Routing)?

    /// The router that was given; nil where the error is of no router.
    public let child: (any Routing)?

    /// One line that names what is concerned and says what to do.
    public let description: String

    /// What is done about a programmer's error. The default stops the program.
    public static var handler: (ProgrammerError) -> Void = { error in
        // Not preconditionFailure, whose text is lost in a release build.
        fatalError(error.description)
    }

    static func report(_ error: ProgrammerError) {
        handler(error)
    }
}

extension ProgrammerError {
    /// An error of one router with another.
    init(kind: Kind, parent: any Routing, child: any Routing) {
        self.init(
            kind: kind,
            parent: parent,
            child: child,
            description: Self.text(kind, "\(type(of: parent))", "\(type(of: child))")
        )
    }

    static func subscribingBeforeCommit(of workflow: AnyObject) -> ProgrammerError {
        ProgrammerError(kind: .subscribingBeforeCommit, of: "\(type(of: workflow))")
    }

    static func committingTooLate(to workflow: AnyObject) -> ProgrammerError {
        ProgrammerError(kind: .committingTooLate, of: "\(type(of: workflow))")
    }

    private init(kind: Kind, of subject: String) {
        self.init(kind: kind, parent: nil, child: nil, description: Self.text(kind, subject, ""))
    }

    private static func text(_ kind: Kind, _ subject: String, _ object: String) -> String {
        switch kind {
        case .attachingTwice:
            "\(subject) has \(object) as a child already: attach it once, detach it before"
        case .attachingChildOfAnother:
            "\(subject) cannot attach \(object), which has another parent: detach it there first"
        case .attachingAncestor:
            "\(subject) cannot attach \(object), which is itself or above it: build a new RIB"
        case .detachingStranger:
            "\(subject) cannot detach \(object), which is no child of it: ask its own parent"
        case .subscribingBeforeCommit:
            "\(subject) is subscribed without a committed chain: call commit() on its last step first"
        case .committingTooLate:
            "\(subject) is given a chain after it was subscribed: commit all chains before"
        }
    }
}
