import BackOffice
import Bookkeeping
import Card
import CardInterface
import Console
import DemandDeposit
import DemandDepositInterface
import DependencyContainer
import Game
import LedgerSQLite
import SafeBox
import SafeBoxInterface
import Signing

/// The list of modules that make the bank: here, and only here, all of them are known.
public struct BankComposition: Sendable {
    /// Where the book is.
    public var places: BankPlaces
    /// Who tells the time.
    public var clock: WallClock
    /// Who gets secrets from the person.
    public var secretReader: any SecretReader
    /// The plug-ins that are loaded; the bank goes without the others.
    public var plugins: PluginManager
    /// What the person is told that does not end the command.
    let warnings: Warnings

    public init(
        places: BankPlaces,
        secretReader: any SecretReader,
        clock: @escaping WallClock = Timestamp.now,
        plugins: PluginManager = BankComposition.plugins,
        warn: @escaping @Sendable (String) -> Void = StandardIO().warn
    ) {
        self.places = places
        self.clock = clock
        self.secretReader = secretReader
        self.plugins = plugins
        warnings = Warnings(warn)
    }

    /// The bank's plug-ins, loaded by type at launch: here, and only here, their types are known.
    public static let plugins: PluginManager = {
        do {
            return try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
        } catch {
            preconditionFailure("the list above has two plug-ins of one id: \(error)")
        }
    }()

    /// The modules, in the order in which their commands are listed.
    public var modules: [any Module] {
        // Each feature gets the bank's authority for its own purposes, and the ledger trusts this
        // office alone.
        let office = AuthorityIssuer()
        return [
            AppModule(secretReader: secretReader, warnings: warnings),
            BackOfficeModule(journalPath: places.signings, clock: clock, warn: warnings.tell),
            LedgerModule(book: places.book, office: office, clock: clock),
            SigningModule(keyFile: places.keyFile, words: .bank, clock: clock),
            VerifyModule(),
            DemandDepositModule(
                authority: office.authority(
                    "DemandDeposit",
                    for: .deposit,
                    .accountAccrual,
                    .accountInterest
                )
            ),
            SafeBoxModule(
                authority: office.authority(
                    "SafeBox",
                    for: .safeBoxAccrual,
                    .safeBoxMonthlyInterest
                )
            ),
            CardModule(
                authority: office.authority(
                    "Card",
                    for: .cardPayment,
                    .cardSettlement,
                    .cardVoid,
                    .cardExpiry,
                    .cardCancellation
                )
            ),
            GameRootModule(plugins: plugins, warnings: warnings),
            GameModule(),
        ]
    }

    /// Wires the modules, and makes none of their objects yet.
    /// - Throws: `ValidationReport`, with everything that does not fit together.
    public func container() throws -> Container {
        try Self.container(of: modules)
    }

    /// The session of screens that the bank is without a word.
    /// - Parameter container: The wired modules, which must live as long as the session.
    public static func screens(in container: Container) throws -> ScreenProgram {
        try container.resolve(interactiveProgramInject)
    }

    /// What the app itself asks the container for. All the rest is there because one of these needs
    /// it; what none of them needs is told by `bank modules check`.
    private static let roots: [any ServiceID] = [
        commandGroupsInject, commandsInject, homeEntriesInject, interactiveProgramInject,
    ]

    /// Wires those modules instead: tests leave some out.
    static func container(of modules: [any Module]) throws(ValidationReport) -> Container {
        try Container(modules: modules, roots: roots)
    }
}
