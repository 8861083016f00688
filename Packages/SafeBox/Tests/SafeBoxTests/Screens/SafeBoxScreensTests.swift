import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import ConsoleTesting
import DemandDepositInterface
import DependencyContainer
import Foundation
import RIBsTesting
import SafeBoxInterface
import SigningInterface
import SigningInterfaceTesting
import Testing

@testable import SafeBox

/// The screens of safe boxes, as the person who is signed in sees and uses them.
@MainActor
final class SafeBoxScreensTests {
    let bank: TestBank
    /// The stages of a test, which end with it.
    private var stages: [FeatureStage] = []

    init() throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        bank = try TestBank()
    }

    private func begin() async throws -> (stage: FeatureStage, person: ScreenUser) {
        try await show(FeatureStage(in: bank.container))
    }

    /// Shows the screen of a box, as another feature would.
    private func begin(
        account: AccountNumber,
        amountToPut: String,
        as customer: CustomerID = TestBank.hana
    ) async throws -> (stage: FeatureStage, person: ScreenUser) {
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

    private func show(
        _ stage: FeatureStage
    ) async throws -> (stage: FeatureStage, person: ScreenUser) {
        stages.append(stage)
        await stage.window.settled()
        return (stage, stage.person)
    }

    @Test("the list has every account of the customer with what its box holds")
    func list() async throws {
        let boxed = try await bank.openBox(50_000)
        try await bank.put(20_000, boxed)
        let plain = try await bank.openAccount(1_000, serial: 2)
        let (_, person) = try await begin()
        #expect(
            person.screen.actions == [
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
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Put money in")
        try await person.type("3만")
        #expect(person.screen.title == "Safe box of \(number)")
        #expect(person.screen.notice == .done("30,000 won went into the safe box."))
        #expect(try await bank.balance(of: number) == 20_000)
        let request = try #require(bank.signing.requests.last)
        #expect(request["amount"] == "30000")
        #expect(request["purpose"] == "safebox.put")
    }

    @Test(
        "what cannot be put in stays in the field, with the reason",
        arguments: [
            ("", "Amount"), ("만", "만"), ("6만", "50,000 won"), ("2000만", "10,000,000 won"),
        ]
    )
    func refused(typed: String, reason: String) async throws {
        let number = try await bank.openBox(50_000)
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Put money in")
        try await person.type(typed)
        #expect(person.screen.title == "Put into the safe box")
        #expect(person.screen.prompt?.initial == typed)
        let notice = try #require(person.screen.notice)
        #expect(notice.kind == .problem)
        #expect(notice.text.localizedCaseInsensitiveContains(reason), "\(notice.text)")
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("going back from the password leaves the money where it is, and the amount in the field")
    func canceled() async throws {
        let number = try await bank.openBox(50_000)
        bank.signing.fail(with: FakeVerifyBuilder.cancellation)
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Put money in")
        try await person.type("3만")
        #expect(person.screen.title == "Put into the safe box")
        #expect(person.screen.notice == nil)
        #expect(person.screen.prompt?.initial == "3만")
        #expect(try await bank.balance(of: number) == 50_000)
    }

    @Test("the form shows why Verify refused")
    func locked() async throws {
        let number = try await bank.openBox(50_000)
        bank.signing.fail(
            with: BankError(.passwordLocked, code: "password.locked", "the password is locked")
        )
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Put money in")
        try await person.type("3만")
        #expect(person.screen.notice == .problem("The password is locked."))
    }

    @Test("money is taken out, and the box shows what is left")
    func take() async throws {
        let number = try await bank.openBox(50_000)
        try await bank.put(50_000, number)
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Take money out")
        try await person.type("1만")
        #expect(person.screen.notice == .done("10,000 won went back into the account."))
        #expect(person.screen.headline == Headline("In the box", "40,000 won"))
        let gauge = try #require(person.screen.blocks.first)
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
        let number = try await bank.openBox(10_000_000)
        try await bank.put(10_000_000, number)
        try await bank.closeDays(30)
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Take the interest")
        #expect(person.screen.notice == .done("The interest went into the account."))
        #expect(try await bank.balance(of: number) == 11_130)
        try await person.press("Take the interest")
        #expect(person.screen.notice?.kind == .problem)
    }

    @Test("an account without a box is offered one")
    func opening() async throws {
        let number = try await bank.openAccount(1_000)
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Open a safe box")
        #expect(person.screen.notice == .done("The safe box is open."))
        #expect(person.screen.title == "Safe box of \(number)")
        try await person.press(.back)
        #expect(person.screen.actions.first?.detail == "0 won")
    }

    @Test("the box opens its account's screen, which it cannot import, and looks again afterwards")
    func account() async throws {
        let number = try await bank.openBox(50_000)
        let (stage, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("The account")
        #expect(bank.management.opened == [number.description])
        let depth = stage.window.depth
        try await bank.put(10_000, number)
        bank.management.leave()
        await stage.window.settled()
        #expect(stage.window.depth == depth)
        #expect(
            person.screen.actions.first { $0.label == "The account" }?.detail
                == "40,000 won available"
        )
    }

    @Test("the box of another customer's account is not shown")
    func foreign() async throws {
        let number = try await bank.openBox(50_000)
        let (_, person) = try await begin(
            account: number,
            amountToPut: "1만",
            as: CustomerID("C000002")
        )
        let screen = person.screen
        #expect(screen.title == "Safe box")
        #expect(screen.blocks.isEmpty)
        #expect(screen.notice?.text.contains("not yours") == true)
        #expect(screen.actions == [.back()])
    }

    @Test("who asks for it with an amount is about to put that amount in")
    func amountToPut() async throws {
        let number = try await bank.openBox(50_000)
        let (stage, person) = try await begin(account: number, amountToPut: "1만")
        #expect(person.screen.title == "Put into the safe box")
        #expect(person.screen.prompt?.initial == "1만")
        try await person.press(.back)
        #expect(person.screen.title == "Safe box of \(number)")
        try await person.press(.back)
        #expect(stage.leaveCount == 1)
    }

    @Test("who asks to put money in where there is no box is asked again once there is one")
    func amountToPutWithoutBox() async throws {
        let number = try await bank.openAccount(50_000)
        let (_, person) = try await begin(account: number, amountToPut: "1만")
        #expect(person.screen.blocks.contains(.text("\(number) has no safe box yet.")))
        try await person.press("Open a safe box")
        #expect(person.screen.title == "Put into the safe box")
        #expect(person.screen.prompt?.initial == "1만")
        try await person.press(.back)
        #expect(person.screen.title == "Safe box of \(number)")
    }

    @Test("a refused form shows the present balances")
    func freshAfterRefusal() async throws {
        let number = try await bank.openBox(50_000)
        let (_, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Put money in")
        try await bank.put(40_000, number)
        try await person.type("3만")
        #expect(person.screen.notice?.kind == .problem)
        guard case .fields(let fields) = person.screen.blocks.first else {
            Issue.record("\(person.screen)")
            return
        }
        #expect(fields.first { $0.name == "Available" }?.value == "10,000 won")
    }

    @Test("leaving empties the window, and nothing of the feature is kept")
    func leaving() async throws {
        let number = try await bank.openBox(50_000)
        let (stage, person) = try await begin()
        try await person.press("\(number)")
        try await person.press("Put money in")
        let references = RIBReferences(to: stage.routers)
        #expect(references.count == 3)
        try await person.press(.back)
        try await person.press(.back)
        try await person.press(.back)
        #expect(stage.window.top == nil)
        try await references.waitUntilReleased()
    }
}
