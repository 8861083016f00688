import Testing

@testable import ArchitectureLint

@Suite("The import scanner")
struct ImportFormTests {
    private static let toolchain = Result { try Toolchain() }

    @Test("finds the same imports as the compiler", arguments: ImportForm.all)
    func agreesWithCompiler(form: ImportForm) throws {
        let found = ImportScanner.imports(in: form.bytes)
        #expect(found.map { "\($0.line) \($0.module)" } == form.expected)

        let folder = try TemporaryFolder()
        try folder.write(form.source, to: "Source.swift")
        let compiler = try Self.toolchain.get().importedModules(
            of: ["\(folder.path)/Source.swift"],
            flags: ["-swift-version", "6", "-package-name", "examined"],
            place: form.name
        )
        let certain = Set(found.filter(\.isUnconditional).map(\.module))
        #expect(compiler.isSuperset(of: certain))
        #expect(compiler.isSubset(of: Set(found.map(\.module))))
        if !form.source.contains("#if") { #expect(compiler == certain) }
    }

    @Test("returns the conditions of each branch, the outermost first")
    func conditions() {
        let source = """
            #if os(Linux) // the rest is for others
            import A
            #elseif canImport( Darwin )
              #if DEBUG && swift(>=6)
            import B
              #endif
            #else
            import C
            #endif
            import D
            """
        let found = ImportScanner.imports(in: Array(source.utf8))
        let written = found.map { statement in
            statement.conditions.map { ($0.holds ? "" : "not ") + $0.text }
        }
        #expect(
            written == [
                ["os(Linux)"],
                ["not os(Linux)", "canImport(Darwin)", "DEBUG&&swift(>=6)"],
                ["not os(Linux)", "not canImport(Darwin)"],
                [],
            ]
        )
    }

    @Test("accepts unbalanced brackets in a branch for another compiler")
    func unbalancedBranch() {
        let source = """
            #if swift(>=99)
            struct New { (
            #else
            import A
            #endif
            import B
            """
        let found = ImportScanner.imports(in: Array(source.utf8))
        #expect(found.map(\.module) == ["A", "B"])
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

    @Test("ignores a shebang line")
    func shebang() {
        let source = "#!/usr/bin/env swift \" import A\nimport B"
        #expect(ImportScanner.imports(in: Array(source.utf8)) == [Import(module: "B", line: 2)])
    }
}
