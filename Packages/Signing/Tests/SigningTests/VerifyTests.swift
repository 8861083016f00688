import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import Foundation
import LedgerInterface
import LedgerInterfaceTesting
import RIBs
import SigningInterface
import Testing
@testable import Signing


@MainActor
@Suite("The screen on which something is signed")
struct VerifyTests {
    private let bench: Bench
    private let ledger: RecordingLedger
    private let session: Container
    private let host = ScreenHost()
    private let asker: Asker

    init() async throws {
        (bench, ledger) = try Bench.interrupted()
        try await bench.join()
        session = try bench.bank.container.open(signedInScope, with: Bench.customer)
        asker = Asker(host)
    }

    private var person: ScreenUser { host.person }

    private static let preview = MovementPreview(
        title: "Transfer",
        from: "생활비 (3333-01-0000017)",
        to: "3333-01-0000024 (이두리)",
        amount: Movement.sample.amount,
        details: [MovementPreview.Detail("Memo", "점심")]
    )

    private func router(
        _ movement: Movement = .sample,
        _ preview: MovementPreview = preview,
        words: PurposeWords = PurposeWords([Movement.sample.purpose: "transfer money"])
    ) throws -> any VerifyRouting {
        let component = VerifyTestComponent(
            session: try session.resolve(signedInSessionInject),
            request: VerifyRequest(movement: movement, preview: preview, words: words)
        )
        return VerifyBuilder(dependency: component).build(withListener: asker)
    }

    private func show(
        _ movement: Movement = .sample,
        _ preview: MovementPreview = preview
    ) async throws {
        await host.attach(try router(movement, preview))
    }

    private func tries() async throws -> TryCounter {
        try await bench.book.customer(Bench.customer).record[tries: .password]
    }

