import Testing

@testable import ArchitectureLint

@Suite("Conditions of a missing module")
struct MissingModuleTests {
    private func implies(_ conditions: [(String, Bool)]) -> Bool {
        Import(
            module: "Foundation",
            line: 1,
            conditions: conditions.map { Import.Condition(text: $0.0, holds: $0.1) }
        ).conditions.contains { $0.impliesAbsence(of: "Essentials") }
    }

    @Test(
        "a failed canImport implies that the module is missing, also in a compound condition",
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
        #expect(implies([(text, holds)]))
        #expect(!implies([(text, !holds)]))
        #expect(implies([("DEBUG", true), (text, holds), ("canImport(Foundation)", true)]))
    }

    @Test(
        "no other condition implies that a module is missing",
        arguments: [
            ("os(Linux)", true), ("canImport(Foundation)", true), ("canImport(Foundation)", false),
            ("!canImport(Essentials)||os(Linux)", true), ("canImport(Essentials)&&DEBUG", false),
            ("canImport(Essentials,_version:6)", false), ("", false), ("&&", true), ("!", false),
            (String(repeating: "!", count: 100_000), true),
            (String(repeating: "(", count: 100_000), false),
        ]
    )
    func unclear(text: String, holds: Bool) {
        #expect(!implies([(text, holds)]))
    }
}
