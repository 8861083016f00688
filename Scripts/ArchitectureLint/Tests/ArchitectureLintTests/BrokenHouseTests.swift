import Foundation
import Testing

@testable import ArchitectureLint

/// Every rule, broken on purpose: a sound house with a change laid over it, and the whole answer.
@Suite("A broken house", .serialized)
final class BrokenHouseTests {
    /// One folder and one cache for all, so that only the manifests that a change touches are run
    /// again.
    private static let site = try? TemporaryFolder()

    @Test("is told what it breaks, where, and what to do instead", arguments: Fixture.broken)
    func violations(name: String) throws {
        let site = try #require(Self.site)
        let root = "\(site.path)/House"
        try? site.remove("House")
        let house = try Fixture.house()
        try house.overlay("\(Fixture.folder)/Broken/\(name)")
        try house.remove("expected.txt")
        try FileManager.default.moveItem(atPath: house.path, toPath: root)

        let answer = CommandLineTool(table: .modularBank).run([
            root, "--cache", "\(site.path)/cache",
        ])
        #expect(answer.transcript(root: root) == (try Fixture.expectation(of: name)))
    }

    @Test("there is one for every rule")
    func everyRule() throws {
        let transcripts = try Fixture.broken.map(Fixture.expectation(of:)).joined()
        for rule in Rule.allCases { #expect(transcripts.contains("[\(rule.rawValue)]")) }
    }
}
