/// A dependency of one module on another, and the line that states it.
struct Edge: Hashable, Sendable {
    enum Kind: String, Sendable {
        /// A manifest declares the dependency.
        case declared
        /// A source imports the other module.
        case imported
        /// The module builds a source of the other one, mostly through a link.
        case shared
    }

    let from: String
    let to: String
    let kind: Kind
    /// The line of a manifest or source, or the link to a shared source.
    let place: Place
    /// The condition in the syntax of `#if`; nil for an edge of every build.
    var condition: String?

    /// The verb that messages put between the two modules.
    var verb: String {
        switch kind {
        case .declared: "declares"
        case .imported: "imports"
        case .shared: "builds a source of"
        }
    }

    /// The condition as messages show it at their end; empty for none.
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
