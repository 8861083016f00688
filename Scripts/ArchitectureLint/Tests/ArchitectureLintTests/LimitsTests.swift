import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The limits that the README lists")
struct LimitsTests {
    private let village: Village

    init() throws {
        village = try Village()
        try village.add("B")
    }

    /// The first words of each entry, and the test of it.
    private static let entries = [
        "A manifest is valid for this platform": "manifests",
        "An import in a branch for a custom flag": "flags",
        "Sources in C, Objective-C and C++": "otherLanguages",
        "Sources that plug-ins generate": "FalseFindingTests.plugin",
        "Snippets are only reported": "snippets",
        "Descriptions for XcodeGen and Tuist": "FileCoverageTests.descriptions",
        "External packages are not read": "externalPackages",
        "An import by a compiler flag": "compilerFlags",
        "`--cross-check` compares targets": "crossCheck",
        "Sources are read in language mode 6": "languageMode",
        "A symbol that is looked up by name": "interpolation",
        "Code in excluded folders": "excluded",
    ]

    @Test("have a test each")
    func complete() throws {
        let readme = try String(
            contentsOfFile: "\(Fixture.folder)/../../../README.md",
            encoding: .utf8
        )
        let section = try #require(readme.components(separatedBy: "### Limits\n").last)
        let listed = section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n* ")
            .map { $0.hasPrefix("* ") ? String($0.dropFirst(2)) : $0 }
            .map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty }
        #expect(listed.count == Self.entries.count)
        for entry in listed {
            #expect(Self.entries.keys.contains(where: entry.hasPrefix), "\(entry)")
        }
    }

    /// Adds a package with a target A, and returns whether archlint sees its import of B.
    private func sees(
        _ source: String,
        rule: String = #"kind: "forbidden", from: "all", to: "all", mayBeEmpty: true"#,
        settings: String = "",
        after: String = "",
        file: String = "A/Sources/A/A.swift",
        isUnseen: Bool = false
    ) throws -> Bool {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "A", targets: [
                .target(name: "A"\(settings)),
            ])
            \(after)

            """
        try village.folder.write(manifest, to: "A/Package.swift")
        try village.folder.write("let a = 1\n", to: "A/Sources/A/A.swift")
        try village.folder.write(source, to: file)
        let answer = try village.examine(rule)
        // The answer names a source that no target builds.
        let unseen = "archlint: 1 Swift file without a target: \(file); "
        #expect(isUnseen ? answer.errors.hasPrefix(unseen) : answer.errors.isEmpty, "\(answer)")
        return answer.status == .violations
    }

    @Test("an import is seen otherwise")
    func control() throws {
        #expect(try sees("import B\n"))
    }

    @Test("a target that a manifest declares for another platform is not seen")
    func manifests() throws {
        let after = """
            #if os(Haiku)
            package.targets.append(.target(name: "Other"))
            #endif
            """
        #expect(
            try !sees(
                "import B\n",
                after: after,
                file: "A/Sources/Other/Other.swift",
                isUnseen: true
            )
        )
    }

    @Test("an undeclared import in a branch for an unset flag is seen by rules about groups only")
    func flags() throws {
        let source = "#if UNSET\nimport B\n#endif\n"
        #expect(try sees(source))
        #expect(try !sees(source, rule: #"kind: "declared""#))
        let settings = ", swiftSettings: [.define(\"UNSET\")]"
        #expect(try sees(source, rule: #"kind: "declared""#, settings: settings))
    }

    @Test("an import in Objective-C is not seen")
    func otherLanguages() throws {
        #expect(try !sees("@import B;\n", file: "A/Sources/A/A.m"))
    }

    @Test("an import in a snippet is not seen, and the snippet is reported")
    func snippets() throws {
        #expect(try !sees("import B\n", file: "A/Snippets/A.swift", isUnseen: true))
        #expect(
            try sees("import B\n", rule: #"kind: "no-stray-sources""#, file: "A/Snippets/A.swift")
        )
    }

    @Test("a module of an external package is known by its product only")
    func externalPackages() throws {
        try village.add(
            "C",
            packages: ".package(url: \"https://example.com/x.git\", from: \"1.0.0\")",
            uses: ".product(name: \"Named\", package: \"x\")",
            source: "import Named\nlet a = 1\n"
        )
        #expect(try !sees("import Inner\n", rule: #"kind: "declared""#))
        #expect(try sees("import Named\n", rule: #"kind: "declared""#))
    }

    @Test("an import by a compiler flag is not seen, and the flag is reported")
    func compilerFlags() throws {
        let flags = ", swiftSettings: [.unsafeFlags([\"-import-module\", \"B\"])]"
        #expect(try !sees("", settings: flags))
        #expect(try sees("", rule: #"kind: "unsafe-flags""#, settings: flags))
    }

    @Test("a missed import that another file of the target has is not a difference")
    func crossCheck() throws {
        let files = [
            SourceFile(path: "A.swift", imports: [Import(module: "B", line: 1)]),
            SourceFile(path: "Missed.swift", imports: []),
        ]
        try CrossCheck.compare(scanned: files, compiler: ["B"], place: "A")
    }

    @Test("a bare slash may start a regular expression, also in older sources")
    func languageMode() throws {
        #expect(try !sees("let a = b + /c;import B;let d=/e\n"))
    }

    @Test("a function that reaches code by name is not seen in an interpolation")
    func interpolation() throws {
        let rule = #"kind: "reflection""#
        #expect(try !sees("let a = \"\\(dlsym(nil, \"b\"))\"\n", rule: rule))
        #expect(try sees("let a = dlsym(nil, \"b\")\n", rule: rule))
    }

    @Test("an import in an excluded folder is not seen")
    func excluded() throws {
        #expect(try !sees("import B\n", file: "Pods/A/Sources/A/A.swift"))
    }
}
