/// Finds targets that belong to no group: what no rule looks at must not pass.
struct PlacedCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.modules.filter { context.placement.place(of: $0.name) == nil }.map {
            context.violation(
                at: $0.place,
                importer: $0.packageFolder,
                imported: $0.name,
                message: "the table has no place for the \($0.kind.rawValue) target "
                    + "\($0.target) of \($0.package)",
                instead: "name it as the table expects, or give the table a row for it"
            )
        }
    }
}
