/// A dependency of one module on another, and the line that states it.
struct Edge: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A manifest declares the dependency.
        case declared
        /// A source imports the other module.
        case imported
        /// The module builds a source of the other one, mostly through a link.
        case shared
        /// An object file refers to this symbol of the other module.
        case referred(to: String)
    }

    let from: String
    let to: String
    let kind: Kind
    /// The line of the manifest or source, or the link to a shared source.
    let place: Place

    /// The verb that messages put between the two modules.
    var verb: String {
        switch kind {
        case .declared: "declares"
        case .imported: "imports"
        case .shared: "builds a source of"
        case .referred(let symbol): "refers to '\(symbol)' of"
        }
    }
}

/// A line of a file.
public struct Place: Equatable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The file's path relative to the examined folder.
    public let file: String
    /// The line, counted from 1.
    public let line: Int

    /// The place in the form of compiler messages: `Sources/Card/Card.swift:3`.
    public var description: String { "\(file):\(line)" }

    /// Returns whether the first place comes before the second, by file and then by line.
    public static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line) < (right.file, right.line)
    }
}
