import Console
import ConsoleTesting
import Foundation
import Testing

@testable import BackOffice

@Suite("bank signings")
struct SigningsCommandTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    private func write(lines: Int) throws {
        try Data(String(repeating: "no entry\n", count: lines).utf8)
            .write(to: URL(fileURLWithPath: bank.journal.path))
    }

    @Test("says that no signature was requested only if the journal is empty")
    func emptyAndDamaged() async throws {
        #expect(try await bank.run("signings").output == "No signature has been requested yet.\n")
        try write(lines: 1)
        let run = try await bank.run("signings")
        #expect(run.exitCode == .success)
        #expect(run.output == "")
        #expect(run.errorOutput == "Left out as unreadable: line 1\n")
    }

    @Test("names the first damaged lines, and counts the others")
    func manyDamaged() async throws {
        try write(lines: 12)
        #expect(
            try await bank.run("signings").errorOutput
                == "Left out as unreadable: "
                + "lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more\n"
        )
    }

    @Test("refuses a journal that is a link")
    func link() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: bank.journal.path,
            withDestinationPath: bank.folder.file("elsewhere")
        )
        let run = try await bank.run("signings")
        #expect(run.exitCode == .unreadable)
        #expect(
            run.errorOutput
                == "Error: The journal of signings '\(bank.journal.path)' cannot be read: "
                + "it is a symbolic link, not a file.\n"
        )
    }

    @Test(
        "refuses a limit that is not a number of entries",
        arguments: ["0", "-1", "x", "1000001"]
    )
    func limit(text: String) async throws {
        let run = try await bank.run("signings", "--limit=\(text)")
        #expect(run.exitCode == .badData)
        #expect(
            run.errorOutput == "Error: '\(text)' is not a number of entries; "
                + "give a number from 1 to 1000000.\n"
        )
    }
}
