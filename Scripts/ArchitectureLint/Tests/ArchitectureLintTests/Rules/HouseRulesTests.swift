import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The rules of the fixture House", .enabled(if: HouseRules.areOurs))
struct HouseRulesTests {
    @Test("equal the rules of this repository")
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
    // This package may be vendored into another repository.
    static let areOurs =
        (try? String(contentsOfFile: ours, encoding: .utf8))?.contains("bank console") ?? false
}
