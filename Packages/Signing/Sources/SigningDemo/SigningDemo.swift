import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import Signing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Signing alone, on a book in memory with a customer whose password is `482915`.
///
///     swift run SigningDemo                          # the screens
///     swift run SigningDemo customer show C000001    # one command
@main
package enum SigningDemo {
    package static let password = "482915"

    static func main() async throws {
        SigningModule.forbidCoreDumps()
        exit(try await run(Array(CommandLine.arguments.dropFirst()), io: StandardIO()).rawValue)
    }

    private static func run(_ arguments: [String], io: any ProgramIO) async throws -> ExitCode {
        let folder = try TemporaryFolder(named: "SigningDemo")
        let verifier = FakeSignatures()
        let ledger = InMemoryLedger(date: nil, issuer: AuthorityIssuer(), verifier: verifier)
        return await run(arguments, keyFile: folder.file("keys/key"), ledger: ledger, io: io)
    }

    /// Runs the screens or one command on a book, which gets a customer if it has none.
    package static func run(
        _ arguments: [String],
        keyFile: String,
        ledger: any Ledger,
        io: any ProgramIO
    ) async -> ExitCode {
        await CommandLineProgram.run(arguments, name: "bank", io: io) { globals in
            func bank(_ secrets: any SecretReader) throws -> Container {
                try Container(
                    modules: SigningModule(keyFile: keyFile),
                    DemoModule(ledger: ledger, secrets: secrets)
                )
            }
            if (try? await ledger.records(in: "customer", linkedTo: nil))?.isEmpty != false {
                let words = "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789"
                _ = try await ProgramRun(
                    bank: bank(SamplePassword()),
                    words.split(separator: " ").map(String.init)
                )
            }
            let container = try bank(ConsoleSecretReader(io: io, globals: globals))
            return try CommandLineProgram(
                bank: container,
                version: "demo",
                abstract: "Signing, alone.",
                screens: ScreenProgram { try await DemoRoot.play(container, at: $0) },
                io: io
            )
        }
    }
}

private struct SamplePassword: SecretReader {
    func secret(prompt: String) async throws -> Secret { Secret(SigningDemo.password) }
}
