/// Holds every dependency, declared or imported, against the table.
struct TableCheck: Check {
    func violations(in survey: Survey) -> [Violation] {
        survey.graph.edges.compactMap { edge in
            guard let importer = survey.placement[edge.from],
                let imported = survey.placement[edge.to],
                !survey.allows(edge)
            else { return nil }
            let verb = edge.kind == .declared ? "declares" : "imports"
            return Violation(
                .whoMayKnowWhom,
                at: edge.place,
                importer: edge.from,
                imported: edge.to,
                message: "\(edge.from) (\(importer.name)) \(verb) \(edge.to) (\(imported.name)): "
                    + rule(of: importer),
                instead: survey.table.advice(importer: importer.name, imported: imported.name)
            )
        }
    }

    private func rule(of category: Category) -> String {
        let known = category.mayKnow.map {
            switch $0.extent {
            case .anywhere: $0.category
            case .ownPackage: "\($0.category) of its own package"
            case .surroundingPackage: "\($0.category) of the package around it"
            }
        }
        return
            "\(category.name) may know \(known.isEmpty ? "nothing" : known.joined(separator: ", "))"
    }
}
