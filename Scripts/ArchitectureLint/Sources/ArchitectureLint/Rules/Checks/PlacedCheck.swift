/// Finds targets that belong to no group: what no rule looks at must not pass.
struct PlacedCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.modules.filter { context.placement.place(of: $0.name) == nil }.map {
            context.violation(
                at: $0.place,
                importer: $0.packageFolder,
                imported: $0.name,
                message: "no group has a place for the \($0.kind.rawValue) target "
                    + "\($0.target) of \($0.package)",
                instead: "name it as a group of the rules expects, or add a group for it"
            )
        }
    }
}
