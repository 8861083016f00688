/// One module that knows another, and where that is written.
struct Edge: Equatable, Sendable {
    /// How one knows the other.
    enum Kind: Equatable, Sendable {
        /// The manifest declares it.
        case declared
        /// A source imports it.
        case imported
        /// One builds a source of the other, mostly by a link.
        case shared
        /// What was built of a source refers to a symbol of it, which is called this.
        case referred(to: String)
    }

    /// The module that knows.
    let from: String
    /// The module that is known.
    let to: String
    /// How.
    let kind: Kind
    /// The manifest's or the source's line, or the link to a shared source; the first where a symbol is
    /// referred to.
    let place: Place
}

/// A line of a file.
public struct Place: Equatable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The file, relative to the root.
    public let file: String
    /// The line, from 1.
    public let line: Int

    /// The place as compilers write it: `Sources/Card/Card.swift:3`.
    public var description: String { "\(file):\(line)" }

    /// Places in the order of their files, then of their lines.
    public static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line) < (right.file, right.line)
    }
}
