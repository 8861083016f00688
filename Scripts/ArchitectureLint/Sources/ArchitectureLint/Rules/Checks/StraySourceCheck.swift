/// Finds sources that no target claims.
struct StraySourceCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.strays.map { path in
            context.violation(
                at: Place(file: path, line: 1),
                importer: path,
                imported: "",
                message: "no target claims this source, so nothing builds or checks it",
                instead: "move it into a target's folder, or delete it"
            )
        }
    }
}
