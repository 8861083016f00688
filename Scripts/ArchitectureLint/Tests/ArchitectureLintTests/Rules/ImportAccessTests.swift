import Testing

@testable import ArchitectureLint

@Suite("A rule of the kind import-access")
struct ImportAccessTests {
    private let village: Village

    init() throws {
        village = try Village()
        try village.add("B")
    }

    /// Returns whether the rule permits an import in the target A.
    private func permits(
        _ source: String,
        _ keys: String = "",
        settings: String = ""
    ) throws -> Bool {
        try village.folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "A", targets: [.target(name: "A"\(settings))])
            """,
            to: "A/Package.swift"
        )
        try village.folder.write("\(source)\nlet a = 1\n", to: "A/Sources/A/A.swift")
        let answer = try village.examine("kind: \"import-access\"\(keys)")
        #expect(answer.errors == "")
        return answer.status == .success
    }

    @Test("permits imports up to a level")
    func levels() throws {
        for level in ["internal", "fileprivate", "private"] {
            #expect(try permits("\(level) import B"))
        }
        for level in ["public ", "package ", ""] { #expect(try !permits("\(level)import B")) }
        #expect(try permits("package import B", #", access: "package""#))
        #expect(try !permits("public import B", #", access: "package""#))
        #expect(try permits("private import B", #", access: "private""#))
        #expect(try !permits("internal import B", #", access: "private""#))
    }

    @Test("knows that a target may make imports internal by default")
    func byDefault() throws {
        let feature = ".enableUpcomingFeature(\"InternalImportsByDefault\""
        #expect(try permits("import B", settings: ", swiftSettings: [\(feature))]"))
        #expect(
            try !permits(
                "import B",
                settings: ", swiftSettings: [\(feature), .when(configuration: .debug))]"
            )
        )
    }

    @Test("is about the imports of some groups, or of modules by name")
    func scope() throws {
        #expect(try permits("import B", #", modules: "Foundation""#))
        #expect(try !permits("import Foundation", #", modules: ["Foundation", "os"]"#))
        #expect(try permits("import Foundation", #", to: "all""#))
        #expect(try !permits("import B", #", from: "all", to: "all""#))
    }

    @Test("says what to write")
    func message() throws {
        _ = try permits("import B")
        #expect(
            try village.examine(#"kind: "import-access", to: "all""#).output.contains(
                """
                A/Sources/A/A.swift:1: error: A (all) imports B (all) with more access than internal
                    fix: write 'internal import B', and keep its types out of more visible declarations.
                """
            )
        )
    }
}
