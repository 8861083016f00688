/// Finds modules that hand on others with `@_exported`, and may not: who imports them knows those
/// without saying so.
struct ExportedCheck: RequirementCheck {
    let by: [String]

    init(by groups: [String]) {
        by = groups
    }

    func violations(in context: RuleContext) -> [Violation] {
        let exporting = context.placement.members(of: by)
        return context.imports { $0.attributes.contains("@_exported") }.compactMap { use in
            guard !exporting.contains(use.module.name) else { return nil }
            return context.violation(
                at: use.place,
                importer: use.module.name,
                imported: use.statement.module,
                message: "\(context.described(use.module.name)) hands on "
                    + "\(use.statement.module) with @_exported",
                instead: "import it plainly, and let each module import what it uses"
            )
        }
    }
}
