/// A dependency of one module on another, and the line that states it.
struct Edge: Hashable, Sendable {
    enum Kind: String, Sendable {
        /// A manifest declares the dependency.
        case declared
        /// A source imports the other module.
        case imported
        /// The module builds a source of the other module, usually through a symbolic link.
        case shared
    }

    let from: String
    let to: String
    let kind: Kind
    /// The line of the manifest or source, or the symbolic link to the shared source.
    let place: Place
    /// The condition of the edge in `#if` syntax; nil if every build has the edge.
    var condition: String?

    /// The verb that messages put between the two modules.
    var verb: String {
        switch kind {
        case .declared: "declares"
        case .imported: "imports"
        case .shared: "builds a source of"
        }
    }

    /// The condition as a suffix of messages, such as ` (if DEBUG)`; empty without a condition.
    var shownCondition: String { condition.map { " (if \($0))" } ?? "" }
}

/// A line of a file.
struct Place: Equatable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The file's path relative to the examined folder.
    let file: String
    /// The line, counted from 1.
    let line: Int

    /// The place in the form of compiler messages: `Sources/Card/Card.swift:3`.
    var description: String { "\(file):\(line)" }

    static func < (left: Place, right: Place) -> Bool {
        (left.file, left.line) < (right.file, right.line)
    }
}
