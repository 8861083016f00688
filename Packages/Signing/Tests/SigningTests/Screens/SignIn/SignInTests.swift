import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

@MainActor
@Suite("SignIn, the screen on which a customer signs in")
struct SignInTests {
    private let bank: TestBank
    private let host = ScreenHost()
    private let root: SignInParent

    init() async throws {
        bank = try TestBank()
        root = SignInParent(host)
    }

    private var person: ScreenUser { host.person }

    private func show() async throws {
        let signIn = try bank.container.resolve(signInInject)
        await host.attach(signIn.router(.password, listener: root))
    }

    private func join(second: Bool = false) async throws {
        try await bank.join()
        guard second else { return }
        try await bank.join(
            "customer join --name 이두리 --birth 1988-11-02 --phone 010-9876-5432",
            password: Self.secondPassword
        )
    }

    private static let second = CustomerID("C000002")
    private static let secondPassword = "739164"

    private func attempts(_ id: CustomerID = TestBank.customer) async throws -> FailedAttempts {
        try await bank.book.customer(id).attempts[.password]
    }

    @Test("leads to joining if there are no customers")
    func nobody() async throws {
        try await show()
        #expect(
            person.screen
                == Screen(
                    "Sign in",
                    blocks: [
                        .text("There are no customers yet. Be the first one.")
                    ],
                    actions: [ScreenAction("join", "Join", key: "n"), .back()]
                )
        )
        try await host.press("Join")
        #expect(root.chosen == [.joining])
        try await host.press("Back")
        #expect(root.hasLeft)
        #expect(host.isBelow)
    }

    @Test("opens a session for the chosen customer after the right password")
    func signsIn() async throws {
        try await join(second: true)
        try await show()
        #expect(
            person.screen.actions.map(\.label) == ["김하나", "이두리", "Forgot the password", "Back"]
        )
        try await host.press("이두리")
        #expect(
            person.screen
                == Screen(
                    "Sign in",
                    blocks: [
                        .fields([
                            Field("Customer", "이두리 (C000002)"), Field("Attempts left", "5"),
                        ])
                    ],
                    prompt: Prompt("Authentication password", kind: .secret(length: 6)),
                    actions: [.forgot, .back()]
                )
        )
        try await host.type(Self.secondPassword)
        #expect(host.isBelow)
        let opened = try #require(root.opened)
        await host.attach(try opened.value.router(listener: root))
        #expect(person.screen.blocks == [.text("Signed in as 이두리. This demo has only Signing.")])
        try await opened.close()
        #expect(try await attempts(Self.second).inARow == 0)
        #expect(try await attempts(Self.second).counted == 1)
    }

    @Test("stays after a wrong password and shows the attempts left")
    func wrong() async throws {
        try await join()
        try await show()
        try await host.press("김하나")
        try await host.type("111222")
        #expect(
            person.screen.notice == .problem("The password is wrong; 4 more wrong tries lock it.")
        )
        #expect(
            person.screen.blocks == [
                .fields([Field("Customer", "김하나 (C000001)"), Field("Attempts left", "4")])
            ]
        )
        try await host.type("48291")
        #expect(
            person.screen.notice
                == .problem(
                    "The password must be six digits, 0 to 9; "
                        + "retype it (not counted as a wrong try)."
                )
        )
        #expect(try await attempts().counted == 1)
        try await host.type(TestBank.password)
        #expect(root.opened != nil)
    }

    @Test("leads to the recovery code after five wrong passwords; another customer can sign in")
    func locked() async throws {
        try await join(second: true)
        try await show()
        try await host.press("김하나")
        for _ in 1...5 { try await host.type("111222") }
        for _ in 1...2 {
            #expect(person.screen.notice == .problem(Self.lockedText))
            #expect(person.screen.prompt == nil)
            #expect(person.screen.actions == [.forgot, .back()])
            try await host.press("Forgot the password")
            try await host.press("Back")
            #expect(person.screen.notice == nil)
            try await host.press("김하나")
        }
        let customer = CustomerProfile(id: TestBank.customer, name: "김하나")
        #expect(root.chosen == [.recovery(customer), .recovery(customer)])
        #expect(try await attempts().counted == 5)
        try await host.press("Back")
        try await host.press("이두리")
        try await host.type(Self.secondPassword)
        #expect(root.opened != nil)
    }

    @Test("goes back from the password to the customers, and from there to the parent")
    func back() async throws {
        try await join(second: true)
        try await show()
        try await host.press("김하나")
        try await host.type("111222")
        try await host.press("Back")
        #expect(person.screen.actions.count == 4)
        #expect(!root.hasLeft)
        try await host.press("Back")
        #expect(root.hasLeft)
        #expect(host.isBelow)
        #expect(root.opened == nil)
    }

    @Test("reports a missing key file and counts no attempt")
    func keyMissing() async throws {
        try await join()
        try await show()
        try await host.press("김하나")
        try FileManager.default.removeItem(atPath: bank.keyFile)
        try await host.type(TestBank.password)
        let notice = try #require(person.screen.notice)
        #expect(notice.text.hasPrefix("The key file '\(bank.keyFile)' is missing"))
        #expect(person.screen.prompt == nil)
        #expect(try await attempts().counted == 0)
        try await host.press("Back")
        #expect(person.screen.blocks == [.text("Who are you?")])
    }

    @Test("opens no session after it was detached", .timeLimit(.minutes(20)))
    func takenAway() async throws {
        try await join()
        try await show()
        try await host.press("김하나")
        bank.ledger.before(.customerProof) { [host] in await host.detach() }
        try await host.type(TestBank.password)
        #expect(host.isBelow)
        while try await attempts().inARow != 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(root.opened == nil)
    }

    private static let lockedText =
        "The password of 'C000001' is locked after 5 wrong tries; the recovery code unlocks it."
}
