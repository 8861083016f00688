import BankConsole
import Console
import DemandDepositInterface
import DemandDepositInterfaceTesting
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SafeBox
import SigningInterface
import SigningInterfaceTesting

/// Safe boxes alone: a book in memory, an account that is just there, a signer who signs whatever is
/// asked.
///
///     swift run SafeBoxDemo                     # plays a short story
///     swift run SafeBoxDemo safebox put --help  # runs one command instead
@main
struct SafeBoxDemo {
    private static let account = "3333-01-0000013"
    private static let story = [
        "safebox open \(account)",
        "safebox put \(account) 1000만 --yes",
        "safebox put \(account) 1 --yes",
        "demo days 30",
        "safebox show \(account)",
        "safebox interest \(account) --yes",
        "safebox take \(account) 4만 --yes",
        "safebox payout \(account) monthly",
    ]

    static func main() async throws {
        let io = StandardIO()
        let office = BankOffice()
        let ledger = InMemoryLedger(
            date: BusinessDate(inSeoulAt: .now()),
            office: office,
            verifier: FakeSignatureVerifier()
        )
        _ = try await FakeDemandDeposit(ledger: ledger).open(
            serial: 1,
            owner: CustomerID("C000001"),
            balance: Money(won: 12_000_000),
            authority: office.authority("Demo", for: .deposit)
        )
        let container = try Container(
            modules: SafeBoxModule(
                authority: office.authority(
                    "SafeBox",
                    for: .safeBoxAccrual,
                    .safeBoxMonthlyInterest
                )
            ),
            Surroundings(ledger: ledger)
        )
        let program = try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: "Safe boxes, alone.",
            adding: ([], [closeDays(ledger, container.resolve(dayClosingInject))]),
            io: io
        )
        let typed = Array(CommandLine.arguments.dropFirst())
        guard typed.isEmpty else {
            _ = await program.run(typed)
            return
        }
        for line in story {
            try io.write("\n$ bank \(line)\n", to: .output)
            _ = await program.run(line.split(separator: " ").map(String.init))
        }
    }

    private static func closeDays(_ ledger: any Ledger, _ parts: [any DayClosing]) -> Command {
        Command(
            "demo days",
            abstract: "Let days pass, as the app's `day advance` does.",
            arguments: [Argument("count", help: "How many.")],
            examples: [Example("bank demo days 30", "Close thirty days.")]
        ) { invocation in
            let count = Int(try invocation.argument("count")) ?? 0
            let date = try await DayClosingOffice(ledger: ledger, parts: parts)
                .advance(days: count).date.description
            return Answer([.line("It is \(date).")], json: ["date": .string(date)])
        }
    }
}

/// What the feature needs from others, as the shared fakes give it.
private struct Surroundings: Module {
    let ledger: InMemoryLedger

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
        registrar.register(signingInject) { FakeSigning() }
        registrar.register(demandDepositInject) { [ledger] in FakeDemandDeposit(ledger: ledger) }
    }
}
