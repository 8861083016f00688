import Bookkeeping
import DependencyContainer
import DependencyContainerGraph
import LedgerInterface

extension Container {
    /// Returns the packages whose entries a package hears in the book.
    ///
    /// A package posts the entries whose rule it contributes.
    ///
    /// - Parameter package: The name of the package.
    /// - Throws: `ResolutionError` if the rules or the projections cannot be resolved.
    func packages(heardBy package: String) throws(ResolutionError) -> [String] {
        let purposes = try resolve(projectionsInject).filter { $0.module == package }.map(\.purpose)
        guard !purposes.isEmpty else { return [] }
        // A list has an element for each registration, in the same order.
        let rules = graph.nodes.first { $0.name == authorityRulesInject.name }
        let posters = Dictionary(
            zip(try resolve(authorityRulesInject), rules?.registrations ?? []).map {
                ($0.purpose, $1.place.module)
            }
        ) { first, _ in first }
        return purposes.compactMap { posters[$0] }.reduce(into: []) { packages, poster in
            if !packages.contains(poster) { packages.append(poster) }
        }
    }
}
