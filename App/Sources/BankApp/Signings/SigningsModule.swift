import Bookkeeping
import Console
import DependencyContainer
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
        registrar.register(signingRecorderInject, needs: signingsJournalInject) {
            [clock, warn] journal in
            SigningRecorder(journal: journal, clock: clock, warn: warn)
        }
        registrar.decorate(signingInject, needs: signingRecorderInject) {
            RecordedSigning(signing: $0, recorder: $1)
        }
        registrar.decorate(signedInSessionInject, needs: signingRecorderInject) {
            RecordedSession(session: $0, recorder: $1)
        }
        registrar.contribute(to: commandsInject, needs: signingsJournalInject) {
            SigningsCommand.command(journal: $0)
        }
    }
}

/// Notes what is signed, on the command line and on screens.
private let signingRecorderInject = InjectID<SigningRecorder>("SigningRecorder")
