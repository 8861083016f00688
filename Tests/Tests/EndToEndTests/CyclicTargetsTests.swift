/// The recording at the end of the tour.
@Suite("Targets that import each other")
struct CyclicTargetsTests {
    @Test("SwiftPM refuses them as the tour has recorded it")
    func refused() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
        let problem = root.appending(
            path: "Scripts/ArchitectureLint/Tests/ArchitectureLintTests/Fixtures/Problem/OnePackage"
        )
        let recording = try String(
            contentsOf: root.appending(path: "App/Sources/BankApp/Tour/CyclicTargets.txt"),
            encoding: .utf8
        )
        let folder = try TemporaryFolder()
        try FileManager.default.copyItem(atPath: problem.path, toPath: folder.file("OnePackage"))
        let build = try ChildProcess.run(
            ["/usr/bin/env", "swift", "build", "--package-path", folder.file("OnePackage")],
            environment: ProcessInfo.processInfo.environment
        )
        #expect(build.exitCode == 1)
        let lines = (build.output + build.errorOutput).split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("error: ") } == recording.split(separator: "\n"))
    }
}
