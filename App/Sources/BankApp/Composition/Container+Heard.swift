import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

extension Container {
    /// Returns the packages whose entries a package hears in the book.
    ///
    /// - Parameter package: The name of the package.
    /// - Throws: `ResolutionError` if the rules or the projections cannot be resolved.
    func packages(heardBy package: String) throws(ResolutionError) -> [String] {
        let purposes = try resolve(projectionsInject).filter { $0.module == package }.map(\.purpose)
        guard !purposes.isEmpty else { return [] }
        let posters = try posters
        return purposes.compactMap { posters[$0] }.reduce(into: []) { packages, poster in
            if !packages.contains(poster) { packages.append(poster) }
        }
    }

    /// The package that posts the entries of each purpose, which is the one that contributes its rule.
    fileprivate var posters: [Purpose: String] {
        get throws(ResolutionError) {
            Dictionary(
                try contributions(to: authorityRulesInject).map {
                    ($0.element.purpose, $0.registration.place.module)
                }
            ) { first, _ in first }
        }
    }
}

extension BankComposition {
    /// The contributions that the canvas of a module names one by one.
    static let facts = [
        ModuleFact("rules", title: "Authority rules", list: authorityRulesInject) { rules, _ in
            rules.map(\.purpose.rawValue)
        },
        ModuleFact(
            "homeEntries",
            title: "Home entries",
            list: homeEntriesInject,
            // The entries read nothing of the customer until they are shown.
            in: { try $0.open(signedInScope, with: CustomerID("")) },
            words: { entries, _ in entries.map(\.action.label) }
        ),
        ModuleFact("hears", title: "Hears", list: projectionsInject) { projections, container in
            let posters = try container.posters
            return projections.map {
                $0.purpose.rawValue + (posters[$0.purpose].map { " from \($0)" } ?? "")
            }
        },
    ]
}
