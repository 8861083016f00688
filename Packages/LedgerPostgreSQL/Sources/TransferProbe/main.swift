// A program for tests, which run several processes of it on one book, as several computers would.
//
// It opens ten accounts, and moves random amounts among them COUNT times. For each transfer it prints
// the account that pays, the account that is paid, and the amount.

import Bookkeeping
import DependencyContainer
import Foundation
import LedgerInterface
import LedgerInterfaceTesting
import LedgerPostgreSQL
import SigningInterface
import SigningInterfaceTesting

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 3, let store = arguments.first,
    let count = arguments.last.flatMap({ Int($0) })
else {
    print("usage: TransferProbe STORE NAME COUNT")
    exit(64)
}

let purpose = Purpose("probe.transfer")
let openings = (0..<10).map { number in
    AccountOpening(
        id: AccountID("mixed-\(number)"),
        kind: AccountKind("probe", normalSide: .credit, mayBeNegative: true),
        owner: nil
    )
}

/// A module that provides the signature verifier, the log's signer and the authority rule.
struct AuthorityModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(authorityVerifierInject) { FakeSignatures() }
        registrar.register(logSignerInject) { FakeLogSigner(isInUse: false) }
        registrar.register(authorityRulesInject) {
            AuthorityRule(purpose, by: .bank("Probe"), opening: openings)
        }
    }
}

let issuer = AuthorityIssuer()
let bank = issuer.authority("Probe")
let container = try Container(
    modules: LedgerPostgreSQLModule(store: store, issuer: issuer),
    AuthorityModule()
)
let ledger = try container.resolve(ledgerInject)
try await ledger.start(on: nil)
for number in 1...count {
    let pair = Array(openings.shuffled().prefix(2))
    let won = Money(won: .random(in: 1...1_000))
    _ = try await ledger.post(
        TransactionDraft(
            Intent(
                id: try IdempotencyID("\(arguments.dropFirst().first ?? "")-\(number)"),
                purpose: purpose,
                content: [:]
            ),
            authority: .bank(bank),
            legs: [.debit(pair[0].id, won, "out"), .credit(pair[1].id, won, "in")],
            openings: pair
        )
    )
    print(pair[0].id, pair[1].id, won.won)
}
try await container.close()
