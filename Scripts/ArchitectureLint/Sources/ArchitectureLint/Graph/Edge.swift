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
    /// The symbol of a `referred` edge.
    let symbol: String?

    init(from: String, to: String, kind: Kind, place: Place, symbol: String? = nil) {
        self.from = from
        self.to = to
        self.kind = kind
        file = place.file
        line = place.line
        self.symbol = symbol
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

    /// The imports of a module whose statements fit.
    static func imports(
        of module: String,
        in files: [SourceFile],
        where fits: (ImportStatement) -> Bool
    ) -> [Edge] {
        var edges: [Edge] = []
        // Many imports share one statement.
        var verdicts: [ObjectIdentifier: Bool] = [:]
        for file in files {
            for found in file.imports {
                let id = ObjectIdentifier(found.statement)
                let verdict = verdicts[id] ?? fits(found.statement)
                verdicts[id] = verdict
                guard verdict else { continue }
                let place = Place(file: file.path, line: found.line)
                edges.append(Edge(from: module, to: found.module, kind: .imported, place: place))
            }
        }
        return edges
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
