import Testing

@testable import ArchitectureLint

/// The problem that the architecture avoids: two features that import each other.
@Suite("Features that import each other")
struct OriginalProblemTests {
    @Test(
        "are refused by SwiftPM, as two packages and as two targets of one",
        arguments: [
            (
                "TwoPackages/Card",
                "error: cyclic dependency declaration found: Card -> DemandDeposit -> Card"
            ),
            (
                "TwoPackages/DemandDeposit",
                "error: cyclic dependency declaration found: DemandDeposit -> Card -> DemandDeposit"
            ),
            (
                "OnePackage",
                "error: 'onepackage': cyclic dependency declaration found: "
                    + "Card -> DemandDeposit -> Card"
            ),
        ]
    )
    func refused(package: String, message: String) throws {
        let folder = try TemporaryFolder()
        try folder.overlay("\(Fixture.folder)/Problem")
        let build = try Subprocess.run(
            "swift",
            ["build", "--package-path", "\(folder.path)/\(package)"]
        )
        #expect(build.status == 1)
        let said = (String(decoding: build.output, as: UTF8.self) + build.errors)
            .split(separator: "\n").map(String.init)
        #expect(said.contains(message))
    }
}
