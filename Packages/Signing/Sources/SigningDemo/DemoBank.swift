import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import Signing
import SigningInterface

/// A bank that has nothing but Signing: customers and signatures on a ledger in memory.
package struct DemoBank: Sendable {
    /// Its parts, as they are wired.
    package let container: Container
    /// Where secrets come from; each command has its own.
    package let secrets = SwitchedSecrets()

    /// - Parameters:
    ///   - keyFile: The path of the key file.
    ///   - words: What the command line calls what is signed.
    ///   - ledger: What the others get in place of the ledger in memory, for tests.
    ///   - others: Further modules, for tests.
    package init(
        keyFile: String,
        words: PurposeWords = .demo,
        clock: @escaping WallClock = Timestamp.now,
        ledger: @escaping @Sendable (InMemoryLedger) -> any Ledger = { $0 },
        with others: [any Module] = []
    ) throws {
        let modules: [any Module] = [
            MemoryModule(clock: clock, secrets: secrets, ledger: ledger),
            SigningModule(keyFile: keyFile, words: words, clock: clock),
        ]
        container = try Container(modules: modules + others)
    }

    /// Runs one command line.
    /// - Parameter arguments: The words behind the name of the program.
    package func run(_ arguments: [String], io: any ProgramIO) async -> ExitCode {
        await CommandLineProgram.run(arguments, name: "bank", io: io) { globals in
            secrets.read(by: ConsoleSecretReader(io: io, globals: globals))
            return try program(io: io)
        }
    }

    /// The command line, with nothing but the commands and the screens of Signing.
    package func program(io: any ProgramIO) throws -> CommandLineProgram {
        try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: "Signing alone, on a ledger in memory.",
            screens: screens,
            io: io
        )
    }
}

/// What Signing needs: a ledger, a reader of secrets, and what a customer sees after signing in.
private struct MemoryModule: Module {
    let clock: WallClock
    let secrets: SwitchedSecrets
    let ledger: @Sendable (InMemoryLedger) -> any Ledger

    func register(in registrar: inout Registrar) {
        let (clock, secrets, ledger) = (clock, secrets, ledger)
        registrar.register(secretReaderInject) { secrets }
        registrar.register(ledgerInject, needs: signatureVerifierInject) { verifier in
            ledger(
                InMemoryLedger(
                    date: nil,
                    issuer: AuthorityIssuer(),
                    verifier: SigningAuthority(signatures: verifier),
                    clock: clock
                )
            )
        }
        registrar.register(
            signedInInject,
            needs: signedInSessionInject,
            customerInject,
            scope: .within(signedInScope)
        ) { session, customers in
            DemoHome(session: session, customers: customers)
        }
    }
}

/// Lets the ledger ask Signing, though neither knows the other.
private struct SigningAuthority: AuthorityVerifier {
    let signatures: any SignatureVerifier

    func verify(
        _ signed: [String: String],
        covers movement: Movement,
        at time: Timestamp
    ) async throws -> String {
        try await signatures.verify(signed, covers: movement, at: time)
    }
}
