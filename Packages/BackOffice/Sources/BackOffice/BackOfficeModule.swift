public import Bookkeeping
import Console
public import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of the commands for the whole bank: the calendar, the audit, and the journal of
/// signings.
///
/// This module decorates the interfaces of the Signing module to record each request to sign.
/// Neither Signing nor the other features depend on the journal.
public struct BackOfficeModule: Module {
    private let journal: SigningsJournal
    private let movedJournalPath: @Sendable (String) -> String
    private let witness: String?
    private let clock: WallClock
    private let warn: @Sendable (String) -> Void

    /// - Parameters:
    ///   - journalPath: The path of the journal of signings, which is created when it is needed.
    ///   - witness: The folder that gets each checkpoint, unless a command names another folder.
    ///   - isBookShared: Whether other computers use the same book, and record their own signings.
    ///   - movedJournalPath: Returns the path of the journal that belongs to the book at `place`.
    ///   - clock: Returns the time of each journal entry.
    ///   - warn: Shows a warning that does not end the command.
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
            bookStoresInject, projectionsInject,
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
        registrar.register(commandGroupsInject) { CommandGroup.signer }
        for command in [
            Command.audit, Command.checkpoint, Command.checkpointKey, Command.receipt,
            Command.signerAccept, Command.export, Command.backup, Command.restore, Command.migrate,
        ] {
            registrar.register(commandsInject, needs: logServicesInject.provider, make: command)
        }
        registrar.register(
            commandsInject,
            needs: logServicesInject.provider,
            projectionsInject,
            make: Command.events
        )
        registrar.register(commandsInject, needs: logSignerInject.lazily) {
            Command.verify(signer: $0)
        }
    }

    private func registerCalendar(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { CommandGroup.day }
        registrar.register(commandsInject, needs: ledgerInject.lazily, make: Command.day(ledger:))
        registrar.register(commandsInject, needs: ledgerInject.lazily) { [clock] in
            Command.dayStart(ledger: $0, clock: clock)
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
        registrar.register(commandsInject, needs: logServicesInject.provider) { [clock] in
            Command.signingsComplete($0, clock: clock)
        }
    }
}

private let dayCloserInject = InjectID<DayCloser>("DayCloser")
private let signingRecorderInject = InjectID<SigningRecorder>("SigningRecorder")
