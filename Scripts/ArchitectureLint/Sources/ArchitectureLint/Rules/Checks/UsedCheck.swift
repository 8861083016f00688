/// Finds dependencies that a target declares and no source of it imports.
///
/// Plug-ins, macros and programs are used without an import, and what a target without Swift
/// includes, no import tells.
struct UsedCheck: RequirementCheck {
    private static let imported: Set<TargetKind> = [.library, .system, .binary]

    func violations(in context: RuleContext) -> [Violation] {
        // The dependencies of a module follow each other.
        var last = (module: "", imported: Set<String>())
        return context.architecture.dependencies.compactMap { dependency in
            guard let module = context.module(dependency.from), !module.files.isEmpty,
                !dependency.modules.isEmpty,
                dependency.modules.allSatisfy({
                    context.module($0).map { Self.imported.contains($0.kind) } ?? false
                })
            else { return nil }
            if last.module != module.name {
                last = (module.name, context.index.importedModules(of: module.name))
            }
            guard last.imported.isDisjoint(with: dependency.modules) else { return nil }
            return context.violation(
                at: dependency.place,
                importer: dependency.from,
                imported: dependency.name,
                message: "\(dependency.from) declares \(dependency.name), and no source of it "
                    + "imports that",
                instead: "take the dependency out of the manifest"
            )
        }
    }
}
