/// Finds imports of our modules that the importing target does not declare.
///
/// SwiftPM lets them through as long as somebody else has built the module: on the way over other
/// dependencies, or in an earlier build. An import that the table forbids anyway is left to that
/// check: to declare it would not help.
struct UndeclaredImportCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        survey.graph.edges.compactMap { edge in
            guard edge.kind == .imported,
                survey.graph.declared[edge.from]?.contains(edge.to) != true, survey.allows(edge)
            else { return nil }
            let way = survey.graph.declaredPath(from: edge.from, to: edge.to)
            return Violation(
                .undeclaredImport,
                at: edge.place,
                importer: edge.from,
                imported: edge.to,
                message: "\(edge.from) imports \(edge.to) and does not declare it"
                    + (way == nil ? "" : "; it only works by way of others"),
                chain: (way ?? []).map(Violation.Step.init),
                instead: instead(edge, in: survey)
            )
        }
    }

    private func instead(_ edge: Edge, in survey: Survey) -> String {
        guard let from = survey.repository.module(edge.from),
            let to = survey.repository.module(edge.to)
        else { return "declare it" }
        let dependency =
            from.package.path == to.package.path
            ? "\"\(to.target.name)\""
            : ".product(name: \"\(to.target.name)\", package: \"\(to.package.folderName)\")"
        return "take the import away, or declare \(dependency) in \(from.package.manifest)"
    }
}
