import Bookkeeping
import Console
import LedgerInterface
import SigningInterface
import Testing

@testable import Signing

/// The frames of each screen in a large and in a small window.
@MainActor
@Suite("Frames of SignIn and Verify")
struct FrameTests {
    private static let movement = Movement.sample(
        preview: Movement.sample.preview.replacing("\nMemo: 점심", with: "")
    )

    private static func entry(
        attemptsLeft: Int = 5,
        _ failure: BankError? = nil
    ) -> PasswordEntry {
        var entry = PasswordEntry(of: TestBank.customer)
        if let failure { entry.failed(failure) }
        entry.found(PasswordAttempts(left: attemptsLeft))
        return entry
    }

    private func verify(_ entry: PasswordEntry) -> Screen {
        Self.movement.screen(entry)
    }

    private func signIn(_ step: SignInStep, _ entry: PasswordEntry? = nil) -> Screen {
        step.screen(entry)
    }

    private static let customers = [
        CustomerProfile(id: TestBank.customer, name: "김하나"),
        CustomerProfile(id: CustomerID("C000002"), name: "이두리"),
    ]

    @Test("Verify shows the movement, the dots and the attempts left")
    func signing() {
        let screen = verify(Self.entry())
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                Amount  50,000 won

                With the password you sign this.

                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Fee:           0 won
                Attempts left: 5

                ▸ Authentication password: _ _ _ _ _ _

                  q Cancel

                Enter confirm  Esc cancel  Tab menu
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Transfer
                Amount  50,000 won
                With the password you sign this.
                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Fee:           0 won
                Attempts left: 5
                ▸ Authentication password: _ _ _ _ _ _
                  q Cancel
                Enter confirm  Esc cancel  Tab menu
                """
        )
    }

    @Test("Verify after a wrong password")
    func wrong() {
        let screen = verify(Self.entry(attemptsLeft: 4, Credential.password.wrong(left: 4)))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The password is wrong; 4 more wrong tries lock it.

                Amount  50,000 won

                With the password you sign this.

                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Fee:           0 won
                Attempts left: 4

                ▸ Authentication password: _ _ _ _ _ _

                  q Cancel

                Enter confirm  Esc cancel  Tab menu
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Transfer
                ! The password is wrong; 4 more wrong
                  tries lock it.
                Amount  50,000 won
                With the password you sign this.
                From:          생활비 (3333-01-0000017)
                To:            3333-01-0000024 (이두리)
                Fee:           0 won
                Attempts left: 4
                ▸ Authentication password: _ _ _ _ _ _
                  q Cancel
                Enter confirm  Esc cancel  Tab menu
                """
        )
    }

    @Test("Verify with a locked password")
    func locked() {
        let screen = verify(Self.entry(attemptsLeft: 0))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The password of 'C000001' is locked after 5 wrong tries; the recovery code
                  unlocks it.

                Amount  50,000 won

                Nothing was signed. Go home (g): Password asks for the recovery code there.

                From: 생활비 (3333-01-0000017)
                To:   3333-01-0000024 (이두리)
                Fee:  0 won

                ▸ q Back

                Enter choose  Esc back  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Transfer                          ↑ more
                ! The password of 'C000001' is locked
                  after 5 wrong tries; the recovery code
                  unlocks it.
                Amount  50,000 won
                Password asks for the recovery code
                there.
                From: 생활비 (3333-01-0000017)
                To:   3333-01-0000024 (이두리)
                Fee:  0 won
                ▸ q Back
                Enter choose  Esc back  ? keys
                """
        )
    }

    @Test("SignIn without customers")
    func noCustomers() {
        let screen = signIn(.customers([]))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                There are no customers yet. Be the first one.

                ▸ n Join
                  q Back

                Enter choose  Esc back  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                There are no customers yet. Be the first
                one.

                ▸ n Join
                  q Back

                Enter choose  Esc back  ? keys
                """
        )
    }

    @Test("SignIn with customers")
    func customers() {
        let screen = signIn(.customers(Self.customers))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                Who are you?

                ▸ 1 김하나  C000001
                  2 이두리  C000002

                  f Forgot the password
                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                Who are you?

                ▸ 1 김하나  C000001
                  2 이두리  C000002

                  f Forgot the password
                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
    }

    @Test("SignIn at the password")
    func password() {
        let screen = signIn(.password(of: Self.customers[0]), Self.entry())
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                Customer:      김하나 (C000001)
                Attempts left: 5

                ▸ Authentication password: _ _ _ _ _ _

                  f Forgot the password
                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                Customer:      김하나 (C000001)
                Attempts left: 5

                ▸ Authentication password: _ _ _ _ _ _

                  f Forgot the password
                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
    }

    @Test("SignIn with a locked password")
    func lockedOut() {
        let screen = signIn(
            .password(of: Self.customers[0]),
            Self.entry(attemptsLeft: 0)
        )
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                ! The password of 'C000001' is locked after 5 wrong tries; the recovery code
                  unlocks it.

                Customer: 김하나 (C000001)

                ▸ f Forgot the password
                  q Back

                Enter choose  Esc back  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                ! The password of 'C000001' is locked
                  after 5 wrong tries; the recovery code
                  unlocks it.

                Customer: 김하나 (C000001)

                ▸ f Forgot the password
                  q Back

                Enter choose  Esc back  ? keys
                """
        )
    }
}
