/// A dependency of one module on another, and the line that states it.
struct Edge: Codable, Hashable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// A manifest declares the dependency.
        case declared
        /// A source imports the other module.
        case imported
        /// The module builds a source of the other one, mostly through a link.
        case shared
        /// An object file refers to a symbol of the other module.
        case referred
    }

    let from: String
    let to: String
    let kind: Kind
    /// The manifest or source, or the link to a shared source.
    let file: String
    let line: Int
    var symbol: String?
    /// The condition in the syntax of `#if`; nil for an edge of every build.
    let condition: String?

    init(
        from: String,
        to: String,
        kind: Kind,
        place: Place,
        symbol: String? = nil,
        condition: String? = nil
    ) {
        self.from = from
        self.to = to
        self.kind = kind
        file = place.file
        line = place.line
        self.symbol = symbol
        self.condition = condition
    }

    var place: Place { Place(file: file, line: line) }

    /// The verb that messages put between the two modules.
    var verb: String {
        switch kind {
        case .declared: "declares"
        case .imported: "imports"
        case .shared: "builds a source of"
        case .referred: "refers to '\(symbol ?? "")' of"
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
