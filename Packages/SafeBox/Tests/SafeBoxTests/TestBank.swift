import Bookkeeping
import BookkeepingTesting
import Console
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SafeBoxInterface
import SigningInterface
import SigningInterfaceTesting
import Testing
@testable import SafeBox


/// A bank with this one feature, on a book in memory, and an account with money in it.
struct TestBank {
    static let hana = CustomerID("C000001")

    let ledger: any Ledger
    let signing: FakeSigning
    let container: Container
    let accounts: FakeDemandDeposit
    /// The screen of accounts, which is another feature's.
    let management = FakeManagementDemandDeposit()
    private let cash: BankAuthority

    /// - Parameters:
    ///   - date: The first business date.
    ///   - rates: What boxes earn.
    ///   - wrap: Puts another ledger before the one in memory, such as one that crashes.
    init(
        on date: BusinessDate? = BusinessDate("2026-01-05"),
        rates: InterestRateTable = .safeBox,
        wrap: (InMemoryLedger) -> any Ledger = { $0 }
    ) throws {
        let issuer = AuthorityIssuer()
        let clock = FakeClock()
        let ledger = wrap(
            InMemoryLedger(
                date: date,
                issuer: issuer,
                verifier: FakeSignatureVerifier(),
                clock: clock.now
            )
        )
        let signing = FakeSigning(clock: clock.now)
        let authority = issuer.authority(
            "SafeBox",
            for: .safeBoxAccrual,
            .safeBoxMonthlyInterest
        )
        container = try Container(
            modules: SafeBoxModule(authority: authority, rates: rates),
            Surroundings(ledger: ledger, management: management),
            FakeSigningModule(signing: signing)
        )
        self.ledger = ledger
        self.signing = signing
        accounts = FakeDemandDeposit(ledger: ledger)
        cash = issuer.authority("Test", for: .deposit)
    }

    /// What the feature needs from others.
    private struct Surroundings: Module {
        let ledger: any Ledger
        let management: FakeManagementDemandDeposit

        func register(in registrar: inout Registrar) {
            registrar.register(ledgerInject) { [ledger] in ledger }
            registrar.registerOnMainActor(
                managementDemandDepositInject,
                scope: .within(signedInScope)
            ) { [management] in management }
            registrar.register(demandDepositInject) { [ledger] in
                FakeDemandDeposit(ledger: ledger)
            }
        }
    }

    var service: SafeBoxService {
        get throws { try container.resolve(serviceInject) }
    }

    func options(_ id: IdempotencyID = .random(), isDryRun: Bool = false) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }

    /// Opens an account with that balance, without a box.
    func openAccount(_ balance: Int64, serial: Int = 1) async throws -> AccountNumber {
        try await accounts.open(
            serial: serial,
            owner: Self.hana,
            balance: Money(won: balance),
            authority: cash
        )
    }

    /// Opens an account with that balance, and its box.
    func openBox(
        _ balance: Int64,
        limit: Int64 = 10_000_000,
        serial: Int = 1
    ) async throws -> AccountNumber {
        let number = try await openAccount(balance, serial: serial)
        try await openBox(of: number, limit: limit)
        return number
    }

    func openBox(of number: AccountNumber, limit: Int64 = 10_000_000) async throws {
        let request = SafeBoxOpeningRequest(
            account: .number(number),
            limit: try SafeBoxLimit(Money(won: limit))
        )
        _ = try await service.open(request, options())
    }

    @discardableResult
    func put(_ won: Int64, _ number: AccountNumber) async throws -> RequestOutcome {
        try await service.put(move(won, number), options())
    }

    @discardableResult
    func take(_ won: Int64, _ number: AccountNumber) async throws -> RequestOutcome {
        try await service.take(move(won, number), options())
    }

    @discardableResult
    func takeInterest(_ number: AccountNumber) async throws -> RequestOutcome {
        try await service.takeInterest(.number(number), options())
    }

    func setPayout(_ schedule: PayoutSchedule, _ number: AccountNumber) async throws {
        let request = SafeBoxPayoutRequest(account: .number(number), schedule: schedule)
        _ = try await service.setPayout(request, options())
    }

    func move(_ won: Int64, _ number: AccountNumber) -> SafeBoxMoveRequest {
        SafeBoxMoveRequest(account: .number(number), amount: Money(won: won))
    }

    /// What is in the account.
    func balance(of number: AccountNumber) async throws -> Int64 {
        try await accounts.account(number.description).balance.won
    }

    /// What is in the box, and what interest it has to pay.
    func box(of number: AccountNumber) async throws -> SafeBoxSummary {
        let found = try await container.resolve(safeBoxInject)
            .safeBox(linkedTo: number.accountID)
        return try #require(found)
    }

    /// The part of closing a day.
    var part: any DayClosing {
        get throws { try #require(container.resolve(dayClosingInject).first) }
    }

    func closeDays(_ count: Int) async throws {
        try await DayCloser(ledger: ledger, parts: [part]).advance(days: count)
    }

    /// Closes days until that date is the business date.
    func closeDays(until date: String) async throws {
        let date = try #require(BusinessDate(date))
        while try await ledger.businessDate() < date { try await closeDays(1) }
    }
}
