import BankConsoleTesting
import Bookkeeping
import CardInterface
import DemandDeposit
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SafeBoxInterface
import SigningInterface
import SigningInterfaceTesting

/// A bank with this one feature, on a book in memory; customers are just there, and a signer signs
/// whatever is asked.
///
/// The demo plays on it, and the tests do.
package struct DemoBank: Sendable {
    package let issuer: AuthorityIssuer
    package let ledger: InMemoryLedger
    package let signing: FakeSigning
    package let links: FakeLinks
    /// The module of this feature, wired to the fakes.
    package let container: Container

    /// - Parameters:
    ///   - date: The first business date.
    ///   - clock: What signatures expire by.
    ///   - rates: What accounts earn.
    package init(
        on date: BusinessDate,
        clock: @escaping WallClock = Timestamp.now,
        rates: InterestRateTable = .demandDeposit
    ) throws {
        issuer = AuthorityIssuer()
        ledger = InMemoryLedger(
            date: date,
            issuer: issuer,
            verifier: FakeSignatureVerifier(),
            clock: clock
        )
        signing = FakeSigning(clock: clock)
        links = FakeLinks()
        let authority = issuer.authority(
            "DemandDeposit",
            for: .deposit,
            .accountAccrual,
            .accountInterest
        )
        container = try Container(
            modules: DemandDepositModule(authority: authority, rates: rates),
            FakeSigningModule(signing: signing),
            VerifyOnScreenModule(),
            FakesModule(ledger: ledger, links: links)
        )
    }

    /// Opens the session of a customer, and closes it whatever happens.
    ///
    /// - Parameters:
    ///   - customer: Who signs in.
    ///   - body: Gets the container of the session.
    /// - Throws: What the body throws, and what opening and closing throw.
    @MainActor
    package func signedIn<Result>(
        as customer: CustomerID,
        _ body: (Container) async throws -> Result
    ) async throws -> Result {
        let session = try container.open(signedInScope, with: customer)
        do {
            let result = try await body(session)
            try await session.close()
            return result
        } catch {
            // Closed already where closing has failed; otherwise the body's error is the cause.
            try? await session.close()
            throw error
        }
    }
}

/// What the feature needs beside Signing.
private struct FakesModule: Module {
    let ledger: InMemoryLedger
    let links: FakeLinks

    func register(in registrar: inout Registrar) {
        let (ledger, links) = (ledger, links)
        registrar.register(ledgerInject) { ledger }
        registrar.register(safeBoxInject) { links }
        registrar.register(cardInject) { links }
        registrar.registerOnMainActor(
            linkedScreensInject,
            needs: managementDemandDepositInject.lazily,
            scope: .within(signedInScope)
        ) { FakeLinkedScreens(links: links, accounts: $0) }
        registrar.registerOnMainActor(
            managementCardInject,
            needs: linkedScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.registerOnMainActor(
            managementSafeBoxInject,
            needs: linkedScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
    }
}
