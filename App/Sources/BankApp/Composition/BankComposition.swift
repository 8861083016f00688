import BackOffice
public import Bookkeeping
import Card
import CardInterface
public import Console
import DemandDeposit
import DemandDepositInterface
public import DependencyContainer
import Game
import LedgerPostgreSQL
import LedgerSQLite
import Notices
import SafeBox
import SafeBoxInterface
import Signing

/// A module of the app that is left out if the bank lacks the feature that the module presents.
protocol OptionalModule: Module {
    /// A service of the feature.
    var presented: any ServiceID { get }
}

/// Lists the modules that make up the bank; only this code knows all of them.
public struct BankComposition: Sendable {
    /// The paths of the book and of the files beside it.
    public var paths: BankPaths
    public var clock: WallClock
    /// Asks the customer for passwords on the command line.
    public var secretReader: any SecretReader
    /// The loaded plug-ins; features whose plug-in is missing are left out.
    public var plugins: PluginManager
    let changeClock: any Clock<Duration>
    let idleLock: IdleLock
    let warnings: Warnings

    public init(
        paths: BankPaths,
        secretReader: any SecretReader,
        clock: @escaping WallClock = Timestamp.now,
        plugins: PluginManager = BankComposition.plugins,
        changeClock: any Clock<Duration> = ContinuousClock(),
        idleLock: @escaping IdleLock = { _ in nil },
        warn: @escaping @Sendable (String) -> Void = StandardIO().warn
    ) {
        self.paths = paths
        self.clock = clock
        self.secretReader = secretReader
        self.plugins = plugins
        self.changeClock = changeClock
        self.idleLock = idleLock
        warnings = Warnings(warn)
    }

    /// The bank's plug-ins, which are loaded at launch from the types listed here.
    public static let plugins: PluginManager = {
        do {
            return try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
        } catch {
            preconditionFailure("two plug-ins in the list above have the same id: \(error)")
        }
    }()

    /// The modules, in the order in which the help lists their commands.
    public var modules: [any Module] {
        // Each feature gets an authority in its own name. The ledger trusts only this issuer.
        let issuer = AuthorityIssuer()
        let sessions = ScreenSessions(warnings: warnings, heard: { try $0.packages(heardBy: $1) }) {
            try container()
        }
        return [
            AppModule(
                secretReader: secretReader,
                sessions: sessions,
                paths: paths,
                changeClock: changeClock,
                idleLock: idleLock
            ),
            BackOfficeModule(
                journalPath: paths.signings,
                witness: paths.witness,
                isBookShared: paths.store != nil,
                movedJournalPath: paths.signings(ofBookAt:),
                clock: clock,
                warn: warnings.show
            ),
            // The bank's book is in one of the two kinds of stores, and moves between them.
            LedgerSQLiteModule(
                book: paths.store == nil ? paths.book : nil,
                issuer: issuer,
                clock: clock,
                warn: warnings.show
            ),
            LedgerPostgreSQLModule(store: paths.store, issuer: issuer, clock: clock),
            SigningModule(authority: issuer.authority("Signing"), keys: paths.keys, clock: clock),
            DemandDepositModule(authority: issuer.authority("DemandDeposit")),
            SafeBoxModule(authority: issuer.authority("SafeBox")),
            CardModule(authority: issuer.authority("Card")),
            GameRootModule(plugins: plugins, sessions: sessions),
            GameModule(),
            NoticesModule(),
        ]
    }

    /// Wires the modules without creating their objects.
    /// - Throws: `ValidationReport` that lists all faults in the wiring.
    public func container() throws -> Container {
        try Self.container(of: modules)
    }

    /// Returns the interactive bank, which starts when `bank` is run without a command.
    /// - Parameter container: The wired modules, which must live as long as the interactive bank.
    public static func screens(in container: Container) throws -> ScreenProgram {
        try container.resolve(interactiveProgramInject)
    }

    /// The services that the app itself resolves.
    ///
    /// `bank modules check` reports each service on which none of these services depends.
    private static let roots: [any ServiceID] = [
        commandGroupsInject, commandsInject, interactiveProgramInject,
    ]

    /// Wires the given modules without creating their objects.
    static func container(of modules: [any Module]) throws(ValidationReport) -> Container {
        try Container(modules: complete(modules), roots: roots)
    }

    /// Returns the modules without each optional module whose feature is not among them.
    ///
    /// The feature is known by what its module states in `provides`.
    static func complete(_ modules: [any Module]) -> [any Module] {
        let provided = Set(modules.flatMap { $0.provides ?? [] }.map(\.name))
        return modules.filter { module in
            (module as? any OptionalModule).map { provided.contains($0.presented.name) } ?? true
        }
    }
}
