import Testing

@testable import ArchitectureLint

@Suite("The import scanner")
struct ImportFormTests {
    private static let toolchain = Result { try Toolchain() }

    @Test("finds what the compiler finds", arguments: ImportForm.all)
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

    @Test("tells the conditions of every branch, the outermost first")
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

    @Test("a branch for another compiler may leave brackets open")
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
        "ends at the end of a text that is no Swift",
        arguments: ["\"", "/*", "#\"", "\"\\(", "#/\n"]
    )
    func unterminated(source: String) {
        #expect(ImportScanner.imports(in: Array((source + " import A").utf8)).isEmpty)
    }
}
