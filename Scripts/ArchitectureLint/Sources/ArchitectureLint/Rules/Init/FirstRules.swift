/// A first rules file for packages that have none: groups by folders, who may know whom as far as
/// that can be seen, and the rules that suit everybody.
struct FirstRules {
    private let architecture: Architecture
    private let schema: String?
    private let excluded: [String]
    private let groups: [FirstGroup]
    private let rules: [FirstRule]
    /// How many places break each rule already, by its name.
    let broken: [String: Int]

    /// Rules for an architecture.
    ///
    /// - Parameters:
    ///   - schema: where the schema of rules files is, from the folder that is examined;
    ///     nothing when it is elsewhere.
    ///   - excluded: the folders that were not examined.
    init(_ architecture: Architecture, schema: String? = nil, excluded: [String] = []) {
        let first = FirstGroups(architecture)
        let rules = FirstRule.all(for: first)
        self.architecture = architecture
        self.schema = schema
        self.excluded = excluded
        self.groups = first.groups
        self.rules = rules
        let text = Self.file(schema, excluded, first.groups, rules, broken: [:])
        let (file, _) = RuleFileReader.read(Array(text.utf8), file: RuleFile.usualName)
        let run = file.map { RuleRun(architecture, against: $0, file: RuleFile.usualName) }
        let names = run?.violations.map(\.rule.rawValue) ?? []
        // What another rule says more of breaks this one too, and a warning would not hide it.
        broken = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
            .merging(run?.leftOut ?? [:], uniquingKeysWith: +)
    }

    /// The file's text. A rule that does not hold yet is a warning in it.
    var text: String { Self.file(schema, excluded, groups, rules, broken: broken) }

    /// What the file comes to, in a line.
    var summary: String {
        "groups: \(groups.count), rules: \(rules.count), "
            + "of which do not hold yet and are warnings: \(broken.count)"
    }

    private static func file(
        _ schema: String?,
        _ excluded: [String],
        _ groups: [FirstGroup],
        _ rules: [FirstRule],
        broken: [String: Int]
    ) -> String {
        let schemaLine =
            schema.map { "$schema: \(FirstRule.quoted("./\($0)"))," }
            ?? "// $schema: \"…/archlint.schema.json\",  // beside archlint's Package.swift"
        return """
            // Who may know whom; what the words mean stands in the README of archlint.
            {
              \(schemaLine)
              version: 1,
            \(exclusion(of: excluded))
              // The first group that a target fits is the target's.
              groups: [
            \(groups.map(line(of:)).joined())  ],

              rules: [
            \(rules.map { lines(of: $0, broken: broken[$0.name]) }.joined())  ],
            }

            """
    }

    private static func exclusion(of folders: [String]) -> String {
        let list = folders.map(FirstRule.quoted).joined(separator: ", ")
        return folders.isEmpty
            ? "" : "\n  // What is not examined.\n  exclude: [\(list)],\n"
    }

    private static func line(of group: FirstGroup) -> String {
        let patterns = group.patterns.map { pattern in
            let kinds = pattern.kinds.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
            let words = [
                pattern.package.map { "package: \(FirstRule.quoted($0))" },
                pattern.target.map { "target: \(FirstRule.quoted($0))" },
                "kinds: \(pattern.kinds.count == 1 ? kinds : "[\(kinds)]")",
            ]
            return "{ \(words.compactMap { $0 }.joined(separator: ", ")) }"
        }
        let name = FirstRule.quoted(group.name)
        let line = "    { name: \(name), modules: \(patterns[0]) },\n"
        guard patterns.count > 1 || line.count > 100 else { return line }
        let list = patterns.map { "        \($0),\n" }.joined()
        return "    {\n      name: \(name),\n      modules: [\n\(list)      ],\n    },\n"
    }

    private static func lines(of rule: FirstRule, broken: Int?) -> String {
        var text = rule.comment.map { "    // \($0)\n" } ?? ""
        if let broken {
            text += "    // Does not hold yet, in \(broken) \(broken == 1 ? "place" : "places"): "
            text += "take the severity away when it does.\n"
        }
        let severity = broken == nil ? "" : ", severity: \"warning\""
        text += "    {\n      name: \(FirstRule.quoted(rule.name)), "
        text += "kind: \"\(rule.kind.rawValue)\"\(severity),\n"
        if let members = rule.members { text += "      \(members)\n" }
        return text + "      reason: \(FirstRule.quoted(rule.reason)),\n    },\n"
    }
}
