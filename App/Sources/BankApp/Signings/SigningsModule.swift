import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// Notes who asked Signing for what, and shows it: it wraps whoever signs, and neither Signing nor
/// those who ask know of it.
struct SigningsModule: Module {
    let journal: SigningsJournal
    let clock: WallClock
    /// Tells the person what does not end the command.
    let warn: @Sendable (String) -> Void

    var provides: [any ServiceID]? { [] }

    var needs: [any ServiceID]? { [] }

    func register(in registrar: inout Registrar) {
        registrar.register(signingsJournalInject) { [journal] in journal }
        registrar.decorate(signingInject, needs: signingsJournalInject) {
            [clock, warn] signing, journal in
            RecordedSigning(signing: signing, journal: journal, clock: clock, warn: warn)
        }
        registrar.contribute(to: commandsInject, needs: signingsJournalInject) {
            SigningsCommand.command(journal: $0)
        }
    }
}
