/// Finds targets that belong to no group, and so escape the rules.
struct PlacedCheck: RuleCheck {
    static let kind = "everything-placed"

    init(_ fields: DocumentObject) {}

    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.modules.filter { context.membership.group(of: $0.name) == nil }.map {
            Violation(
                place: $0.place,
                importer: $0.package.folderName,
                imported: $0.name,
                message:
                    "the \($0.target.kind.rawValue) target \($0.target.name) of \($0.package.path) belongs to "
                    + "no group",
                instead: "rename the target so that a group matches it, or add a group for it"
            )
        }
    }
}
