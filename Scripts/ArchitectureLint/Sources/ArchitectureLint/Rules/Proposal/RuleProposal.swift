/// A proposed rules file: groups by role, folder and layer, and rules that almost hold.
///
/// Rules that many targets break are left out.
struct RuleProposal {
    private let schema: String?
    private let excluded: [String]
    private let groups: [ProposedGroup]
    private var rules: [ProposedRule]
    /// The rules that are left out, with the number of their violations.
    private var leftOut: [(name: String, count: Int)] = []
    /// The result of checking the proposed rules.
    private(set) var run: RuleRun?

    var violations: [Violation] { run?.violations ?? [] }

    /// Proposes rules for an architecture.
    ///
    /// - Parameters:
    ///   - schema: The path of the schema, if it is in the examined folder.
    ///   - excluded: The folders that were not examined.
    init(_ architecture: Architecture, schema: String? = nil, excluded: [String] = []) {
        let proposal = GroupProposal(architecture)
        self.schema = schema
        self.excluded = excluded
        groups = proposal.groups
        rules = ProposedRule.all(for: proposal)
        run = checked(architecture)
        let files = architecture.modules.reduce(0) { $0 + $1.files.count }
        for (rule, found) in Dictionary(grouping: violations, by: \.rule) {
            let kind = rules.first { $0.name == rule }?.kind
            let all = kind == StraySourceCheck.kind ? files : architecture.modules.count
            // These are to be known, however many there are.
            let kept = [DeclaredCheck.kind, UsedCheck.kind, AcyclicCheck.kind]
            guard !kept.contains(kind ?? ""), Set(found.map(\.importer)).count > max(3, all / 5)
            else { continue }
            leftOut.append((rule, found.count))
        }
        guard !leftOut.isEmpty else { return }
        leftOut.sort { $0.name < $1.name }
        rules.removeAll { rule in leftOut.contains { $0.name == rule.name } }
        // A rule may have explained what another one finds, too.
        run = checked(architecture)
    }

    private func checked(_ architecture: Architecture) -> RuleRun? {
        RuleFileReader.read(Array(text.utf8), file: RuleFile.usualName).rules.map {
            RuleRun(architecture, against: $0, file: RuleFile.usualName)
        }
    }

    var summary: String { "\(groups.count.counted("group")), \(rules.count.counted("rule"))" }

    var text: String {
        let schemaLine =
            schema.map { "$schema: \("./\($0)".jsonQuoted)," }
            ?? "// $schema: \"…/archlint.schema.json\",  // next to archlint's Package.swift"
        let folders = excluded.map(\.jsonQuoted).joined(separator: ", ")
        let exclusion =
            folders.isEmpty
            ? "" : "\n  // Folders that are not examined.\n  exclude: [\(folders)],\n"
        let broken = leftOut.map {
            "    // Left out: \($0.name), which is broken \($0.count.times).\n"
        }
        return """
            // Which modules may depend on which. The README of archlint explains the keys.
            {
              \(schemaLine)
              version: 2,
            \(exclusion)
              // A target belongs to the first group that it fits.
              groups: [
            \(groups.map(line(of:)).joined())  ],

              rules: [
            \(rules.map(lines(of:)).joined())\(broken.joined())  ],
            }

            """
    }

    private func line(of group: ProposedGroup) -> String {
        var lists: [(pattern: ModulePattern, targets: [String])] = []
        for pattern in group.patterns {
            let target = pattern.target.text
            if let last = lists.last, !target.contains("*"), !last.targets[0].contains("*"),
                (last.pattern.package, last.pattern.kinds) == (pattern.package, pattern.kinds)
            {
                lists[lists.count - 1].targets.append(target)
            } else {
                lists.append((pattern, [target]))
            }
        }
        let name = "name: \(group.name.jsonQuoted)"
        let comment = group.comment.map { "    // \($0)\n" } ?? ""
        let objects = lists.map { words(of: $0.pattern, $0.targets) }
        let first = objects[0].joined(separator: ", ")
        let line = "    { \(name), modules: { \(first) } },\n"
        if objects.count == 1, line.count <= 100 { return comment + line }
        let list = objects.map { words in
            let line = "        { \(words.joined(separator: ", ")) },\n"
            guard line.count > 100 else { return line }
            return "        {\n" + words.map { Self.wrapped($0) }.joined() + "        },\n"
        }
        return
            "\(comment)    {\n      \(name),\n      modules: [\n\(list.joined())      ],\n    },\n"
    }

    /// Returns the members of the object that describes a pattern in the rules file.
    private func words(of pattern: ModulePattern, _ targets: [String]) -> [String] {
        func list(_ texts: [String]) -> String {
            texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
        }
        let (package, folder) = (pattern.package.text, pattern.folder.text)
        let kinds = TargetKind.allCases.filter(pattern.kinds.contains).map(\.rawValue.jsonQuoted)
        return [
            package == "**" ? nil : "package: \(package.shownPath.jsonQuoted)",
            targets == ["*"] ? nil : "target: \(list(targets.map(\.jsonQuoted)))",
            folder == "**" ? nil : "folder: \(folder.jsonQuoted)",
            kinds.count == TargetKind.allCases.count ? nil : "kinds: \(list(kinds))",
        ].compactMap { $0 }
    }

    /// Returns a member of an object on separate lines; breaks a long list between its texts.
    private static func wrapped(_ member: String) -> String {
        guard member.count > 80, let open = member.firstIndex(of: "[") else {
            return "          \(member),\n"
        }
        var lines = [""]
        for text in member[open...].dropFirst().dropLast().split(separator: ", ") {
            if lines[lines.count - 1].count + text.count > 82 { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + "\(text),"
        }
        let list = lines.map { "            \($0)\n" }.joined()
        return "          \(member[...open])\n\(list)          ],\n"
    }

    private func lines(of rule: ProposedRule) -> String {
        var text = rule.comment.map { "    // \($0)\n" } ?? ""
        text += "    {\n      name: \(rule.name.jsonQuoted), kind: \(rule.kind.jsonQuoted),\n"
        if let fields = rule.fields { text += "      \(fields)\n" }
        return text + "      reason: \(rule.reason.jsonQuoted),\n    },\n"
    }
}

extension ProposedGroup {
    /// The comment in the rules file that explains a layer; nil for other groups.
    fileprivate var comment: String? {
        guard case .libraries(let kind, _) = role else { return nil }
        return switch kind {
        case .top: "Libraries that no other library uses."
        case .middle: "Libraries between the top and the foundation."
        case .foundation: "Libraries that most other libraries use, or that use no other library."
        case .suffix, .folder, .single, .all: nil
        }
    }
}
