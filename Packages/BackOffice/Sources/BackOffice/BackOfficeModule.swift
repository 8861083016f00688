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
    private let movedJournalPath: @Sendable (String) -> String
    private let witness: String?
    private let clock: WallClock
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - journalPath: The file in which requests to sign are noted. It is made when it is needed.
    ///   - witness: The folder that keeps each checkpoint unless a command names another one.
    ///   - isBookShared: Whether other computers write the same book, and note their requests there.
    ///   - movedJournalPath: Returns the path of the journal for a book in another place, to which a
    ///     book is moved or from which it comes.
    ///   - clock: Gives the time of each note.
    ///   - warn: Shows the person a warning that does not end the command.
    public init(
        journalPath: String,
        witness: String? = nil,
        isBookShared: Bool = false,
        movedJournalPath: @escaping @Sendable (_ place: String) -> String = { $0 + ".signings" },
        clock: @escaping WallClock,
        warn: @escaping @Sendable (String) -> Void
    ) {
        journal = SigningsJournal(path: journalPath, isPartial: isBookShared)
        self.movedJournalPath = movedJournalPath
        self.witness = witness
        self.clock = clock
        self.warn = warn
    }

    public var provides: [any ServiceID]? { [] }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, dayClosingInject, historyLogInject, logSignerInject, bookCopiesInject,
            bookStoresInject,
        ]
    }

    public func register(in registrar: inout Registrar) {
        registerCalendar(in: &registrar)
        registerLog(in: &registrar)
        registerJournal(in: &registrar)
    }

    private func registerLog(in registrar: inout Registrar) {
        registrar.register(
            logServicesInject,
            needs: ledgerInject,
            historyLogInject,
            logSignerInject,
            bookCopiesInject,
            bookStoresInject.lazily
        ) { [journal, movedJournalPath, witness] ledger, log, signer, copies, stores in
            LogServices(
                ledger: ledger,
                log: log,
                signer: signer,
                copies: copies,
                stores: stores,
                journal: journal,
                journalPath: movedJournalPath,
                usualWitness: witness
            )
        }
        registrar.register(commandGroupsInject) { CommandGroup.checkpoint }
        for command in [
            Command.audit, Command.checkpoint, Command.checkpointKey, Command.receipt,
            Command.export, Command.backup, Command.restore, Command.migrate,
        ] {
            registrar.register(commandsInject, needs: logServicesInject.provider, make: command)
        }
        registrar.register(commandsInject, needs: logSignerInject.lazily) {
            Command.verify(signer: $0)
        }
    }

    private func registerCalendar(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { CommandGroup.day }
        registrar.register(commandsInject, needs: ledgerInject.lazily) {
            Command.day(ledger: $0)
        }
        registrar.register(commandsInject, needs: ledgerInject.lazily) {
            Command.dayStart(ledger: $0)
        }
        // The parts of the day's closing read the book, so they are made when days are closed.
        registrar.register(dayCloserInject, needs: ledgerInject, dayClosingInject, scope: .new) {
            DayCloser(ledger: $0, parts: $1)
        }
        registrar.register(
            commandsInject,
            needs: dayCloserInject.provider,
            logServicesInject.provider
        ) {
            Command.dayAdvance(closer: $0, log: $1)
        }
    }

    private func registerJournal(in registrar: inout Registrar) {
        registrar.register(
            signingRecorderInject,
            needs: ledgerInject.lazily
        ) { [journal, clock, warn] ledger in
            SigningRecorder(
                journal: journal,
                date: { try? await ledger.value.businessDate() },
                clock: clock,
                warn: warn
            )
        }
        registrar.decorate(signingInject, needs: signingRecorderInject) {
            RecordedSigning(signing: $0, recorder: $1)
        }
        registrar.decorate(signedInSessionInject, needs: signingRecorderInject) {
            RecordedSession(session: $0, recorder: $1)
        }
        registrar.register(commandsInject) { [journal] in
            Command.signings(journal: journal)
        }
    }
}

private let dayCloserInject = InjectID<DayCloser>("DayCloser")
private let signingRecorderInject = InjectID<SigningRecorder>("SigningRecorder")
