import Testing

@testable import ArchitectureLint

@Suite("An import counts only where a module is missing")
struct MissingModuleTests {
    private func tells(_ conditions: [(String, Bool)]) -> Bool {
        ImportStatement(
            module: "Foundation",
            conditions: conditions.map { Import.Condition(text: $0.0, holds: $0.1) }
        ).countsOnly(without: "Essentials")
    }

    @Test(
        "behind a test for it, and in a test for its absence, also among others",
        arguments: [
            ("canImport(Essentials)", false), ("!canImport(Essentials)", true),
            ("(!(canImport(Essentials)))", true), ("!!canImport(Essentials)", false),
            ("os(Linux)&&!canImport(Essentials)", true),
            ("canImport(Essentials)||os(Linux)", false),
            ("!(canImport(Essentials)||os(Linux))", true),
            ("!canImport(Essentials)||(os(Linux)&&!canImport(Essentials))", true),
        ]
    )
    func missing(text: String, holds: Bool) {
        #expect(tells([(text, holds)]))
        #expect(!tells([(text, !holds)]))
        #expect(tells([("DEBUG", true), (text, holds), ("canImport(Foundation)", true)]))
    }

    @Test(
        "which nothing else tells",
        arguments: [
            ("os(Linux)", true), ("canImport(Foundation)", true), ("canImport(Foundation)", false),
            ("!canImport(Essentials)||os(Linux)", true), ("canImport(Essentials)&&DEBUG", false),
            ("canImport(Essentials,_version:6)", false), ("", false), ("&&", true), ("!", false),
            (String(repeating: "!", count: 100_000), true),
            (String(repeating: "(", count: 100_000), false),
        ]
    )
    func unclear(text: String, holds: Bool) {
        #expect(!tells([(text, holds)]))
    }
}
