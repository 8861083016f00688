import Testing

@Suite("Documentation")
struct DocumentationTests {
    @Test("all code in doc comments is compiled")
    func comments() throws {
        let examples = try PackageFiles.examples()
        let snippets = try PackageFiles.sources().flatMap { try Document(commentsOf: $0).fences }
        #expect(snippets.count > 30)
        for snippet in snippets {
            #expect(snippet.paragraphs(missingIn: examples) == [], "\(snippet)")
        }
    }

    @Test("all code in the README is compiled")
    func readme() throws {
        let examples = try PackageFiles.examples()
        let readme = try Document(markdown: "README.md")
        #expect(readme.fences.count > 8)
        #expect(readme.cells.count > 30)
        for snippet in readme.fences + readme.cells {
            #expect(snippet.paragraphs(missingIn: examples) == [], "\(snippet)")
        }
    }

    @Test("every public declaration has a doc comment")
    func coverage() throws {
        for path in try PackageFiles.sources() {
            #expect(try undocumented(in: PackageFiles.text(path)) == [], "\(path)")
        }
    }

    @Test("unsafe code is in three files, and the compiler checks that it is marked")
    func unsafeCode() throws {
        let files = try PackageFiles.sources().filter { path in
            try PackageFiles.text(path).split(separator: "\n").contains { line in
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                return code.split { !$0.isLetter }.contains { $0 == "unsafe" }
            }
        }
        #expect(
            files.sorted()
                == ["Instance", "References", "ServiceCell"].map { name in
                    "Sources/DependencyContainer/Memory/\(name).swift"
                }
        )
        let manifest = try PackageFiles.text("Package.swift")
        #expect(manifest.ranges(of: "settings + [.strictMemorySafety()]").count == 3)
    }

    @Test("the checks find missing doc comments and code that is not compiled")
    func notice() {
        let source = """
            /// It is documented.
            @inlinable
            public func known() {}
            public func unknown() {}
            """
        #expect(undocumented(in: source) == ["public func unknown() {}"])

        let snippet = Snippet(place: "", code: "let one = 1 … three()\n\nlet two = 2  // two")
        let examples = [bare("private let one = 1\nlet two = two()\nthree()"), bare("let two = 3")]
        #expect(snippet.paragraphs(missingIn: examples) == ["let two = 2  // two"])
    }

    /// Returns the public declarations without a doc comment.
    private func undocumented(in source: String) -> [String] {
        let lines = source.split(separator: "\n").map { $0.drop { $0 == " " } }
        return lines.indices.filter { index in
            guard lines[index].hasPrefix("public "), !lines[index].hasPrefix("public import ")
            else { return false }
            let above = lines[..<index].last { !$0.hasPrefix("@") }
            return above?.hasPrefix("///") != true
        }.map { String(lines[$0]) }
    }
}
