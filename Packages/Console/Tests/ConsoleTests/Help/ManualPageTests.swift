import ConsoleTesting
import Foundation
import Testing

@Suite("Manual pages")
struct ManualPageTests {
    @Test("a page has the declarations of its command")
    func page() async throws {
        let page = try await run("manual account transfer").output
        for line in [
            ".Dt BANK-ACCOUNT-TRANSFER 1", ".Nm bank account transfer", ".It Fl -memo Ar TEXT",
            ".Dl bank account transfer 3333\\-01\\-0000013 3333\\-01\\-0000021 5만 \\-\\-yes",
            ".Xr bank-account 1",
        ] {
            #expect(page.contains("\n\(line)\n"), "\(line)\n\(page)")
        }
    }

    @Test("the program's page has the global options, the environment and the exit codes")
    func program() async throws {
        let page = try await run("manual").output
        for line in [
            ".Sh ENVIRONMENT", ".Sh EXIT STATUS", ".It Fl -book Ar PATH", ".It Cm account",
        ] {
            #expect(page.contains("\n\(line)\n"), "\(line)\n\(page)")
        }
    }

    @Test(
        "'--into' writes the pages of all commands, and reports a folder that cannot be written to"
    )
    func folder() async throws {
        let folder = try TemporaryFolder(named: "manual")
        #expect(try await run("manual --into \(folder.path)").exitCode == .success)
        let names = try folder.names.sorted()
        #expect(
            names.prefix(3) == [
                "bank-account-statement.1", "bank-account-transfer.1", "bank-account.1",
            ]
        )
        #expect(names.count == 9)
        let failed = try await run("manual --into \(folder.path)/nowhere")
        #expect(failed.exitCode == .outputFailed)
        #expect(failed.errorOutput.contains("bank.1' cannot be written: No such file"))
    }

    @Test("mandoc finds nothing to complain of", .enabled(if: isInstalled("mandoc")))
    func lint() async throws {
        let folder = try TemporaryFolder(named: "manual")
        #expect(try await run("manual --into \(folder.path)").exitCode == .success)
        let script = "cd '\(folder.path)' && mandoc -T lint -W style *.1"
        #expect(try shell("sh", ["-c", script]) == "")
    }
}
