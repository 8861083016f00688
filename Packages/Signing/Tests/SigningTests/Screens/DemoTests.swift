import BankConsoleTesting
import Signing
import SigningDemo
import Testing

@Suite("The demo of signing")
struct DemoTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    /// Runs the demo over a pipe with these lines.
    private func run(_ lines: [String]) async throws -> (status: ExitCode, output: String) {
        let io = InMemoryIO(input: lines.map { $0 + "\n" }.joined())
        let demo = try await SigningDemo.program(
            keyFile: bank.keyFile,
            ledger: bank.ledger,
            log: bank.log,
            bank.authority
        )
        let status = try await demo.run([], io: io)
        return (status, io.output + io.errorOutput)
    }

    @Test("signs in, signs a sample after a wrong password, and signs out, over a pipe")
    func signs() async throws {
        let (status, output) = try await run([
            "C000001", SigningDemo.password, "sign", "111222", SigningDemo.password, "back", "back",
        ])
        #expect(status == .success)
        for text in [
            "Signed in as 김하나", "Put into the safe box", "With the password you sign this.",
            "The password is wrong; 4 more wrong tries lock it.", "Signed: ",
        ] {
            #expect(output.contains(text), "'\(text)' in \(output)")
        }
        #expect(!output.contains("111222"))
        #expect(try await bank.ledger.audit().passed)
    }

    @Test("the end of the input ends the demo at every screen")
    func endOfInput() async throws {
        let lines = ["C000001", SigningDemo.password, "sign", "back"]
        for count in 0...lines.count {
            let (status, output) = try await run(Array(lines.prefix(count)))
            #expect(status == .success, "\(count): \(output)")
        }
    }

    @Test("adds no customer to a book that has one")
    func joined() async throws {
        try await bank.join("customer join --name 박둘 --birth 1985-01-31 --phone 02-123-4567")
        let (status, output) = try await run(["back"])
        #expect(status == .success)
        #expect(output.contains("박둘"))
        #expect(!output.contains("김하나"))
        #expect(try await bank.book.allCustomers().count == 1)
    }
}
