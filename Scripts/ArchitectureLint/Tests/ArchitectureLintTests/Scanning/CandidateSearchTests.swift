import Testing

@testable import ArchitectureLint

@Suite("The search for the last import")
struct CandidateSearchTests {
    @Test(
        "finds no import in a comment, and each one behind slashes in a literal",
        arguments: [
            ("import Yes\n// import No\n", ["Yes"]),
            ("import Yes\n\t  /// import No: import No\n// import No", ["Yes"]),
            ("import Yes\r// import No\r\n// import No", ["Yes"]),
            ("// import No\nimport Yes // import No", ["Yes"]),
            ("// import No\n\"\"; import Yes", ["Yes"]),
            ("/*\n// */ import Yes", ["Yes"]),
            ("/*\n// import No */ import Yes", ["Yes"]),
            ("let a = #/\n// /#; import Yes", ["Yes"]),
            ("let a = \"\"\"\n// \"\"\"; import Yes", ["Yes"]),
            ("let a = #\"\"\"\n// import No \"\"\"#; import Yes", ["Yes"]),
            ("let a = \"\"\"\n// import No\n\"\"\"; import Yes", ["Yes"]),
            ("let a = \"\"\"\n\\(\n// import No\n1)\n\"\"\"; import Yes\n// import No", ["Yes"]),
        ]
    )
    func slashes(text: String, modules: [String]) {
        let bytes = Array(text.utf8)
        #expect(ImportScanner.imports(in: bytes).map(\.module) == modules)
        #expect(ImportScanner.imports(in: bytes, through: bytes.count).map(\.module) == modules)
    }

    // A search in quadratic time would take hours.
    @Test("skips a million imports in one comment in linear time", .timeLimit(.minutes(20)))
    func longComment() {
        let bytes = Array(
            ("import Yes\n//" + String(repeating: " import No", count: 1_000_000)).utf8
        )
        #expect(ImportScanner.imports(in: bytes).map(\.module) == ["Yes"])
    }
}
