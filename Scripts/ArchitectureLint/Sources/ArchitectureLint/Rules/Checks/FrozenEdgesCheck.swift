/// Finds dependencies between modules that the file of frozen edges does not list, and listed
/// dependencies that do not exist.
///
/// A new dependency then needs a line with a reason, which a reviewer sees.
struct FrozenEdgesCheck: RuleCheck {
    static let kind = "frozen-edges"
    static let optionalKeys = ["of"]

    /// The groups whose members are the modules at both ends; empty for all modules.
    let groups: [String]

    init(_ fields: DocumentObject) { groups = fields.groups("of") }

    /// Returns the first edge of each pair of modules that the rule is about.
    func edges(in context: RuleContext) -> [Edge] {
        let members = context.members(of: groups)
        let network = context.network
        return network.both.joined().map { network.edges[$0] }.filter { edge in
            groups.isEmpty || (members.contains(edge.from) && members.contains(edge.to))
        }
    }

    func violations(in context: RuleContext) -> [Violation] {
        guard let frozen = context.architecture.frozen else { return [] }
        let edges = edges(in: context)
        let known = Set(frozen.entries.map(\.pair))
        let new = edges.filter { !known.contains([$0.from, $0.to]) }.map { edge in
            Violation(
                edge,
                "\(context.described(edge.from)) \(edge.verb) \(context.described(edge.to)), which "
                    + "\(frozen.file) does not list",
                instead: "remove the dependency, or add it with its reason: 'archlint freeze "
                    + "--reason TEXT'"
            )
        }
        // An unread part may have the dependency.
        guard context.architecture.isComplete else { return new }
        let present = Set(context.network.edges.map { [$0.from, $0.to] })
        return new
            + frozen.entries.filter { !present.contains($0.pair) }.map { entry in
                Violation(
                    place: Place(file: frozen.file, line: entry.line),
                    importer: entry.from,
                    imported: entry.to,
                    message: "\(entry.from) does not depend on \(entry.to) anymore",
                    instead: "run 'archlint freeze' to remove such lines"
                )
            }
    }

    func measure(in context: RuleContext) -> Measure {
        Measure(examined: edges(in: context).count, unit: "edges")
    }
}

/// The dependencies between modules that a committed file lists, each with its reason.
struct FrozenEdges: Equatable, Sendable {
    let file: String
    private(set) var entries: [Entry] = []

    static let usualName = ".archlint-edges.json"

    struct Entry: Equatable, Sendable {
        let from: String
        let to: String
        let reason: String
        /// The line of the entry in the file; 1 before the file is written.
        var line = 1

        var pair: [String] { [from, to] }
    }
}

extension FrozenEdges {
    /// Reads the file in a folder; a missing file lists nothing.
    ///
    /// - Throws: `Problem` when the file cannot be read or has mistakes.
    init(in tree: FileTree) throws {
        file = Self.usualName
        guard tree.hasFile(file) else { return }
        let document = try DocumentValue.read(tree.read(file), file: file, label: "the file")
        let object = document.object(keys: ["version", "edges"])
        if let version = object?.required("version"), let number = version.count, number != 1 {
            document.mistakes.report(
                "this archlint reads only version 1, not \(number)",
                at: version.place
            )
        }
        entries = (object?.required("edges")?.list ?? []).compactMap { element in
            let object = element.labeled("an edge").object(keys: ["from", "to", "reason"])
            guard let from = object?.required("from")?.text, let to = object?.required("to")?.text,
                let reason = object?.required("reason")?.text
            else { return nil }
            return Entry(from: from, to: to, reason: reason, line: element.place.line)
        }
        var pairs: Set<[String]> = []
        for entry in entries where !pairs.insert(entry.pair).inserted {
            let place = TextPlace(line: entry.line, column: 1)
            document.mistakes.report("\(entry.from) → \(entry.to) appears twice", at: place)
        }
        if let problem = document.mistakes.problems.first { throw problem }
    }

    /// Returns the file for the given pairs of modules: with the present reasons, and `reason` for
    /// new pairs.
    func updated(to pairs: Set<[String]>, reason: String) -> FrozenEdges {
        let reasons = Dictionary(firstOf: entries.map { ($0.pair, $0.reason) })
        var new = self
        new.entries = pairs.sorted { $0.lexicographicallyPrecedes($1) }.map {
            Entry(from: $0[0], to: $0[1], reason: reasons[$0] ?? reason)
        }
        return new
    }

    /// The text of the file, with a line for each edge.
    var text: String {
        let lines = entries.map { entry in
            "    {\"from\": \(entry.from.jsonQuoted), \"to\": \(entry.to.jsonQuoted), "
                + "\"reason\": \(entry.reason.jsonQuoted)}"
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return "{\n  \"version\": 1,\n  \"edges\": \(list)\n}\n"
    }
}
