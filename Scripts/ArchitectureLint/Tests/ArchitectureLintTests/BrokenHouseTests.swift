import Testing

@testable import ArchitectureLint

extension HouseTests {
    /// Every rule, broken on purpose: a sound house with a change laid over it, and the whole
    /// answer.
    @Suite("that is broken")
    struct BrokenHouseTests {
        @Test("is told what it breaks, where, and what to do instead", arguments: Fixture.broken)
        func violations(name: String) throws {
            let house = try House()
            try house.overlay("\(Fixture.folder)/Broken/\(name)")
            try house.remove("expected.txt")
            let transcript = house.examine().transcript(root: house.root)
            #expect(transcript == (try Fixture.expectation(of: name)))
        }

        @Test("there is one for every rule")
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
