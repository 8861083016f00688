import BankApp
import BankConsoleTesting
import Testing

/// The whole bank, played line by line: its features, Verify behind the adapter, and the journal.
@Suite("Signing on the bank's screens")
struct SigningOnScreensTests {
    private static let password = "482915"
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        for words in [
            "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789",
            "account open --customer C000001", "account deposit 3333-01-0000013 1억",
        ] { await run(words) }
    }

    @discardableResult
    private func run(_ words: String) async -> String {
        let io = InMemoryIO(
            input: "\(Self.password)\n\(Self.password)\n",
            environment: folder.bankEnvironment
        )
        let arguments =
            words.split(separator: " ").map(String.init)
            + (words.contains(/^(customer join|account withdraw)/) ? ["--pin-stdin"] : [])
            + (words.hasPrefix("account") ? ["--yes"] : [])
        #expect(await BankProgram.run(arguments, io: io) == .success, "\(io.errorOutput)")
        return io.output
    }

    /// Signs in and types the lines.
    private func play(_ lines: String...) async -> String {
        let input = ["sign-in", "C000001", Self.password] + lines
        let io = InMemoryIO(
            input: input.map { $0 + "\n" }.joined(),
            environment: folder.bankEnvironment
        )
        #expect(await BankProgram.run([], io: io) == .success, "\(io.errorOutput)")
        return io.output
    }

    @Test("the journal has each signing and each wrong password")
    func noted() async throws {
        let output = await play("accounts", "1", "withdraw", "5만", "111222", Self.password)
        for text in [
            "With the password you sign this.",
            "The password is wrong; 4 more wrong tries lock it.",
        ] {
            #expect(output.contains(text), "'\(text)' in \(output)")
        }
        #expect(!output.contains("111222"))
        let journal = await run("signings")
        let lines = journal.split(separator: "\n").dropFirst()
        #expect(lines.count == 2)
        #expect(lines.first?.contains("account.withdraw") == true)
        #expect(lines.first?.contains("password.wrong") == true)
        #expect(lines.last?.contains("signed") == true)
    }

    @Test("closing an account with interest signs the exact movement")
    func closing() async throws {
        await run("day advance 3")
        await run("account withdraw 3333-01-0000013 1억")
        let output = await play("accounts", "1", "close", Self.password)
        #expect(output.contains("Paid in cash:"), "\(output)")
        #expect(output.contains("The account is closed."), "\(output)")
        #expect(await run("audit").contains("The book is sound."))
    }
}
