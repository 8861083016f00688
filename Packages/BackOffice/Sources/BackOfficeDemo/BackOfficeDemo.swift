import BackOffice
import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterfaceTesting

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The back issuer alone, on a book in memory.
///
///     swift run BackOfficeDemo                # plays a short story of commands
///     swift run BackOfficeDemo day advance 3  # runs one command instead
@main
struct BackOfficeDemo {
    private static let story = ["day", "day advance 31", "audit", "signings"]

    static func main() async throws {
        let container = try Container(
            modules: BackOfficeModule(
                journalPath: "/tmp/back-issuer-demo.signings",
                clock: Timestamp.now
            ) { try? StandardIO().write("\($0)\n", to: .error) },
            FakeSigningModule(),
            BookModule()
        )
        let program = try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: "The back issuer, alone.",
            io: StandardIO()
        )
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.isEmpty else { exit(await program.run(words).rawValue) }
        for line in story {
            try StandardIO().write("\n$ bank \(line)\n", to: .output)
            _ = await program.run(line.split(separator: " ").map(String.init))
        }
    }
}

/// A book in memory that begins today.
private struct BookModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) {
            InMemoryLedger(
                date: BusinessDate(inSeoulAt: .now()),
                issuer: AuthorityIssuer(),
                verifier: FakeSignatureVerifier()
            )
        }
    }
}