    @Test("shows what is signed: the title, all lines, the purpose in words, the attempts left")
    func shown() async throws {
        try await show()
        #expect(
            person.screen
                == Screen(
                    "Transfer",
                    blocks: [
                        .text("With the password you sign to transfer money."),
                        .fields([
                            Field("From", "생활비 (3333-01-0000017)"),
                            Field("To", "3333-01-0000024 (이두리)"),
                            Field("Amount", "50,000 won"),
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

    @Test("gives the signature to who asked, and is gone at once")
    func signed() async throws {
        try await show()
        try await person.type(Bench.password)
        let result = try #require(asker.results.first)
        guard case .signed(let parameters) = result else {
            Issue.record("not signed: \(result)")
            return
        }
        _ = try await bench.check(parameters, covers: .sample)
        #expect(asker.results.count == 1)
        #expect(host.isBelow)
    }

    @Test("stays when the password is wrong, and says how many attempts are left")
    func wrong() async throws {
        try await show()
        try await person.type("111222")
        #expect(
            person.screen.notice == .problem("The password is wrong; 4 more wrong tries lock it.")
        )
        #expect(attemptsLeft == "4")
        #expect(person.screen.prompt != nil)
        #expect(asker.results.isEmpty)
        try await person.type(Bench.password)
        #expect(asker.results.count == 1)
        #expect(try await tries().inARow == 0)
    }

    @Test("lets one only go back once five were wrong, says how to unlock, and refuses")
    func locked() async throws {
        try await show()
        for _ in 1...5 { try await person.type("111222") }
        let screen = person.screen
        #expect(screen.notice == .problem(Self.lockedText))
        #expect(screen.prompt == nil)
        #expect(screen.blocks.first == .text("Nothing was signed."))
        #expect(screen.actions == [.back()])
        #expect(attemptsLeft == nil)
        #expect(asker.results.isEmpty)
        try await person.press(.back)
        #expect(asker.codes == ["password.locked"])
        #expect(host.isBelow)
    }

    @Test("asks for nothing when the password is locked already")
    func lockedBefore() async throws {
        for _ in 1...5 { _ = await bench.verify("111222") }
        try await show()
        #expect(person.screen.notice == .problem(Self.lockedText))
        #expect(person.screen.prompt == nil)
        try await person.press("Back")
        #expect(asker.codes == ["password.locked"])
        #expect(try await tries().counted == 5)
    }

    @Test("finds out when it was locked from elsewhere meanwhile")
    func lockedMeanwhile() async throws {
        try await show()
        for _ in 1...5 { _ = await bench.verify("111222") }
        try await person.type(Bench.password)
        #expect(person.screen.notice == .problem(Self.lockedText))
        try await person.press("Back")
        #expect(asker.codes == ["password.locked"])
    }

    @Test("is cancelled by going back, also after a wrong password")
    func cancelled() async throws {
        try await show()
        try await person.press("Cancel")
        #expect(asker.results == [.cancelled])
        #expect(host.isBelow)
        try await show()
        try await person.type("111222")
        try await person.press(.back)
        #expect(asker.results == [.cancelled, .cancelled])
        #expect(host.isBelow)
    }

    @Test(
        "says what a password is, and counts no try for what cannot be one",
        arguments: ["", "48291", "4829150", "48291x", "４８２９１５"]
    )
    func form(typed: String) async throws {
        try await show()
        try await person.type(typed)
        #expect(
            person.screen.notice
                == .problem("A password is six digits, 0 to 9; no try was counted.")
        )
        #expect(attemptsLeft == "5")
        #expect(try await tries().counted == 0)
    }

    @Test("refuses a request whose preview says another amount than would be signed")
    func otherAmount() async throws {
        let preview = MovementPreview(
            title: "Transfer",
            from: "a",
            to: "b",
            amount: Money(won: 5_000)
        )
        try await show(.sample, preview)
        #expect(
            person.screen.notice
                == .problem(
                    "The screen before said 5,000 won, but 50,000 won would be signed."
                )
        )
        #expect(person.screen.prompt == nil)
        #expect(fields.contains(Field("Amount", "50,000 won")))
        try await person.press("Back")
        #expect(asker.codes == ["verify.amount"])
        #expect(try await tries().counted == 0)
    }

    @Test("speaks of no payee, amount or fee where nothing moves")
    func nothingMoves() async throws {
        let movement = Movement.sample(Purpose("card.limits"), amount: .zero)
        let preview = MovementPreview(
            title: "Limits of a card",
            from: "card 9490",
            to: "3333-01-0000017",
            amount: .zero,
            details: [MovementPreview.Detail("A day", "up to 2,000,000 won")]
        )
        try await show(movement, preview)
        #expect(fields.map(\.name) == ["From", "A day", "Attempts left"])
    }

    @Test("never shows the book's word alone, where a feature has no title of its own")
    func words() async throws {
        let preview = MovementPreview(
            title: Movement.sample.purpose.rawValue,
            from: "a",
            to: "b",
            amount: Movement.sample.amount
        )
        await host.attach(try router(.sample, preview))
        #expect(person.screen.title == "Transfer money")
        host.detach()
        await host.attach(try router(.sample, preview, words: PurposeWords()))
        #expect(person.screen.title == "Do what the book calls “account.transfer”")
    }

    @Test("refuses when the key is not there, and counts no try")
    func keyMissing() async throws {
        try await show()
        try FileManager.default.removeItem(atPath: bench.keyFile)
        try await person.type(Bench.password)
        #expect(person.screen.prompt == nil)
        try await person.press(.back)
        #expect(asker.codes == ["key.missing"])
        #expect(try await tries().counted == 0)
    }

    @Test("refuses another customer's movement, and counts no try")
    func otherCustomer() async throws {
        let movement = Movement(
            customer: CustomerID("C000002"),
            from: Movement.sample.from,
            to: Movement.sample.to,
            amount: Movement.sample.amount,
            purpose: Movement.sample.purpose,
            idempotencyID: Movement.sample.idempotencyID
        )
        try await show(movement)
        try await person.type(Bench.password)
        try await person.press(.back)
        #expect(asker.codes == ["session.other"])
        #expect(try await tries().counted == 0)
    }

    @Test("signs nothing when the customer signs out meanwhile, and lets one go back")
    func signedOut() async throws {
        try await show()
        ledger.before(.customerProof) { [session] in try await session.close() }
        try await person.type(Bench.password)
        #expect(
            person.screen.notice
                == .problem("The customer has signed out meanwhile; nothing was signed.")
        )
        try await person.press(.back)
        #expect(asker.codes == ["session.over"])
    }

    @Test("tells nobody anything when it is taken away while the password is looked at")
    func takenAway() async throws {
        try await show()
        ledger.before(.customerProof) { [host] in await host.detach() }
        try await person.type(Bench.password)
        #expect(host.isBelow)
        // The try is made good, and its signature is nobody's.
        for _ in 0..<200 {
            if try await tries().inARow == 0 { break }
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(try await tries().inARow == 0)
        #expect(asker.results.isEmpty)
    }

    @Test("counts a try on the disk before it looks at it, whatever happens then")
    func counted() async throws {
        try await show()
        ledger.pullPlug(after: .customerTry)
        try await person.type(Bench.password)
        #expect(try await tries().inARow == 1)
        #expect(asker.results.isEmpty)
    }

    @Test("two at once have five tries together")
    func twoAtOnce() async throws {
        let other = ScreenHost()
        let otherAsker = Asker(other)
        let component = VerifyTestComponent(
            session: try session.resolve(signedInSessionInject),
            request: VerifyRequest(movement: .sample, preview: Self.preview)
        )
        await other.attach(
            VerifyBuilder(dependency: component).build(withListener: otherAsker)
        )
        try await show()
        for _ in 1...3 {
            async let first: Void = person.type("111222")
            async let second: Void =
                other.person.screen.prompt == nil
                ? () : other.person.type("111222")
            _ = try await (first, second)
            if person.screen.prompt == nil || other.person.screen.prompt == nil { break }
        }
        #expect(try await tries().counted == 5)
        if person.screen.prompt != nil { try await person.type(Bench.password) }
        #expect(person.screen.notice == .problem(Self.lockedText))
        #expect(asker.results.isEmpty && otherAsker.results.isEmpty)
    }

    @Test("looks at one password at a time")
    func onceAtATime() async throws {
        try await show()
        let view = try #require(host.window.top)
        view.entered(Secret("111222"))
        view.entered(Secret("111222"))
        await host.window.settled()
        #expect(try await tries().counted == 1)
    }

    @Test("shows nothing of what was typed, on no screen and in no description")
    func secrecy() async throws {
        var texts: [String] = []
        try await show()
        for typed in ["739164", "73916x", Bench.password] {
            try await person.type(typed)
            var dumped = ""
            dump(person.screen, to: &dumped)
            texts += ["\(person.screen)", dumped]
            if let view = host.window.top {
                var dumped = ""
                dump(view, to: &dumped)
                texts.append(dumped)
            }
        }
        texts.append("\(asker.results)")
        for text in texts {
            for secret in ["739164", "73916x", Bench.password] {
                #expect(!text.contains(secret))
            }
        }
    }

    @Test(
        "lets go of what was typed, and of itself when it is taken away",
        arguments: [true, false]
    )
    func released(isSigned: Bool) async throws {
        let (router, interactor, view) = try await {
            let child = try self.router()
            await host.attach(child)
            return (
                Watched(child), Watched(child.interactable), Watched(child.viewControllable)
            )
        }()
        if isSigned {
            try await person.type(Bench.password)
        } else {
            try await person.press(.back)
        }
        #expect(await router.isReleased())
        #expect(await interactor.isReleased())
        #expect(await view.isReleased())
    }

    private static let lockedText =
        "The password of C000001 is locked after 5 wrong tries; "
        + "the recovery code unlocks it: bank customer unlock C000001."

    private var fields: [Field] {
        person.screen.blocks.flatMap { block in
            if case .fields(let fields) = block { fields } else { [] as [Field] }
        }
    }

    private var attemptsLeft: String? {
        fields.first { $0.name == "Attempts left" }?.value
    }
}

/// What Verify needs, as the RIB that asks would give it.
private final class VerifyTestComponent: VerifyDependency {
    let signedInSession: any SignedInSession
    let verifyRequest: VerifyRequest

    init(session: any SignedInSession, request: VerifyRequest) {
        signedInSession = session
        verifyRequest = request
    }
}

/// Who asks, and detaches Verify as soon as it has ended.
@MainActor
private final class Asker: VerifyListener {
    private let host: ScreenHost
    private(set) var results: [VerifyResult] = []

    init(_ host: ScreenHost) {
        self.host = host
    }

    /// The codes of what was refused.
    var codes: [String] {
        results.map { if case .refused(let error) = $0 { error.code } else { "\($0)" } }
    }

    func verifyDidFinish(with result: VerifyResult) {
        host.detach()
        results.append(result)
    }
}
