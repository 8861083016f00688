import Testing

@testable import ArchitectureLint

extension HouseTests {
    /// Every rule, broken on purpose: a sound house with a change laid over it, and the whole
    /// answer.
    @Suite("A broken rule")
    struct BrokenHouseTests {
        @Test("is reported with place and advice", arguments: Fixture.broken)
        func violations(name: String) throws {
            let house = try House()
            try house.overlay("\(Fixture.folder)/Broken/\(name)")
            try house.remove("expected.txt")
            let transcript = house.examine().transcript(root: house.root)
            #expect(transcript == (try Fixture.expectation(of: name)))
        }

        @Test("has a fixture for every rule")
        func everyRule() throws {
            let transcripts = try Fixture.broken.map(Fixture.expectation(of:)).joined(
                separator: "\n"
            )
            let lines = Set(transcripts.split(separator: "\n").map(String.init))
            let tree = try FileTree(root: "\(Fixture.folder)/House")
            let rules = try #require(RuleFile.read(in: tree).rules).rules
            for rule in rules { #expect(lines.contains("\(rule.name): \(rule.reason)")) }
        }
    }
}
