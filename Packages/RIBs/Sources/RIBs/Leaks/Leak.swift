/// Something that should have gone away and has not.
public struct Leak: Sendable, Equatable, CustomStringConvertible {
    /// What should have happened.
    public enum Kind: Sendable {
        /// An object should have been released.
        case object
        /// A view should not be shown any more.
        case shownView
    }

    /// What should have happened.
    public let kind: Kind

    /// The name of the object's type.
    public let typeName: String

    /// How long it was allowed to take.
    public let time: Duration

    /// One line that says what is leaking and where to look.
    public var description: String {
        switch kind {
        case .object:
            "\(typeName) lives on after \(time), though its owner is gone: "
                + "look for who holds it, such as a closure or a strong listener"
        case .shownView:
            "\(typeName) is still shown after \(time), though its RIB is detached: "
                + "dismiss it when detaching"
        }
    }
}
