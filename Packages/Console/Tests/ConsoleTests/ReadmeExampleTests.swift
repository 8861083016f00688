import Console
import ConsoleTesting
import DependencyContainer
import Foundation
import Testing

// The examples in the README, which `Scripts/readme` compares with this file.

protocol AccountsInject: Sendable {
    func close(_ number: String) async throws
}

let accountsInject = InjectID<any AccountsInject>("Accounts")

struct AccountsModule: Module {
    let accounts: any AccountsInject

    func register(in registrar: inout Registrar) {
        registrar.register(accountsInject) { [accounts] in accounts }
        registrar.register(commandsInject, needs: accountsInject.lazily) { accounts in
            Command(
                "account close",
                abstract: "Close an account at zero.",
                arguments: [Argument("account", help: "Its number or nickname.")],
                accepts: .yes,
                examples: [
                    Example("bank account close 3333-01-0000013 --yes", "closes it without asking")
                ],
                answer: ["closed": .string]
            ) { invocation in
                let number = try invocation.argument("account")
                try await invocation.confirm(
                    Confirmation(title: "Close", fields: [("Account", number)])
                )
                try await accounts.value.close(number)
                return Answer([.line("Closed \(number).")], json: ["closed": .string(number)])
            }
        }
    }
}

func runBank(
    _ arguments: [String],
    io: any ProgramIO,
    accounts: any AccountsInject
) async throws -> ExitCode {
    // A lazy need does not keep its container alive.
    var container: Container?
    let exitCode = await CommandLineProgram.run(arguments, name: "bank", io: io) { globals in
        let bank = try Container(modules: AccountsModule(accounts: accounts))
        container = bank
        return try CommandLineProgram(
            name: "bank",
            version: "1.0",
            abstract: "A bank.",
            commands: bank.resolve(commandsInject),
            io: io
        )
    }
    try await container?.close()
    return exitCode
}

final class GreetingViewController: ScreenViewController {
    init() {
        super.init(
            screen: Screen(
                "Greeting",
                blocks: [.text("Say who you are.")],
                prompt: Prompt("Name", placeholder: "김모듈"),
                actions: [.back("Leave")]
            )
        )
    }

    override func submitted(_ text: String) {
        screen.notice = .done("Hello, \(text).")
    }

    override func pressed(_ action: ScreenAction.ID) {
        dismiss(self)
    }
}

@MainActor
func play(at terminal: any Terminal) async throws -> ScreenSessionEnd {
    let window = Window()
    window.show(root: GreetingViewController())
    return try await ScreenSession.run(window: window, terminal: terminal)
}

let showcase = Screen(
    "Card",
    headline: Headline("Paid today", "9,900 won", detail: "of 6,000,000 won"),
    blocks: [
        .gauge(Gauge("Today", fraction: 0.33, caption: "of 6,000,000 won")),
        .sparkline(Sparkline("30 days", values: [0, 4, 2, 9, 5, 7], caption: "7 payments")),
        .panels([
            Panel("Settings", blocks: [.fields([Field("Abroad", "locked", role: .warning)])]),
            Panel(
                "Last payments",
                role: .accent,
                blocks: [
                    .table(
                        Table(
                            columns: [
                                Column("Merchant", isShortenable: true),
                                Column("Won", .trailing, tint: .sign),
                                Column("Date", dropRank: 1),
                            ],
                            rows: [["한강 책방", "-9,900", "2026-01-08"]]
                        )
                    )
                ]
            ),
        ]),
        .heading("RIBs"),
        .tree(
            Tree([
                Tree.Node("Root", role: .palette(0)),
                Tree.Node("Card", role: .palette(1), detail: "visible", depth: 1, isMarked: true),
            ])
        ),
        .grid(Grid(rows: [[Grid.Cell("X", emphasis: .first), Grid.Cell("a2", action: "a2")]])),
        .text("For a refund, ask the merchant."),
    ],
    actions: [
        ScreenAction("a2", "Row a, column 2"), ScreenAction("pay", "Pay with it", key: "p"),
        ScreenAction("lost", "Report it lost", role: .destructive, key: "r"), .back(),
    ]
)

let greetingProgram = ScreenProgram { terminal in try await play(at: terminal) }

@Suite("README examples")
@MainActor
struct ReadmeExampleTests {
    private struct FakeAccounts: AccountsInject {
        func close(_ number: String) async throws {}
    }

    @Test("a confirmed command runs and prints its answer")
    func command() async throws {
        let io = InMemoryIO(input: "y\n", terminals: [.input])
        let exitCode = try await runBank(
            ["account", "close", "3333-01-0000013"],
            io: io,
            accounts: FakeAccounts()
        )
        #expect(exitCode == .success)
        #expect(io.output == "Closed 3333-01-0000013.\n")
    }

    @Test("a mistyped command fails as shown in the README")
    func mistypedCommand() async throws {
        let io = InMemoryIO()
        let exitCode = try await runBank(
            ["account", "clsoe", "3333-01-0000013"],
            io: io,
            accounts: FakeAccounts()
        )
        #expect(exitCode == .usage)
        #expect(
            try Self.readme.contains(
                "$ bank account clsoe 3333-01-0000013\n\(io.errorOutput)$ echo $?\n64\n"
            )
        )
    }

    @Test("a screen greets the user in key mode and in line mode")
    func screens() async throws {
        let terminal = FakeTerminal([.text("Kim"), .key(.enter), .key(.escape)])
        #expect(try await play(at: terminal) == .left)
        #expect(terminal.frames.contains { $0.text == Self.frame })
        #expect(try await greetingProgram.play(at: FakeTerminal([.key(.escape)])) == .left)

        let io = InMemoryIO(input: "Kim\n/back\n")
        #expect(try await play(at: PipeTerminal(io: io)) == .left)
        #expect(io.output.contains("✓ Hello, Kim."))
    }

    @Test("a simulated user sees the notice of a screen")
    func user() async throws {
        let window = Window()
        window.show(root: GreetingViewController())
        let user = ScreenUser(at: window)
        try await user.type("Kim")
        #expect(user.screen.notice == .done("Hello, Kim."))
        try await user.press("Leave")
        #expect(window.top == nil)
    }

    @Test("the README shows the frames that are drawn")
    func quotedFrames() throws {
        #expect(try Self.readme.contains(Self.frame))
        let frame = showcase.frame(columns: 80, rows: 40).text
        #expect(try Self.readme.contains("```\n\(frame)\n```"), "\(frame)")
    }

    private static var readme: String {
        get throws {
            let package = URL(filePath: #filePath).deletingLastPathComponent()
                .deletingLastPathComponent().deletingLastPathComponent()
            return try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
        }
    }

    private static let frame = """
        Greeting

        ✓ Hello, Kim.

        Say who you are.

        ▸ Name: ________________________ (김모듈)

          q Leave

        Enter confirm  Esc leave  Tab menu
        """
}
