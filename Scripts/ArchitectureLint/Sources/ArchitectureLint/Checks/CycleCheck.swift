/// Finds packages, and targets, that know each other in a circle.
struct CycleCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        let packages = packageEdges(of: survey.repository).cycles()
            .map { violation("the packages", $0, survey.table) }
        let targets = survey.graph.edges.cycles().map { violation("the targets", $0, survey.table) }
        return (packages + targets).compactMap { $0 }
    }

    private func packageEdges(of repository: Repository) -> [Edge] {
        repository.packages.flatMap { package in
            package.dependencies.compactMap { dependency in
                guard case .folder(let identity, let path) = dependency,
                    let other = repository.package(atAbsolute: path)
                else { return nil }
                return Edge(
                    from: package.folderName,
                    to: other.folderName,
                    kind: .declared,
                    place: repository.place(ofPackage: identity, in: package)
                )
            }
        }
    }

    private func violation(_ what: String, _ cycle: [Edge], _ table: Table) -> Violation? {
        guard let first = cycle.first else { return nil }
        let names = cycle.map(\.from) + [first.from]
        return Violation(
            .cycle,
            at: first.place,
            importer: first.from,
            imported: first.to,
            message: "\(what) know each other in a circle: \(names.joined(separator: " → "))",
            chain: cycle.map(Violation.Step.init),
            instead: table.remedies[.cycle] ?? "take one of the steps away"
        )
    }
}
