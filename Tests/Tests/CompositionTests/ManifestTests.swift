import DependencyContainerGraph
import Foundation

/// The module map says of each hop between features that the import does not exist.
@Suite("The imports that the modules would need without interfaces")
struct ManifestTests {
    @Test("no package depends on a package whose services it takes, except the app")
    func absent() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let crossings = try BankComposition(
            paths: BankPaths(option: "/nowhere/book.sqlite") { _ in nil },
            secretReader: NoSecrets()
        ).container().crossings
        var pairs: Set<[String]> = []
        for crossing in crossings {
            let (user, provider) = (crossing.user.place.module, crossing.provider.place.module)
            guard user != "BankApp", user != provider, pairs.insert([user, provider]).inserted
            else {
                continue
            }
            let manifest = try String(
                contentsOf: root.appending(path: "Packages/\(user)/Package.swift"),
                encoding: .utf8
            )
            #expect(manifest.contains("name: \"\(user)\""))
            #expect(!manifest.contains("../\(provider)\""), "\(user) depends on \(provider)")
        }
        #expect(pairs.contains(["Card", "DemandDeposit"]))
        #expect(pairs.contains(["DemandDeposit", "Card"]))
    }
}
