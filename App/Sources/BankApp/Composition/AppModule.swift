import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// What the app itself brings: adapters between modules that do not know each other, and the
/// commands about the whole bank.
struct AppModule: Module {
    let secretReader: any SecretReader

    var provides: [any ServiceID]? { [secretReaderInject, authorityVerifierInject] }

    var needs: [any ServiceID]? { [ledgerInject, signatureVerifierInject, dayClosingInject] }

    func register(in registrar: inout Registrar) {
        registrar.register(secretReaderInject) { [secretReader] in secretReader }
        registrar.register(authorityVerifierInject, needs: signatureVerifierInject) {
            SigningAuthorityVerifier(verifier: $0)
        }
        registrar.contribute(to: homeEntriesInject) {
            HomeEntry("tour", "Watch how it works.")
        }
        registrar.contribute(to: commandGroupsInject) { DayCommands.group }
        registrar.contribute(to: commandsInject, needs: ledgerInject.lazily) {
            DayCommands.show(ledger: $0)
        }
        registrar.contribute(to: commandsInject, needs: ledgerInject.lazily) {
            DayCommands.start(ledger: $0)
        }
        // New each time: it is done with when the days are closed, and nobody keeps it.
        registrar.register(
            dayClosingOfficeInject,
            needs: ledgerInject,
            dayClosingInject,
            scope: .new
        ) { ledger, parts in
            DayClosingOffice(ledger: ledger, parts: parts)
        }
        registrar.contribute(to: commandsInject, needs: dayClosingOfficeInject.provider) {
            DayCommands.advance(offices: $0)
        }
        registrar.contribute(to: commandsInject, needs: ledgerInject.lazily) {
            AuditCommand.command(ledger: $0)
        }
    }
}

/// Who closes days.
private let dayClosingOfficeInject = InjectID<DayClosingOffice>("DayClosingOffice")
