/// Finds C libraries of the system outside the packages that own them: system-library targets, and
/// linker settings.
struct SystemLibraryCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        survey.repository.modules.flatMap { module in
            let owned = survey.table.systemLibraries.filter { $0.package == module.package.path }
            var found: [Violation] = []
            if Self.reports(module, in: survey) {
                found.append(violation(module, module.name, survey))
            }
            found += module.target.linkedLibraries
                .filter { library in !owned.contains { $0.name == library } }
                .map { violation(module, $0, survey) }
            return found
        }
    }

    /// Whether a target is a system library of a package that owns none.
    static func reports(_ module: Module, in survey: Survey) -> Bool {
        module.target.kind == .system
            && !survey.table.systemLibraries.contains { $0.package == module.package.path }
    }

    private func violation(_ module: Module, _ library: String, _ survey: Survey) -> Violation {
        let owners = survey.table.systemLibraries
            .map { "\($0.name) to \($0.package)" }.joined(separator: ", ")
        return Violation(
            .systemLibrary,
            at: survey.repository.place(of: module),
            importer: module.name,
            imported: library,
            message: "\(module.package.folderName) uses the system library \(library); "
                + "such a library belongs to one package: \(owners)",
            instead: survey.table.remedies[.systemLibrary] ?? "do without it"
        )
    }
}
