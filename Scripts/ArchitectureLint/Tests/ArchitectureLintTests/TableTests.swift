import Testing

@testable import ArchitectureLint

@Suite("The table")
struct TableTests {
    @Test("names only categories that it has")
    func names() {
        #expect(Table.modularBank.problems.isEmpty)
    }

    @Test("says which category was probably meant")
    func misspelt() {
        let table = Table(
            categories: [
                Category("feature", [], mayKnow: ["interfaec"], toolchain: .core),
                Category("interface", [], mayKnow: [], toolchain: .core),
            ],
            toolchainModules: [],
            systemLibraries: [],
            advice: []
        )
        #expect(
            table.problems == [
                Problem(
                    .badData,
                    "the table names the category \"interfaec\", which it does not have; "
                        + "did you mean \"interface\"?"
                )
            ]
        )
    }

    @Test("has a category only once")
    func repeated() {
        let feature = Category("feature", [], mayKnow: [], toolchain: .core)
        let table = Table(
            categories: [feature, feature],
            toolchainModules: [],
            systemLibraries: [],
            advice: []
        )
        #expect(
            table.problems == [Problem(.badData, "the table has the category \"feature\" twice")]
        )
    }

    @Test(
        "a star stands for any text within a folder",
        arguments: [
            ("Packages/*", "Packages/Card", true), ("Packages/*", "Packages/Card/Sub", false),
            ("*Interface", "CardInterface", true), ("*Interface", "CardInterfaceTesting", false),
            ("*Interface*", "CardInterfaceTesting", true), ("Card", "Card", true),
            ("Card", "Cards", false), ("*", "", true),
        ]
    )
    func patterns(pattern: String, name: String, fits: Bool) {
        #expect(Pattern(pattern).matches(name) == fits)
    }

    @Test("a pattern may name the package")
    func packageName() {
        #expect(Pattern("{package}Demo").filling(package: "Card") == Pattern("CardDemo"))
    }
}
