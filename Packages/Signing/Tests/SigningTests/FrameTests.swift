import Bookkeeping
import Console
import LedgerInterface
import SigningInterface
import Testing
@testable import Signing


/// What a person sees of each screen, in a usual window and in a small one.
@MainActor
@Suite("Signing's screens, drawn")
struct FrameTests {
    private static let request = VerifyRequest(
        movement: .sample,
        preview: MovementPreview(
            title: "Transfer",
            from: "생활비 (3333-01-0000017)",
            to: "3333-01-0000024 (이두리)",
            amount: Movement.sample.amount
        ),
        words: PurposeWords([Movement.sample.purpose: "transfer money"])
    )

    private static func entry(
        triesLeft: Int = 5,
        _ failure: BankError? = nil
    ) -> PasswordEntry {
        var entry = PasswordEntry(of: Bench.customer)
        if let failure { entry.failed(failure) }
        entry.found(PasswordAttempts(left: triesLeft))
        return entry
    }

    private func verify(_ entry: PasswordEntry) -> Screen {
        let view = VerifyViewController()
        view.show(VerifyState(request: Self.request, entry: entry))
        return view.screen
    }

    private func signIn(_ state: SignInState) -> Screen {
        let view = SignInViewController()
        view.show(state)
        return view.screen
    }

    private static let customers = [
        CustomerProfile(id: Bench.customer, name: "김하나"),
        CustomerProfile(id: CustomerID("C000002"), name: "이두리"),
    ]

    @Test("Verify: what is signed, the dots, the attempts left")
    func signing() {
        let screen = verify(Self.entry())
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                With the password you sign to transfer money.

                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Amount:        50,000 won
                Fee:           0 won
                Attempts left: 5

                > Authentication password: _ _ _ _ _ _

                  Cancel

                Enter confirm  Esc cancel  Up/Down move
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Transfer
                With the password you sign to transfer
                money.
                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Amount:        50,000 won
                Fee:           0 won
                Attempts left: 5
                > Authentication password: _ _ _ _ _ _
                  Cancel
                Enter confirm  Esc cancel  Up/Down move
                """
        )
    }

    @Test("Verify after a wrong password")
    func wrong() {
        let screen = verify(Self.entry(triesLeft: 4, Credential.password.wrong(left: 4)))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The password is wrong; 4 more wrong tries lock it.

                With the password you sign to transfer money.

                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Amount:        50,000 won
                Fee:           0 won
                Attempts left: 4

                > Authentication password: _ _ _ _ _ _

                  Cancel

                Enter confirm  Esc cancel  Up/Down move
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Transfer
                ! The password is wrong; 4 more wrong
                  tries lock it.
                With the password you sign to transfer
                money.
                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Amount:        50,000 won
                Fee:           0 won
                Attempts left: 4
                > Authentication password: _ _ _ _ _ _
                Enter confirm  Esc cancel         v more
                """
        )
    }

    @Test("Verify when the password is locked")
    func locked() {
        let screen = verify(Self.entry(triesLeft: 0))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The password of C000001 is locked after 5 wrong tries; the recovery code
                  unlocks it: bank customer unlock C000001.

                Nothing was signed.

                From:   생활비 (3333-01-0000017)
                To:     3333-01-0000024 (이두리)
                Amount: 50,000 won
                Fee:    0 won

                > 1 Back

                Enter choose  Esc back
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Transfer
                ! The password of C000001 is locked
                  after 5 wrong tries; the recovery code
                  unlocks it: bank customer unlock
                  C000001.
                Nothing was signed.
                From:   생활비 (3333-01-0000017)
                To:     3333-01-0000024 (이두리)
                Amount: 50,000 won
                Fee:    0 won
                > 1 Back
                Enter choose  Esc back
                """
        )
    }

    @Test("SignIn when nobody is a customer")
    func nobody() {
        let screen = signIn(.choosing([]))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                Nobody is a customer yet. Join on the command line: bank customer join --help

                > 1 Back

                Enter choose  Esc back
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                Nobody is a customer yet. Join on the
                command line: bank customer join --help

                > 1 Back

                Enter choose  Esc back
                """
        )
    }

    @Test("SignIn: the customers")
    func choosing() {
        let screen = signIn(.choosing(Self.customers))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                Who are you?

                > 1 김하나  C000001
                  2 이두리  C000002
                  3 Back

                Enter choose  Esc back  Up/Down move  1-3 choose
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                Who are you?

                > 1 김하나  C000001
                  2 이두리  C000002
                  3 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("SignIn: the password")
    func proving() {
        let screen = signIn(.proving(Self.customers[0], Self.entry()))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                Customer:      김하나 (C000001)
                Attempts left: 5

                > Authentication password: _ _ _ _ _ _

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                Customer:      김하나 (C000001)
                Attempts left: 5

                > Authentication password: _ _ _ _ _ _

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
    }

    @Test("SignIn when the password is locked")
    func lockedOut() {
        let screen = signIn(.proving(Self.customers[0], Self.entry(triesLeft: 0)))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                ! The password of C000001 is locked after 5 wrong tries; the recovery code
                  unlocks it: bank customer unlock C000001.

                Customer: 김하나 (C000001)

                > 1 Back

                Enter choose  Esc back
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                ! The password of C000001 is locked
                  after 5 wrong tries; the recovery code
                  unlocks it: bank customer unlock
                  C000001.

                Customer: 김하나 (C000001)

                > 1 Back

                Enter choose  Esc back
                """
        )
    }
}
