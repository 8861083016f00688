import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The commands about the whole bank: its calendar, the audit, and the journal of signings.
///
/// The journal decorates the interfaces of Signing. Neither Signing nor the features that ask for
/// signatures know of it.
public struct BackOfficeModule: Module {
    private let journal: SigningsJournal
    private let clock: WallClock
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - journalPath: The file in which requests to sign are noted. It is made when it is needed.
    ///   - clock: Gives the time of each note.
    ///   - warn: Shows the person a warning that does not end the command.
    public init(
        journalPath: String,
        clock: @escaping WallClock,
        warn: @escaping @Sendable (String) -> Void
    ) {
        journal = SigningsJournal(path: journalPath)
        self.clock = clock
        self.warn = warn
    }

    public var provides: [any ServiceID]? { [] }

    public var needs: [any ServiceID]? { [ledgerInject, dayClosingInject] }

    public func register(in registrar: inout Registrar) {
        registerCalendar(in: &registrar)
        registrar.register(commandsInject, needs: ledgerInject.lazily) {
            AuditCommand.command(ledger: $0)
        }
        registerJournal(in: &registrar)
    }

    private func registerCalendar(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { DayCommand.group }
        registrar.register(commandsInject, needs: ledgerInject.lazily) {
            DayCommand.command(ledger: $0)
        }
        registrar.register(commandsInject, needs: ledgerInject.lazily) {
            DayStartCommand.command(ledger: $0)
        }
        // The parts of the day's closing read the book, so they are made when days are closed.
        registrar.register(dayCloserInject, needs: ledgerInject, dayClosingInject, scope: .new) {
            DayCloser(ledger: $0, parts: $1)
        }
        registrar.register(commandsInject, needs: dayCloserInject.provider) {
            DayAdvanceCommand.command(closer: $0)
        }
    }

    private func registerJournal(in registrar: inout Registrar) {
        registrar.register(signingRecorderInject) { [journal, clock, warn] in
            SigningRecorder(journal: journal, clock: clock, warn: warn)
        }
        registrar.decorate(signingInject, needs: signingRecorderInject) {
            RecordedSigning(signing: $0, recorder: $1)
        }
        registrar.decorate(signedInSessionInject, needs: signingRecorderInject) {
            RecordedSession(session: $0, recorder: $1)
        }
        registrar.register(commandsInject) { [journal] in
            SigningsCommand.command(journal: journal)
        }
    }
}

private let dayCloserInject = InjectID<DayCloser>("DayCloser")
private let signingRecorderInject = InjectID<SigningRecorder>("SigningRecorder")
