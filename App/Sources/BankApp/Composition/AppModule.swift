import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// What the app itself brings: adapters between modules that do not know each other, and the
/// commands about the whole bank.
struct AppModule: Module {
    let secretReader: any SecretReader

    func register(in registrar: inout Registrar) {
        registrar.register(secretReaderInject) { [secretReader] in secretReader }
        registrar.register(authorityVerifierInject, needs: signatureVerifierInject) {
            SigningAuthorityVerifier(verifier: $0)
        }
        registrar.contribute(to: commandGroupsInject) { DayCommands.group }
        registrar.contribute(to: commandsInject, needs: ledgerInject.lazily) {
            DayCommands.show(ledger: $0)
        }
        registrar.contribute(to: commandsInject, needs: ledgerInject.lazily) {
            DayCommands.start(ledger: $0)
        }
        registrar.contribute(
            to: commandsInject,
            needs: ledgerInject.lazily,
            dayClosingInject.lazily
        ) {
            DayCommands.advance(ledger: $0, parts: $1)
        }
        registrar.contribute(to: commandsInject, needs: ledgerInject.lazily) {
            AuditCommand.command(ledger: $0)
        }
    }
}
