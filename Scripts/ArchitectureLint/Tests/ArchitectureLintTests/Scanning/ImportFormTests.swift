import Testing

@testable import ArchitectureLint

@Suite("The import scanner")
struct ImportFormTests {
    @Test(
        "finds the same imports as the compiler between no-break spaces",
        arguments: [
            ("import\u{A0}A\n\u{A0}import \u{A0}B", ["1 A", "2 B"]),
            (
                "@_spi(X)\u{A0}public\u{A0}import\u{A0}struct\u{A0}A.B\u{A0};\u{A0}import\u{A0}C\u{A0}",
                ["1 A", "1 C"]
            ),
            (
                "#if\u{A0}os(Linux)\u{A0}\nimport A\n#endif\nlet b = 1\u{A0}/\u{A0}2 // /\nimport C",
                ["2 A", "5 C"]
            ),
        ]
    )
    func noBreakSpaces(source: String, expected: [String]) throws {
        let found = ImportScanner.imports(in: Array(source.utf8))
        #expect(found.map { "\($0.line) \($0.module)" } == expected)

        let folder = try TemporaryFolder()
        try folder.write(source, to: "Source.swift")
        let compiler = try Toolchain().importedModules(
            of: ["\(folder.path)/Source.swift"],
            flags: ["-swift-version", "6", "-package-name", "examined"],
            place: "Source.swift"
        )
        let certain = Set(found.filter(\.isUnconditional).map(\.module))
        #expect(compiler.isSuperset(of: certain))
        #expect(compiler.isSubset(of: Set(found.map(\.module))))
    }

    @Test(
        "ends at the end of an unterminated literal or comment",
        arguments: ["\"", "/*", "#\"", "\"\\(", "#/\n"]
    )
    func unterminated(source: String) {
        #expect(ImportScanner.imports(in: Array((source + " import A").utf8)).isEmpty)
    }

    @Test(
        "is not code, and nor are directives, attributes and comments around it",
        arguments: [
            "", "// a\n/* b */\n", "import A",
            "import A; @_spi(X) @testable public import struct B.C",
            "#if os(Linux) && (X || Y)\nimport A\n#elseif Z\n#else\nprivate import B\n#endif\n;",
        ]
    )
    func noCode(source: String) {
        #expect(!ImportScanner.scan(Array(source.utf8)).hasCode)
        for code in ["let a = 1", "@main struct A {}", "#warning(\"a\")", "f()", "{ }", "/a/"] {
            #expect(ImportScanner.scan(Array("\(source)\n\(code)".utf8)).hasCode, "\(code)")
            #expect(ImportScanner.scan(Array("\(code)\n\(source)".utf8)).hasCode, "\(code)")
        }
    }
}
