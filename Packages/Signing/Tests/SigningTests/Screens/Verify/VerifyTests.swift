import BankConsoleTesting
import Foundation
import Testing

@testable import Signing

@MainActor
@Suite("Verify, the screen on which a movement is signed")
struct VerifyTests {
    private let bank: TestBank
    private let session: Container
    private let host = ScreenHost()
    private let parent: Parent

    init() async throws {
        bank = try TestBank()
        try await bank.join()
        session = try bank.container.open(signedInScope, with: TestBank.customer)
        parent = Parent(host)
    }

    private var person: ScreenUser { host.person }

    private func show() async throws {
        let verify = try session.resolve(verifyInject)
        await host.attach(verify.router(signing: .sample, preview: .sample, listener: parent))
    }

    private func attempts() async throws -> FailedAttempts {
        try await bank.book.customer(TestBank.customer).attempts[.password]
    }

    @Test("shows exactly the lines that are signed, and the attempts left")
    func shown() async throws {
        try await show()
        #expect(
            person.screen
                == Screen(
                    "Transfer",
                    headline: Headline("Amount", "50,000 won", role: .warning),
                    blocks: [
                        .text("With the password you sign this."),
                        .fields([
                            Field("From", "생활비 (3333-01-0000017)"),
                            Field("To", "3333-01-0000024 (이두리)"),
                            Field("Fee", "0 won"),
                            Field("Memo", "점심"),
                            Field("Attempts left", "5"),
                        ]),
                    ],
                    prompt: Prompt("Authentication password", kind: .secret(length: 6)),
                    actions: [.back("Cancel")]
                )
        )
    }

    @Test("continues a locked session with the password, and asks before Escape ends it")
    func unlocking() async throws {
        let movement = Movement(
            customer: TestBank.customer,
            from: AccountID(""),
            to: AccountID(""),
            amount: .zero,
            purpose: .sessionUnlocking,
            idempotencyID: .random(),
            digest: .zero
        )
        let preview = MovementPreview(title: "Locked", about: .init("Customer", "C000001"))
        let verify = try session.resolve(verifyInject)
        await host.attach(verify.router(signing: movement, preview: preview, listener: parent))
        #expect(
            person.screen.blocks.first == .text("With the password you continue where you were.")
        )
        #expect(person.screen.actions == [.leave("Sign out")])
        for _ in 1...5 { try await host.type("111222") }
        #expect(
            person.screen.blocks.first == .text("Sign out, and choose Forgot the password.")
        )
        try await person.press("Sign out")
        #expect(parent.codes == ["password.locked"])
    }

    @Test("returns the signature and is detached at once")
    func signed() async throws {
        try await show()
        try await host.type(TestBank.password)
        let result = try #require(parent.results.first)
        guard case .signed(let signed) = result else {
            Issue.record("not signed: \(result)")
            return
        }
        try await bank.verify(signed)
        #expect(parent.results.count == 1)
        #expect(host.isBelow)
    }

    @Test("stays after a wrong password and shows the attempts left")
    func wrong() async throws {
        try await show()
        try await host.type("111222")
        #expect(
            person.screen.notice == .problem("The password is wrong; 4 more wrong tries lock it.")
        )
        #expect(attemptsLeft == "4")
        #expect(person.screen.prompt != nil)
        #expect(parent.results.isEmpty)
        try await host.type(TestBank.password)
        #expect(parent.results.count == 1)
        #expect(try await attempts().inARow == 0)
    }

    @Test("offers only the way back after five wrong passwords, and refuses")
    func locked() async throws {
        try await show()
        for _ in 1...5 { try await host.type("111222") }
        let screen = person.screen
        #expect(screen.notice == .problem(Self.lockedText))
        #expect(screen.prompt == nil)
        #expect(
            screen.blocks.first
                == .text(
                    "Nothing was signed. Go home (g), and choose Password to type the recovery code."
                )
        )
        #expect(screen.actions == [.back()])
        #expect(attemptsLeft == nil)
        #expect(parent.results.isEmpty)
        try await person.press(.back)
        #expect(parent.codes == ["password.locked"])
        #expect(host.isBelow)
    }

    @Test("does not ask for a locked password")
    func lockedBefore() async throws {
        for _ in 1...5 { _ = await bank.verify("111222") }
        try await show()
        #expect(person.screen.notice == .problem(Self.lockedText))
        #expect(person.screen.prompt == nil)
        try await host.press("Back")
        #expect(parent.codes == ["password.locked"])
        #expect(try await attempts().counted == 5)
    }

    @Test("notices that another command has locked the password")
    func lockedMeanwhile() async throws {
        try await show()
        for _ in 1...5 { _ = await bank.verify("111222") }
        try await host.type(TestBank.password)
        #expect(person.screen.notice == .problem(Self.lockedText))
        try await host.press("Back")
        #expect(parent.codes == ["password.locked"])
    }

    @Test("is canceled by going back, also after a wrong password")
    func canceled() async throws {
        try await show()
        try await host.press("Cancel")
        #expect(parent.results == [.canceled])
        #expect(host.isBelow)
        try await show()
        try await host.type("111222")
        try await person.press(.back)
        #expect(parent.results == [.canceled, .canceled])
        #expect(host.isBelow)
    }

    @Test("refuses a missing key file and counts no attempt")
    func keyMissing() async throws {
        try await show()
        try FileManager.default.removeItem(atPath: bank.keyFile)
        try await host.type(TestBank.password)
        #expect(person.screen.prompt == nil)
        try await person.press(.back)
        #expect(parent.codes == ["key.missing"])
        #expect(try await attempts().counted == 0)
    }

    @Test("signs nothing after the customer has signed out")
    func signedOut() async throws {
        try await show()
        bank.ledger.before(.customerProof) { [session] in try await session.close() }
        try await host.type(TestBank.password)
        #expect(
            person.screen.notice
                == .problem(
                    "The customer has signed out, so nothing was signed; sign in again."
                )
        )
        try await person.press(.back)
        #expect(parent.codes == ["session.over"])
    }

    @Test("reports no result after it was detached", .timeLimit(.minutes(20)))
    func takenAway() async throws {
        try await show()
        bank.ledger.before(.customerProof) { [host] in await host.detach() }
        try await host.type(TestBank.password)
        #expect(host.isBelow)
        // The attempt succeeds, but its signature is dropped.
        while try await attempts().inARow != 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(parent.results.isEmpty)
    }

    @Test("checks one password at a time")
    func onceAtATime() async throws {
        try await show()
        let view = try #require(host.window.top)
        view.entered(Secret("111222"))
        view.entered(Secret("111222"))
        await host.window.settled()
        #expect(try await attempts().counted == 1)
    }

    @Test("shows no typed password on a screen or in a description")
    func secrecy() async throws {
        var texts: [String] = []
        try await show()
        for typed in ["739164", "73916x", TestBank.password] {
            try await host.type(typed)
            var dumped = ""
            dump(person.screen, to: &dumped)
            texts += ["\(person.screen)", dumped]
            if let view = host.window.top {
                var dumped = ""
                dump(view, to: &dumped)
                texts.append(dumped)
            }
        }
        texts.append("\(parent.results)")
        for text in texts {
            for secret in ["739164", "73916x", TestBank.password] {
                #expect(!text.contains(secret))
            }
        }
    }

    private static let lockedText =
        "The password of 'C000001' is locked after 5 wrong tries; the recovery code unlocks it."

    private var fields: [Field] {
        person.screen.blocks.flatMap { block in
            if case .fields(let fields) = block { fields } else { [] as [Field] }
        }
    }

    private var attemptsLeft: String? {
        fields.first { $0.name == "Attempts left" }?.value
    }
}

/// A parent that detaches Verify as soon as it has ended.
@MainActor
private final class Parent: VerifyListener {
    private let host: ScreenHost
    private(set) var results: [VerifyResult] = []

    init(_ host: ScreenHost) {
        self.host = host
    }

    /// The codes of the refusals.
    var codes: [String] {
        results.map { if case .refused(let error) = $0 { error.code } else { "\($0)" } }
    }

    func verifyDidFinish(with result: VerifyResult) {
        host.detach()
        results.append(result)
    }
}
