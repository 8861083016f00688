/// Finds dependencies that a target declares and no source of it imports, and packages that nothing
/// uses.
///
/// Plug-ins, macros and programs are used without an import, and what a target without Swift
/// includes, no import tells.
struct UsedCheck: RequirementCheck {
    private static let imported: Set<TargetKind> = [.library, .system, .binary]

    func violations(in context: RuleContext) -> [Violation] {
        // What could not be read may import anything.
        guard context.architecture.isComplete else { return [] }
        return targets(context) + packages(context)
    }

    /// The dependencies of targets that an import can tell of, with the modules to look for.
    static func judged(
        in architecture: Architecture,
        _ foreign: ForeignModules,
        module: (String) -> Architecture.Module?
    ) -> [(dependency: Architecture.Dependency, modules: Set<String>)] {
        architecture.dependencies.compactMap { dependency in
            guard let knower = module(dependency.from), !knower.files.isEmpty else { return nil }
            if !dependency.foreign.isEmpty {
                return foreign.modules(of: dependency.name, from: dependency.foreign).map {
                    (dependency, $0)
                }
            }
            let isJudged =
                !dependency.modules.isEmpty
                && dependency.modules.allSatisfy { name in
                    module(name).map { imported.contains($0.kind) } ?? false
                }
            return isJudged ? (dependency, dependency.modules) : nil
        }
    }

    private func targets(_ context: RuleContext) -> [Violation] {
        // The dependencies of a module follow each other.
        var last = (module: "", imported: Set<String>())
        return Self.judged(in: context.architecture, context.foreign, module: context.module)
            .compactMap { dependency, modules in
                if last.module != dependency.from {
                    last = (
                        dependency.from, context.index.importedModules(of: dependency.from)
                    )
                }
                guard last.imported.isDisjoint(with: modules) else { return nil }
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

    private func packages(_ context: RuleContext) -> [Violation] {
        context.architecture.unusedPackages.compactMap { dependency in
            let isImported = context.architecture.modules.contains { module in
                module.package == dependency.package
                    && module.files.contains { file in
                        file.imports.contains {
                            context.foreign.owners[$0.module]?.contains(dependency.identity)
                                ?? false
                        }
                    }
            }
            // Then a target lacks it, which another rule tells.
            if isImported { return nil }
            return context.violation(
                at: dependency.place,
                importer: dependency.from,
                imported: dependency.identity,
                message: "\(dependency.from) depends on the package \(dependency.identity), and no "
                    + "target of it uses that",
                instead: "take the dependency out of the manifest"
            )
        }
    }
}
