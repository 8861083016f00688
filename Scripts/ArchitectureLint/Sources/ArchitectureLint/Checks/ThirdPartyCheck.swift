/// Finds packages that come from outside the repository, and targets that bring binaries.
struct ThirdPartyCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        foreignPackages(in: survey) + binaries(in: survey)
    }

    private func foreignPackages(in survey: Survey) -> [Violation] {
        let repository = survey.repository
        return repository.packages.flatMap { package in
            package.dependencies.filter {
                repository.isElsewhere($0) && !repository.isMissing($0)
            }.map { dependency in
                Violation(
                    .thirdParty,
                    at: repository.place(ofPackage: dependency.identity, in: package),
                    importer: package.folderName,
                    imported: dependency.identity,
                    message: "\(package.folderName) depends on the package "
                        + "\(dependency.identity), which is not part of this repository",
                    instead: survey.table.remedies[.thirdParty] ?? "do without it"
                )
            }
        }
    }

    private func binaries(in survey: Survey) -> [Violation] {
        survey.repository.modules.filter { $0.target.kind == .binary }.map { module in
            Violation(
                .thirdParty,
                at: survey.repository.place(of: module),
                importer: module.package.folderName,
                imported: module.name,
                message: "\(module.package.folderName) brings the binary \(module.name), "
                    + "which nobody can read",
                instead: "build it from source, or do without it"
            )
        }
    }
}
