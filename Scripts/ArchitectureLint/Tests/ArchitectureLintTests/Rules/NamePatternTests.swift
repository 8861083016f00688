import Testing

@testable import ArchitectureLint

@Suite("A name pattern")
struct NamePatternTests {
    @Test(
        "matches text with one star, and folders with two",
        arguments: [
            ("Packages/*", "Packages/Card", true), ("Packages/*", "Packages/Card/Sub", false),
            ("*Interface", "CardInterface", true), ("*Interface", "CardInterfaceTesting", false),
            ("*Interface*", "CardInterfaceTesting", true), ("Card", "Card", true),
            ("Card", "Cards", false), ("*", "", true), ("a*b*c", "aXbXbc", true),
            ("a*b*c", "aXbX", false), ("**", "", true), ("**", "a/b/c", true),
            ("Packages/**", "Packages", true), ("Packages/**", "Packages/a/b", true),
            ("**/Demo", "a/b/Demo", true), ("**/a/**/b", "x/a/b", true),
            ("**/a/**/b", "x/a", false), ("", "", true), ("", "a", false),
        ]
    )
    func patterns(pattern: String, name: String, fits: Bool) {
        #expect(NamePattern(pattern).matches(name) == fits)
    }

    @Test("matches fast with many stars")
    func stars() {
        let pattern = NamePattern(String(repeating: "*a", count: 200) + "b")
        #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    }

    @Test("replaces {package}")
    func packageName() {
        #expect(NamePattern("{package}Demo").filling(package: "Card") == NamePattern("CardDemo"))
    }
}
