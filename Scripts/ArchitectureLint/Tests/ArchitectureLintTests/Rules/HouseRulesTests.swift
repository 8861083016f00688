import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The rules that the house in the tests keeps to", .enabled(if: HouseRules.areOurs))
struct HouseRulesTests {
    @Test("are those of this repository, letter by letter")
    func same() {
        #expect(
            FileManager.default.contentsEqual(atPath: HouseRules.ours, andPath: HouseRules.copy)
        )
    }
}

private enum HouseRules {
    static let copy = "\(Fixture.folder)/House/\(RuleFile.usualName)"
    static let ours = URL(fileURLWithPath: Fixture.folder)
        .appendingPathComponent("../../../../../\(RuleFile.usualName)").standardized.path
    /// This package may stand alone, in a repository with rules of its own or none.
    static let areOurs =
        (try? String(contentsOfFile: ours, encoding: .utf8))?.contains("bank console") ?? false
}
