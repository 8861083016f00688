import BackOffice
import Bookkeeping
import Card
import CardInterface
import Console
import DemandDeposit
import DemandDepositInterface
import DependencyContainer
import Game
import LedgerPostgreSQL
import LedgerSQLite
import SafeBox
import SafeBoxInterface
import Signing

/// The list of modules that make the bank, the only code that knows all of them.
public struct BankComposition: Sendable {
    /// The paths of the book and of the files beside it.
    public var paths: BankPaths
    public var clock: WallClock
    /// Asks the customer for passwords.
    public var secretReader: any SecretReader
    /// The loaded plug-ins; the bank runs without the others.
    public var plugins: PluginManager
    let warnings: Warnings

    public init(
        paths: BankPaths,
        secretReader: any SecretReader,
        clock: @escaping WallClock = Timestamp.now,
        plugins: PluginManager = BankComposition.plugins,
        warn: @escaping @Sendable (String) -> Void = StandardIO().warn
    ) {
        self.paths = paths
        self.clock = clock
        self.secretReader = secretReader
        self.plugins = plugins
        warnings = Warnings(warn)
    }

    /// The bank's plug-ins, loaded by type at launch.
    public static let plugins: PluginManager = {
        do {
            return try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
        } catch {
            preconditionFailure("two plug-ins in the list above have the same id: \(error)")
        }
    }()

    /// The modules, in the order in which their commands are listed.
    public var modules: [any Module] {
        // Each feature gets an authority in its own name. The ledger trusts only this issuer.
        let issuer = AuthorityIssuer()
        let sessions = ScreenSessions(warnings: warnings) { try container() }
        return [
            AppModule(secretReader: secretReader, sessions: sessions, paths: paths),
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
        ]
    }

    /// Wires the modules without making their objects.
    /// - Throws: `ValidationReport` with all faults.
    public func container() throws -> Container {
        try Self.container(of: modules)
    }

    /// Returns the session of screens that `bank` without a command runs.
    /// - Parameter container: The wired modules, which must live as long as the session.
    public static func screens(in container: Container) throws -> ScreenProgram {
        try container.resolve(interactiveProgramInject)
    }

    /// The services that the app resolves itself.
    ///
    /// `bank modules check` reports services that none of these needs.
    private static let roots: [any ServiceID] = [
        commandGroupsInject, commandsInject, interactiveProgramInject,
    ]

    /// Wires these modules; tests leave some out.
    static func container(of modules: [any Module]) throws(ValidationReport) -> Container {
        try Container(modules: modules, roots: roots)
    }
}
