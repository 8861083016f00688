/// Holds the imports of modules that are not ours against what each category may import, and finds
/// those that come from neither the repository nor the toolchain.
struct ToolchainCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        let ours = Set(survey.repository.modules.map(\.name))
        return survey.repository.modules.flatMap { module in
            guard let category = survey.placement[module.name] else { return [Violation]() }
            return module.files.flatMap { file in
                file.imports.filter { !ours.contains($0.module) }.compactMap {
                    violation($0, in: file, of: module, category, survey)
                }
            }
        }
    }

    private func violation(
        _ statement: Import,
        in file: SourceFile,
        of module: Module,
        _ category: Category,
        _ survey: Survey
    ) -> Violation? {
        let name = statement.module
        if category.toolchain.modules.contains(name) { return nil }
        let place = Place(file: file.path, line: statement.line)
        guard survey.table.toolchainModules.contains(name) else {
            // With a package missing, nobody can tell whose module it is.
            guard survey.repository.isComplete else { return nil }
            return Violation(
                .thirdParty,
                at: place,
                importer: module.name,
                imported: name,
                message: "\(module.name) imports \(name), which is neither a module of this "
                    + "repository nor one of the toolchain that the table lists",
                instead: survey.table.remedies[.thirdParty] ?? "do without it"
            )
        }
        if let better = category.toolchain.fallbacks[name] {
            return isFallback(statement, for: better)
                ? nil : fallbackViolation(name, better, at: place, module, category)
        }
        let allowed = category.toolchain.modules.sorted().joined(separator: ", ")
        return Violation(
            .toolchain,
            at: place,
            importer: module.name,
            imported: name,
            message: "\(module.name) (\(category.name)) imports \(name): of the toolchain, "
                + "\(category.name) may import \(allowed)",
            instead: "do without it, or move what needs it to a target that may import it"
        )
    }

    /// Whether the import counts only where the better module is missing.
    private func isFallback(_ statement: Import, for better: String) -> Bool {
        statement.conditions.contains(
            Import.Condition(text: "canImport(\(better))", holds: false)
        )
    }

    private func fallbackViolation(
        _ name: String,
        _ better: String,
        at place: Place,
        _ module: Module,
        _ category: Category
    ) -> Violation {
        Violation(
            .toolchain,
            at: place,
            importer: module.name,
            imported: name,
            message: "\(module.name) (\(category.name)) imports all of \(name), which makes the "
                + "executable large and slow to start",
            instead: "import \(better) where there is one: "
                + "#if canImport(\(better)) / import \(better) / #else / import \(name) / #endif"
        )
    }
}
