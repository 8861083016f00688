import Console
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
        "'--into' writes the pages of all commands to a new or old folder, and reports a failure"
    )
    func folder() async throws {
        let folder = try TemporaryFolder(named: "manual")
        let pages = "\(folder.path)/share/man1"
        for _ in 1...2 {
            #expect(try await run("manual --into \(pages)").exitCode == .success)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: pages).sorted()
        #expect(
            names.prefix(3) == [
                "bank-account-statement.1", "bank-account-transfer.1", "bank-account.1",
            ]
        )
        #expect(names.count == 9)
        for (path, message) in [
            ("bank.1", "bank.1' cannot be written: Not a directory"),
            ("bank.1/x", "bank.1/x' cannot be created: Not a directory"),
        ] {
            let failed = try await run("manual --into \(pages)/\(path)")
            #expect(failed.exitCode == .outputFailed)
            #expect(failed.errorOutput.contains(message), "\(failed.errorOutput)")
        }
    }

    @Test("mandoc finds nothing to complain of", .enabled(if: isInstalled("mandoc")))
    func lint() async throws {
        let folder = try TemporaryFolder(named: "manual")
        #expect(try await run("manual --into \(folder.path)").exitCode == .success)
        let script = "cd '\(folder.path)' && mandoc -T lint -W style *.1"
        #expect(try shell("sh", ["-c", script]) == "")
    }
}
