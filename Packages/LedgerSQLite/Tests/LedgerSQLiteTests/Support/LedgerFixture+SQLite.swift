import DependencyContainer
import SigningInterface
import SigningInterfaceTesting

@testable import LedgerSQLite

extension SQLiteLedger {
    /// Creates a ledger for the contract, and its book if the setup has a date.
    init(
        _ setup: LedgerSetup,
        path: String,
        migrations: [Migration] = Schema.migrations,
        busyRetry: BusyRetry = BusyRetry(),
        sync: @escaping BookFolder.Sync = { fsync($0) },
        warn: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws {
        let file = BookFile(
            path: path,
            migrations: migrations,
            signer: FakeLogSigner(isInUse: false),
            sync: sync
        )
        let container = try Container(
            modules: LedgerSQLiteModule(
                file: { _ in file },
                issuer: AuthorityIssuer(),
                clock: setup.clock,
                busyRetry: busyRetry,
                warn: warn
            ),
            VerifierModule()
        )
        // Unlike a ledger that the container makes, this one keeps the container alive.
        self.init(
            file: file,
            book: { try await container.resolve(openBookInject) },
            authority: setup.authority,
            clock: setup.clock,
            nonce: setup.nonce
        )
        if let date = setup.date { try await start(on: date) }
    }
}

extension LedgerFixture {
    /// The rules of LedgerProbe, whose books tests open and audit.
    private static let probeRules = [
        AuthorityRule(
            Purpose("probe.transfer"),
            by: .bank("Probe"),
            opening: ["payer", "payee"].map { name in
                AccountOpening(
                    id: AccountID(name),
                    kind: AccountKind("probe", normalSide: .credit, mayBeNegative: true),
                    owner: nil
                )
            }
        ),
        AuthorityRule(
            Purpose("probe.mix"),
            by: .bank("Probe"),
            opening: (0..<10).map { number in
                AccountOpening(
                    id: AccountID("mixed-\(number)"),
                    kind: AccountKind("probe", normalSide: .credit, mayBeNegative: true),
                    owner: nil
                )
            }
        ),
        AuthorityRule(Purpose("probe.count"), by: .unneeded, changing: ["probe"]),
    ]

    /// Creates a fixture with a ledger on disk, and its book unless it exists or `date` is nil.
    init(
        book path: String,
        date: BusinessDate? = LedgerFixture.firstDay,
        migrations: [Migration] = Schema.migrations,
        busyRetry: BusyRetry = BusyRetry(),
        sync: @escaping BookFolder.Sync = { fsync($0) }
    ) async throws {
        try await self.init(date: date, adding: Self.probeRules) { setup in
            try await SQLiteLedger(
                setup,
                path: path,
                migrations: migrations,
                busyRetry: busyRetry,
                sync: sync
            )
        }
    }
}

/// The module of a verifier without Signing.
struct VerifierModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { FakeSignatures() }
        registrar.register(logSignerInject) { FakeLogSigner(isInUse: false) }
    }
}
