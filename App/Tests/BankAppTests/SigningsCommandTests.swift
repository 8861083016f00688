import BankApp
import Console
import Foundation
import Testing

@Suite("bank signings, when the journal is not as it should be")
struct SigningsCommandTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private var journal: String { BankPlaces(book: folder.book).signings }

    private func run(_ words: String...) async -> (status: Console.ExitStatus, io: ScriptedIO) {
        let io = ScriptedIO(environment: ["BANK_BOOK": folder.book])
        return (await BankProgram.run(["signings"] + words, io: io), io)
    }

    private func write(lines: Int) throws {
        try Data(String(repeating: "no entry\n", count: lines).utf8)
            .write(to: URL(fileURLWithPath: journal))
    }

    @Test("says that nobody has asked only when nothing stands there")
    func nothing() async throws {
        #expect(await run().io.output == "nobody has asked for a signature yet\n")
        try write(lines: 1)
        let (status, io) = await run()
        #expect(status == .success)
        #expect(io.output == "")
        #expect(io.errorOutput == "left out, since no entry can be read there: line 1\n")
    }

    @Test("names the first damaged lines, and counts the others")
    func manyDamaged() async throws {
        try write(lines: 12)
        #expect(
            await run().io.errorOutput
                == "left out, since no entry can be read there: "
                + "lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more\n"
        )
    }

    @Test("says of a link that it is one")
    func link() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: journal,
            withDestinationPath: folder.path + "/elsewhere"
        )
        let (status, io) = await run()
        #expect(status == .unreadable)
        #expect(
            io.errorOutput
                == "Error: the journal of signings \(journal) cannot be read: "
                + "it is a link, not a file\n"
        )
    }
}
