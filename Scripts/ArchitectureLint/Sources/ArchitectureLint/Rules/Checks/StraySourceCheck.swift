/// Finds sources that no target claims.
struct StraySourceCheck: RequirementCheck {
    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.strays.map { stray in
            context.violation(
                at: Place(file: stray.path, line: 1),
                importer: stray.path,
                imported: "",
                message: stray.snippets == nil
                    ? "no target claims this source, so nothing builds or checks it"
                    : "no target claims this snippet: SwiftPM builds it with the package, and no rule "
                        + "is held against it",
                instead: stray.snippets.map {
                    "move it into the folder of an executable target, or leave the snippets out: "
                        + "exclude: [\"\($0)\"]"
                } ?? "move it into a target's folder, or delete it"
            )
        }
    }
}
