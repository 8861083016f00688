/// Finds packages that come from outside the repository, and targets that bring binaries.
struct ThirdPartyCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        survey.repository.packages.flatMap { package in
            package.dependencies.filter {
                survey.repository.isElsewhere($0) && !survey.repository.isMissing($0)
            }.map { foreign($0, in: package, survey.repository) }
        }
            + survey.repository.modules.filter { $0.target.kind == .binary }.map {
                Violation(
                    .thirdParty,
                    at: survey.repository.place(of: $0),
                    importer: $0.package.folderName,
                    imported: $0.name,
                    message:
                        "\($0.package.folderName) brings the binary \($0.name), which nobody can read",
                    instead: "build it from source, or do without it"
                )
            }
    }

    private func foreign(
        _ dependency: PackageDependency,
        in package: SwiftPackage,
        _ repository: Repository
    ) -> Violation {
        Violation(
            .thirdParty,
            at: repository.place(ofPackage: dependency.identity, in: package),
            importer: package.folderName,
            imported: dependency.identity,
            message: "\(package.folderName) depends on the package \(dependency.identity), "
                + "which is not part of this repository",
            instead: "write what is needed here: the toolchain, SQLite and libsodium are all that "
                + "a build may ask for"
        )
    }
}
