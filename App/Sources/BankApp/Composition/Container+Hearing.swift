import Bookkeeping
import DependencyContainer
import DependencyContainerGraph
import LedgerInterface

extension Container {
    /// For each package that hears entries of the book, the packages that post them.
    ///
    /// A package posts the entries whose rule it contributes.
    ///
    /// - Throws: `ResolutionError` if the rules or the projections cannot be resolved.
    func hearing() throws(ResolutionError) -> [String: [String]] {
        // A list has an element for each registration, in the same order.
        let rules = graph.nodes.first { $0.name == authorityRulesInject.name }
        let posters = Dictionary(
            zip(try resolve(authorityRulesInject), rules?.registrations ?? []).map {
                ($0.purpose, $1.place.module)
            }
        ) { first, _ in first }
        var hearing: [String: [String]] = [:]
        for projection in try resolve(projectionsInject) {
            guard let poster = posters[projection.purpose],
                !hearing[projection.module, default: []].contains(poster)
            else { continue }
            hearing[projection.module, default: []].append(poster)
        }
        return hearing
    }
}
