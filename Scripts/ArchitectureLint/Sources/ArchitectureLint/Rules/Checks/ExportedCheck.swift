/// Finds `@_exported` imports outside of the groups that may re-export.
struct ExportedCheck: RuleCheck {
    static let kind = "exported-only"
    static let optionalKeys = ["by"]

    let groups: [String]

    init(_ fields: DocumentObject) { groups = fields.groups("by") }

    func violations(in context: RuleContext) -> [Violation] {
        let exporters = context.members(of: groups)
        return context.imports { statement, module in
            statement.attributes.contains("@_exported") && !exporters.contains(module.name)
        }.map { edge in
            Violation(
                edge,
                "\(context.described(edge.from)) re-exports \(edge.to) with @_exported",
                instead: "import it without @_exported, and let each module import what it uses"
            )
        }
    }

    func measure(in context: RuleContext) -> Measure {
        let count = context.imports { found, _ in found.attributes.contains("@_exported") }.count
        return Measure(examined: count, unit: "@_exported imports")
    }
}
