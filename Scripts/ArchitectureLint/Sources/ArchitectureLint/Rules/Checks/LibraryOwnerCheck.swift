/// Finds C libraries of the system outside the packages that own them: system-library targets, and
/// linker settings.
struct LibraryOwnerCheck: RequirementCheck {
    let owners: [LibraryOwner]

    func violations(in context: RuleContext) -> [Violation] {
        context.architecture.modules.flatMap { module in
            let owned = owners.filter { $0.package == module.package }.map(\.library)
            let target = module.kind == .system && owned.isEmpty ? [module.name] : []
            let linked = module.linkedLibraries.filter { !owned.contains($0) }
            return (target + linked).map { violation(module, $0, context) }
        }
    }

    private func violation(
        _ module: Architecture.Module,
        _ library: String,
        _ context: RuleContext
    ) -> Violation {
        let list = owners.map { "\($0.library) to \($0.package)" }.joined(separator: ", ")
        return context.violation(
            at: module.place,
            importer: module.name,
            imported: library,
            message: "\(module.packageFolder) uses the system library \(library); "
                + "such a library belongs to one package: \(list)",
            instead: "do without it"
        )
    }

    func isIdle(in context: RuleContext) -> Bool {
        !context.architecture.modules.contains { module in
            owners.contains { $0.package == module.package }
        }
    }
}
