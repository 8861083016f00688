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

                With the password you sign this.

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
                With the password you sign this.
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
        let screen = verify(Self.entry(attemptsLeft: 4, Credential.password.wrong(left: 4)))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The password is wrong; 4 more wrong tries lock it.

                With the password you sign this.

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
                With the password you sign this.
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
    }

    @Test("Verify with a locked password")
    func locked() {
        let screen = verify(Self.entry(attemptsLeft: 0))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The password of 'C000001' is locked after 5 wrong tries; the recovery code
                  unlocks it: 'bank customer unlock C000001'.

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
                ! The password of 'C000001' is locked
                  after 5 wrong tries; the recovery code
                  unlocks it: 'bank customer unlock
                  C000001'.
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

    @Test("SignIn without customers")
    func noCustomers() {
        let screen = signIn(.customers([]))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Sign in

                There are no customers yet. Join on the command line: bank customer join --help

                > 1 Back

                Enter choose  Esc back
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                There are no customers yet. Join on the
                command line: bank customer join --help

                > 1 Back

                Enter choose  Esc back
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

    @Test("SignIn at the password")
    func password() {
        let screen = signIn(.password(of: Self.customers[0]), Self.entry())
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
                  unlocks it: 'bank customer unlock C000001'.

                Customer: 김하나 (C000001)

                > 1 Back

                Enter choose  Esc back
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Sign in

                ! The password of 'C000001' is locked
                  after 5 wrong tries; the recovery code
                  unlocks it: 'bank customer unlock
                  C000001'.

                Customer: 김하나 (C000001)

                > 1 Back

                Enter choose  Esc back
                """
        )
    }
}
