import Bookkeeping
import DependencyContainer
import LedgerInterface
import LedgerPostgreSQL
import SigningInterface
import SigningInterfaceTesting

/// A bank with as many accounts as asked for, between which it transfers on its own authority.
struct BenchmarkBank {
    private static let holder = "Benchmark"
    private static let opening = Purpose("benchmark.opening")
    private static let transfer = Purpose("benchmark.transfer")

    let ledger: any Ledger
    private let container: Container
    private let authority: BankAuthority

    /// Opens the book in a database, and creates it unless it exists.
    init(_ store: String) async throws {
        let issuer = AuthorityIssuer()
        authority = issuer.authority(Self.holder)
        container = try Container(
            modules: LedgerPostgreSQLModule(store: store, issuer: issuer),
            RulesModule()
        )
        ledger = try container.resolve(ledgerInject)
        try await ledger.start(on: BusinessDate(dayNumber: 20_458))  // 2026-01-05
    }

    func close() async throws {
        try await container.close()
    }

    static func account(_ number: Int) -> AccountID { AccountID("account-\(number)") }

    /// Opens accounts with 1,000,000 won each.
    func open(_ numbers: Range<Int>) async throws {
        for start in stride(from: numbers.lowerBound, to: numbers.upperBound, by: 500) {
            let drafts = (start..<min(start + 500, numbers.upperBound)).map { number in
                let account = Self.account(number)
                return TransactionDraft(
                    Intent(
                        id: IdempotencyID(unchecked: "opening-\(number)"),
                        purpose: Self.opening,
                        content: [:]
                    ),
                    authority: .bank(authority),
                    legs: [
                        .debit(AccountOpening.cash.id, Money(won: 1_000_000), "deposit"),
                        .credit(account, Money(won: 1_000_000), "deposit"),
                    ],
                    openings: [
                        .cash,
                        AccountOpening(
                            id: account,
                            kind: AccountKind("demand-deposit", normalSide: .credit),
                            owner: CustomerID("C1")
                        ),
                    ]
                )
            }
            for result in try await ledger.post(drafts) { _ = try result.get() }
        }
    }

    /// Posts a transfer of one won.
    func transfer(_ id: IdempotencyID, from: Int, to: Int) async throws {
        let (from, to) = (Self.account(from), Self.account(to))
        _ = try await ledger.post(
            TransactionDraft(
                Intent(
                    id: id,
                    purpose: Self.transfer,
                    content: ["from": from.rawValue, "to": to.rawValue, "amount": "1"]
                ),
                authority: .bank(authority),
                legs: [
                    .debit(from, Money(won: 1), "transfer"),
                    .credit(to, Money(won: 1), "transfer"),
                ]
            )
        )
    }

    /// The module of the rules, the verifier and the signer that the ledger needs.
    private struct RulesModule: Module {
        func register(in registrar: inout Registrar) {
            registrar.register(authorityVerifierInject) { NoSignatures() }
            registrar.register(logSignerInject) { FakeLogSigner(isInUse: false) }
            for rule in [
                AuthorityRule(opening, by: .bank(holder), opening: [.cash]),
                AuthorityRule(transfer, by: .bank(holder)),
            ] {
                registrar.register(authorityRulesInject) { rule }
            }
        }
    }
}

/// A verifier of customers' signatures, of which these books have none.
private struct NoSignatures: AuthorityVerifier {
    func keyRecord(of customer: CustomerID) -> RecordKey { RecordKey("key", customer.rawValue) }

    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        throw BankError(.refused, code: "signature.wrong", "these books have no signatures")
    }
}
