import Testing

@testable import ArchitectureLint

@Suite("What a manifest may look at")
struct ManifestSurroundingsTests {
    @Test(
        "shows in its words",
        arguments: [
            ("import PackageDescription\nlet package = Package(name: \"A\")", .nothing),
            ("import PackageDescription\nlet a = [1, 2].map { $0 + 1 }", .nothing),
            ("import PackageDescription\nlet a = Context.environment[\"A\"]", .environment),
            (
                "import PackageDescription\nimport Foundation\n"
                    + "let a = ProcessInfo.processInfo.environment[\"A\"]", .environment
            ),
            (
                "import class Foundation.ProcessInfo\nimport PackageDescription\n"
                    + "if ProcessInfo.processInfo.environment[\"A\"] != nil {}", .environment
            ),
            ("import Glibc\nimport PackageDescription\nlet a = getenv(\"A\")", .environment),
            ("import Glibc\nimport PackageDescription\nlet a = access(\"/a\", 0)", .anything),
            ("import Foundation\nlet a = FileManager.default", .anything),
            ("import Foundation\nlet a = try? String(contentsOfFile: \"/a\")", .anything),
            ("import Foundation\nlet a = Date()", .anything),
            ("import Elsewhere", .anything),
            ("import PackageDescription\nlet a = Bool.random()", .anything),
            ("import PackageDescription\nlet a = Context.gitInformation", .anything),
            ("import PackageDescription\n@_silgen_name(\"getenv\") func a()", .anything),
        ] as [(String, ManifestSurroundings)]
    )
    func surroundings(manifest: String, expected: ManifestSurroundings) {
        #expect(ManifestSurroundings(Array(manifest.utf8)) == expected)
    }
}
