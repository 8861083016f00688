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
                && module.mayBuild(statement.condition)
        }.map { edge in
            Violation(
                edge,
                "\(context.described(edge.from)) re-exports \(edge.to) with @_exported",
                instead: "import it without @_exported, and let each module import what it uses"
            )
        }
    }

    func measure(in context: RuleContext) -> Measure {
        Measure(examined: context.imports(with: "@_exported").count, unit: "@_exported imports")
    }
}
