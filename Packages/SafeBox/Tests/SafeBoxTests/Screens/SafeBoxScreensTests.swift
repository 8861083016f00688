import BankConsoleTesting
import Testing

@testable import SafeBox

/// The screens of safe boxes, as the person who is signed in sees and uses them.
@MainActor
struct SafeBoxScreensTests {
    let bank: TestBank

    init() throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        bank = try TestBank()
    }

    private func begin() async throws -> FeatureStage {
        try await show(FeatureStage(in: bank.container))
    }

    /// Shows the screen of a box, as another feature would.
    private func begin(
        account: AccountNumber,
        amountToPut: String,
        as customer: CustomerID = TestBank.hana
    ) async throws -> FeatureStage {
        try await show(
            FeatureStage(in: bank.container, as: customer) { session, listener in
                try session.resolve(managementSafeBoxInject).router(
                    accountNumber: account.description,
                    amountToPut: amountToPut,
                    listener: listener
                )
            }
        )
    }

    private func show(_ stage: FeatureStage) async throws -> FeatureStage {
        await stage.window.settled()
        return stage
    }

    @Test("the list has every account of the customer with what its box holds")
    func list() async throws {
        let boxed = try await bank.openBox(50_000)
        try await bank.put(20_000, boxed)
        let plain = try await bank.openAccount(1_000, serial: 2)
        let stage = try await begin()
        #expect(
            stage.screen.actions == [
                ScreenAction(
                    ScreenAction.ID(boxed.description),
                    "\(boxed)",
                    detail: "20,000 won"
                ),
                ScreenAction(
                    ScreenAction.ID(plain.description),
                    "\(plain)",
                    detail: "no box yet"
                ),
                .back(),
            ]
        )
    }

    @Test("money is put in on the customer's signature over exactly what the screen said")
    func put() async throws {
        let number = try await bank.openBox(50_000)
        let stage = try await begin()
        try await stage.press("\(number)", "Put money in")
        try await stage.type("3만")
        #expect(stage.screen.title == "Safe box of \(number)")
        #expect(stage.screen.notice == .done("30,000 won went into the safe box."))
        #expect(try await bank.balance(of: number) == 20_000)
        let request = try #require(bank.signing.requests.last)
        #expect(request.movement.amount.won == 30000)
        #expect(request.movement.purpose.rawValue == "safebox.put")
    }

    @Test("money is taken out, and the box shows what is left")
    func take() async throws {
        let number = try await bank.openBox(50_000)
        try await bank.put(50_000, number)
        let stage = try await begin()
        try await stage.press("\(number)", "Take money out")
        try await stage.type("1만")
        #expect(stage.screen.notice == .done("10,000 won went back into the account."))
        #expect(stage.screen.headline == Headline("In the box", "40,000 won"))
        let gauge = try #require(stage.screen.blocks.first)
        #expect(
            gauge
                == .gauge(
                    Gauge(
                        "Filled",
                        fraction: 0.004,
                        caption: "of 10,000,000 won"
                    )
                )
        )
    }

    @Test("the interest so far is taken into the account, less tax")
    func interest() async throws {
        let number = try await bank.openFullBox()
        try await bank.closeDays(30)
        let stage = try await begin()
        try await stage.press("\(number)", "Take the interest")
        #expect(stage.screen.notice == .done("The interest went into the account."))
        #expect(try await bank.balance(of: number) == 11_130)
        try await stage.press("Take the interest")
        #expect(stage.screen.notice?.kind == .problem)
    }

    @Test("an account without a box is offered one")
    func opening() async throws {
        let number = try await bank.openAccount(1_000)
        let stage = try await begin()
        try await stage.press("\(number)", "Open a safe box")
        #expect(stage.screen.notice == .done("The safe box is open."))
        #expect(stage.screen.title == "Safe box of \(number)")
        try await stage.press(.back)
        #expect(stage.screen.actions.first?.detail == "0 won")
    }

    @Test("the box opens its account's screen, which it cannot import, and looks again afterwards")
    func account() async throws {
        let number = try await bank.openBox(50_000)
        let stage = try await begin()
        try await stage.press("\(number)", "The account")
        #expect(bank.management.opened == [number.description])
        let depth = stage.window.depth
        try await bank.put(10_000, number)
        bank.management.leave()
        await stage.window.settled()
        #expect(stage.window.depth == depth)
        #expect(
            stage.screen.actions.first { $0.label == "The account" }?.detail
                == "40,000 won available"
        )
    }

    @Test("the box of another customer's account is not shown")
    func foreign() async throws {
        let number = try await bank.openBox(50_000)
        let stage = try await begin(
            account: number,
            amountToPut: "1만",
            as: CustomerID("C000002")
        )
        let screen = stage.screen
        #expect(screen.title == "Safe box")
        #expect(screen.blocks.isEmpty)
        #expect(screen.notice?.text.contains("not yours") == true)
        #expect(screen.actions == [.back()])
    }

    @Test("who asks for it with an amount is about to put that amount in")
    func amountToPut() async throws {
        let number = try await bank.openBox(50_000)
        let stage = try await begin(account: number, amountToPut: "1만")
        #expect(stage.screen.title == "Put into the safe box")
        #expect(stage.screen.prompt?.initial == "1만")
        try await stage.press(.back)
        #expect(stage.screen.title == "Safe box of \(number)")
        try await stage.press(.back)
        #expect(stage.leaveCount == 1)
    }

    @Test("who asks to put money in where there is no box is asked again once there is one")
    func amountToPutWithoutBox() async throws {
        let number = try await bank.openAccount(50_000)
        let stage = try await begin(account: number, amountToPut: "1만")
        #expect(stage.screen.blocks.contains(.text("\(number) has no safe box yet.")))
        try await stage.press("Open a safe box")
        #expect(stage.screen.title == "Put into the safe box")
        #expect(stage.screen.prompt?.initial == "1만")
        try await stage.press(.back)
        #expect(stage.screen.title == "Safe box of \(number)")
    }

    @Test("a refused form shows the present balances")
    func freshAfterRefusal() async throws {
        let number = try await bank.openBox(50_000)
        let stage = try await begin()
        try await stage.press("\(number)", "Put money in")
        try await bank.put(40_000, number)
        try await stage.type("3만")
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.field("Available") == "10,000 won")
        #expect(stage.screen.prompt?.initial == "3만")
    }

    @Test("nothing of the feature is kept when the session ends", arguments: [false, true])
    func end(isPutting: Bool) async throws {
        let number = try await bank.openBox(50_000)
        let stage = try await begin()
        try await stage.press("\(number)", isPutting ? "Put money in" : "The account")
        #expect(stage.routers.count == 3)
        try await stage.close()
        #expect(stage.window.top == nil)
    }
}
