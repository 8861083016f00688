/// Finds imports of toolchain modules that the rule does not allow for the group of the importing
/// module.
struct ToolchainImportCheck: RuleCheck {
    static let kind = "toolchain"
    static let requiredKeys = ["allow"]

    private struct Row {
        let from: [String]
        let modules: Set<String>
        /// The preferred module for each module that may be imported only as a fallback.
        let fallbacks: [String: String]
    }

    private let rows: [Row]

    private static let testLibraries: Set = ["Testing", "XCTest"]

    init(_ fields: DocumentObject) {
        rows = fields.rows("allow", keys: ["from", "modules", "fallbacks"]).map { row in
            let (from, modules) = (row.required("from"), row.required("modules"))
            return Row(
                from: from?.groups ?? [],
                modules: Set(modules?.texts.map(\.text) ?? []),
                fallbacks: row["fallbacks"].map(Self.fallbacks) ?? [:]
            )
        }
    }

    private static func fallbacks(_ value: DocumentValue) -> [String: String] {
        guard let object = value.object else { return [:] }
        return object.entries.reduce(into: [:]) { fallbacks, member in
            fallbacks[member.key] = object[member.key, "the better module"]?.text
        }
    }

    var groups: [String] { rows.flatMap(\.from) }

    func violations(in context: RuleContext) -> [Violation] {
        let ours = Set(context.architecture.modules.map(\.name))
        let rows = rows(in: context)
        let broken = context.imports { statement, module in
            !ours.contains(statement.module) && context.toolchain.contains(statement.module)
                && !Self.allows(statement, rows[module.name] ?? [])
        }
        return broken.map { violation($0, rows[$0.from] ?? [], context) }
    }

    private func rows(in context: RuleContext) -> [String: [Row]] {
        context.byModule(rows, from: \.from) { role, _, rows in
            switch role {
            case .demo: rows
            case .testing: rows + [Row(from: [], modules: Self.testLibraries, fallbacks: [:])]
            case .tests, .benchmarks: nil
            }
        }
    }

    private static func allows(_ statement: Import, _ rows: [Row]) -> Bool {
        let name = statement.module
        if rows.isEmpty || rows.contains(where: { $0.modules.contains(name) }) { return true }
        guard let better = better(than: name, rows) else { return false }
        return statement.conditions.contains { $0.impliesAbsence(of: better) }
    }

    /// Returns the module to import instead of `name`, if `name` is only a fallback for that
    /// module.
    private static func better(than name: String, _ rows: [Row]) -> String? {
        rows.lazy.compactMap { $0.fallbacks[name] }.first
    }

    private func violation(_ edge: Edge, _ rows: [Row], _ context: RuleContext) -> Violation {
        let name = edge.to
        let importer = context.described(edge.from)
        let message: String
        let instead: String
        if let better = Self.better(than: name, rows) {
            message = "\(importer) imports \(name) even where \(better) exists"
            instead =
                "import \(better) where it exists: #if canImport(\(better)) / import \(better) / "
                + "#else / import \(name) / #endif"
        } else {
            let allowed = Set(rows.flatMap(\.modules)).sorted().joined(separator: ", ")
            let group = context.membership.group(of: edge.from) ?? edge.from
            message = "\(importer) imports \(name): \(group) may import \(allowed) of the toolchain"
            instead = "remove the import, or move the code to a target that may import it"
        }
        return Violation(edge, message, instead: instead)
    }

    func isIdle(in context: RuleContext) -> Bool { context.members(of: groups).isEmpty }

    func measure(in context: RuleContext) -> Measure {
        let members = Set(rows(in: context).keys)
        let files = context.architecture.modules.lazy.filter { members.contains($0.name) }
            .flatMap(\.files)
        return Measure(
            examined: files.reduce(0) { $0 + $1.imports.count },
            unit: "imports",
            modules: members.count
        )
    }
}
