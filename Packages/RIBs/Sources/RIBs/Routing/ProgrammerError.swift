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
    }

    /// What was done wrong.
    public let kind: Kind

    /// The router that was called.
    public let parent: any Routing

    /// The router that was given.
    public let child: any Routing

    /// One line that names both RIBs and says what to do.
    public var description: String {
        let parent = Self.name(of: parent)
        let child = Self.name(of: child)
        switch kind {
        case .attachingTwice:
            return "\(parent) has \(child) as a child already: attach it once, detach it before"
        case .attachingChildOfAnother:
            return
                "\(parent) cannot attach \(child), which has another parent: detach it there first"
        case .attachingAncestor:
            return "\(parent) cannot attach \(child), which is itself or above it: build a new RIB"
        case .detachingStranger:
            return "\(parent) cannot detach \(child), which is no child of it: ask its own parent"
        }
    }

    /// What is done about a programmer's error. The default stops the program.
    public static var handler: (ProgrammerError) -> Void = { error in
        // Not preconditionFailure, whose text is lost in a release build.
        fatalError(error.description)
    }

    static func report(_ error: ProgrammerError) {
        handler(error)
    }

    private static func name(of router: any Routing) -> String {
        String(describing: type(of: router))
    }
}
