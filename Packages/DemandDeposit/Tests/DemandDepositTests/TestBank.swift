import Bookkeeping
import BookkeepingTesting
import DemandDepositDemo
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterfaceTesting
import Testing
@testable import DemandDeposit


/// A bank with this one feature, on a book in memory.
struct TestBank {
    static let hana = CustomerID("C000001")
    static let duri = CustomerID("C000002")

    let ledger: InMemoryLedger
    /// What the feature has as its ledger: the same book, and tests can come between.
    let interposed: RecordingLedger
    let signing: FakeSigning
    let links: FakeLinks
    /// What another feature may do here.
    private let other: BankAuthority
    private static let holding = Purpose("test.hold")
    let container: Container

    /// - Parameter date: The first business date.
    init(on date: String = "2026-01-05", rates: InterestRateTable = .demandDeposit) throws {
        let bank = try DemoBank(
            on: try #require(BusinessDate(date)),
            clock: FakeClock().now,
            rates: rates
        )
        ledger = bank.ledger
        signing = bank.signing
        links = bank.links
        other = bank.issuer.authority("Other", for: Self.holding)
        let interposed = RecordingLedger(bank.ledger)
        self.interposed = interposed
        container = try bank.container.replacing(ledgerInject) { interposed }
    }

    var service: DemandDepositService {
        get throws { try container.resolve(serviceInject) }
    }

    var accounts: any DemandDepositInject {
        get throws { try container.resolve(demandDepositInject) }
    }

    func options(
        _ id: IdempotencyID = .random(),
        isDryRun: Bool = false
    ) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }

    /// Opens an account with money in it.
    func open(
        _ balance: Int64 = 0,
        for customer: CustomerID = hana,
        nickname: String? = nil
    ) async throws -> AccountNumber {
        let request = OpeningRequest(
            customer: customer,
            nickname: try nickname.map { try Nickname(parsing: $0) }
        )
        let outcome = try await service.open(request, options())
        let number = try AccountNumber(parsing: try #require(outcome.result["account"]))
        if balance > 0 { try await deposit(balance, into: number) }
        return number
    }

    func deposit(_ won: Int64, into number: AccountNumber) async throws {
        _ = try await service.deposit(cash(won, number), options())
    }

    func withdraw(_ won: Int64, from number: AccountNumber) async throws {
        _ = try await service.withdraw(cash(won, number), options())
    }

    func cash(_ won: Int64, _ number: AccountNumber, memo: String = "") -> CashRequest {
        CashRequest(account: .number(number), amount: Money(won: won), memo: memo)
    }

    func balance(of number: AccountNumber) async throws -> Int64 {
        try await accounts.account(number.description).balance.won
    }

    /// Links a record to an account, as a feature does that has something there.
    func link(_ key: RecordKey, to number: AccountNumber) async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Purpose("test.link"), content: [:]),
                authority: .unneeded,
                records: [try .create(key, "", linkedTo: number.accountID)]
            )
        )
    }

    /// Holds money on an account, as Card does for a payment.
    func hold(_ won: Int64, on number: AccountNumber) async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: Self.holding, content: [:]),
                authority: .bank(other),
                holds: [.place(HoldID("\(number)/1"), on: number.accountID, Money(won: won))]
            )
        )
    }

    func closeDays(_ count: Int) async throws {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: count)
    }

    /// Closes days until that date is the business date.
    func closeDays(until date: String) async throws {
        let date = try #require(BusinessDate(date))
        while try await ledger.businessDate() < date { try await closeDays(1) }
    }
}
