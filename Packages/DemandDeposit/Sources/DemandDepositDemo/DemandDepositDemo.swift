import CardInterface
import BankConsole
import Console
import DemandDeposit
import DependencyContainer
import LedgerInterface
import LedgerInterfaceTesting
import SafeBoxInterface
import SigningInterface
import SigningInterfaceTesting

/// Demand deposit accounts alone: a book in memory, customers who are just there, a signer who signs
/// whatever is asked.
///
///     swift run DemandDepositDemo                      # plays a short story
///     swift run DemandDepositDemo account open --help  # runs one command instead
@main
struct DemandDepositDemo {
    private static let story = [
        ["account", "open", "--customer", "C000001", "--nickname", "생활비"],
        ["account", "open", "--customer", "C000002"],
        ["account", "deposit", "생활비", "1000만", "--yes"],
        ["account", "transfer", "생활비", "3333-01-0000021", "5만", "--memo", "7월분", "--yes"],
        ["account", "withdraw", "생활비", "1억", "--yes"],
        ["account", "show", "생활비"],
        ["account", "statement", "생활비"],
    ]

    static func main() async throws {
        let io = StandardIO()
        let container = try Container(modules: modules())
        let program = try CommandLineProgram(
            bank: container,
            version: "demo",
            abstract: "Demand deposit accounts, alone.",
            io: io
        )
        let typed = Array(CommandLine.arguments.dropFirst())
        for words in typed.isEmpty ? story : [typed] {
            if typed.isEmpty {
                try io.write("\n$ bank \(words.joined(separator: " "))\n", to: .output)
            }
            _ = await program.run(words)
        }
    }

    private static func modules() -> [any Module] {
        let office = BankOffice()
        let authority = office.authority(
            "DemandDeposit",
            for: .deposit,
            .accountAccrual,
            .accountInterest
        )
        return [DemandDepositModule(authority: authority), Surroundings(office: office)]
    }
}

/// What the feature needs from others, as the shared fakes give it.
private struct Surroundings: Module {
    let office: BankOffice

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [office] in
            InMemoryLedger(
                date: BusinessDate(inSeoulAt: .now()),
                office: office,
                verifier: FakeSignatureVerifier()
            )
        }
        registrar.register(signingInject) { FakeSigning() }
        registrar.register(customerInject) { FakeCustomers() }
        registrar.register(safeBoxInject) { NothingLinked() }
        registrar.register(cardInject) { NothingLinked() }
    }
}

private struct NothingLinked: SafeBoxInject, CardInject {
    func safeBox(linkedTo account: AccountID) async throws -> SafeBoxSummary? { nil }
    func cards(linkedTo account: AccountID) async throws -> [CardSummary] { [] }
}
