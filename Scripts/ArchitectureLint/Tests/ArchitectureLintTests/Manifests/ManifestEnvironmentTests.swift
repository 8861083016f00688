import Testing

@testable import ArchitectureLint

@Suite("The inputs of a manifest")
struct ManifestEnvironmentTests {
    @Test(
        "are found by its words",
        arguments: [
            ("import PackageDescription\nlet package = Package(name: \"A\")", .none),
            ("import PackageDescription\nlet a = [1, 2].map { $0 + 1 }", .none),
            ("import PackageDescription\nlet a = Context.environment[\"A\"]", .variables),
            (
                "import PackageDescription\nimport Foundation\n"
                    + "let a = ProcessInfo.processInfo.environment[\"A\"]", .variables
            ),
            (
                "import class Foundation.ProcessInfo\nimport PackageDescription\n"
                    + "if ProcessInfo.processInfo.environment[\"A\"] != nil {}", .variables
            ),
            ("import Glibc\nimport PackageDescription\nlet a = getenv(\"A\")", .variables),
            ("import Glibc\nimport PackageDescription\nlet a = access(\"/a\", 0)", .unknown),
            ("import Foundation\nlet a = FileManager.default", .unknown),
            ("import Foundation\nlet a = try? String(contentsOfFile: \"/a\")", .unknown),
            ("import Foundation\nlet a = Date()", .unknown),
            ("import Elsewhere", .unknown),
            ("import PackageDescription\nlet a = Bool.random()", .unknown),
            ("import PackageDescription\nlet a = Context.gitInformation", .unknown),
            ("import PackageDescription\n@_silgen_name(\"getenv\") func a()", .unknown),
        ] as [(String, ManifestEnvironment)]
    )
    func inputs(manifest: String, expected: ManifestEnvironment) {
        #expect(ManifestEnvironment(of: Array(manifest.utf8)) == expected)
    }
}
