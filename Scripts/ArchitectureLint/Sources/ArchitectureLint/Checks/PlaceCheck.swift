/// Finds targets that the table has no place for, and sources that no target claims: what no rule
/// looks at must not pass.
struct PlaceCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        homelessTargets(in: survey) + straySources(in: survey)
    }

    private func homelessTargets(in survey: Survey) -> [Violation] {
        survey.repository.modules.filter {
            survey.placement[$0.name] == nil && !SystemLibraryCheck.reports($0, in: survey)
        }.map { module in
            Violation(
                .noPlace,
                at: survey.repository.place(of: module),
                importer: module.package.folderName,
                imported: module.target.name,
                message: "the table has no place for the \(module.target.kind.rawValue) target "
                    + "\(module.target.name) of \(module.package.path)",
                instead: "name it as the table expects, or give the table a row for it"
            )
        }
    }

    private func straySources(in survey: Survey) -> [Violation] {
        // Without its manifest, nobody can tell which sources a package claims.
        guard survey.repository.isComplete else { return [] }
        return survey.repository.strays.map { path in
            Violation(
                .straySource,
                at: Place(file: path, line: 1),
                importer: path,
                imported: "",
                message: "no target claims this source, so nothing builds or checks it",
                instead: "move it into a target's folder, or delete it"
            )
        }
    }
}
