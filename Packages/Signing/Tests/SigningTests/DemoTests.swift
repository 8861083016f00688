import Console
import Signing
import SigningDemo
import Testing

@Suite("The demo without a word")
struct DemoTests {
    private let bench: Bench

    init() throws {
        bench = try Bench()
    }

    /// Runs it over a pipe, typing these lines.
    private func run(_ lines: String...) async -> (status: ExitCode, output: String) {
        let io = InMemoryIO(input: lines.map { $0 + "\n" }.joined())
        let status = await bench.bank.run([], io: io)
        return (status, io.output + io.errorOutput)
    }

    @Test("signs in, has a sample signed after a wrong password, and signs out, line by line")
    func signs() async throws {
        let (status, output) = await run(
            "sign-in",
            "C000001",
            DemoBank.samplePassword,
            "sign",
            "111222",
            DemoBank.samplePassword,
            "back",
            "back"
        )
        #expect(status == .success)
        for text in [
            "Signed in as 김하나", "With the password you sign to put money into the safe box.",
            "The password is wrong; 4 more wrong tries lock it.", "Signed: ",
        ] {
            #expect(output.contains(text), "“\(text)” in \(output)")
        }
        #expect(!output.contains("111222"))
        #expect(try await bench.ledger.audit().passed)
    }

    @Test("ends in order at the end of the input, wherever that is")
    func endOfInput() async throws {
        let lines = ["sign-in", "C000001", DemoBank.samplePassword, "sign", "back"]
        for count in 0...lines.count {
            let bench = try Bench()
            let io = InMemoryIO(input: lines.prefix(count).map { $0 + "\n" }.joined())
            #expect(await bench.bank.run([], io: io) == .success, "\(count): \(io.output)")
        }
    }

    @Test("shows who has joined before, and brings nobody along then")
    func joined() async throws {
        try await bench.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        let (status, output) = await run("sign-in", "back", "back")
        #expect(status == .success)
        #expect(output.contains("박둘"))
        #expect(!output.contains("김하나"))
        #expect(try await bench.book.customers().count == 1)
    }
}
