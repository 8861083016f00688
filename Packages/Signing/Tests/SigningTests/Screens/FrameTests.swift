import BankConsoleTesting
import Testing

@testable import Signing

@MainActor
@Suite("The frame of Verify")
struct FrameTests {
    @Test("Verify shows the movement, the dots and the attempts left")
    func signing() {
        let sample = MovementPreview.sample
        let preview = MovementPreview(
            title: sample.title,
            from: sample.subject.value,
            to: sample.to,
            amount: sample.amount
        )
        var entry = PasswordEntry(of: TestBank.customer)
        entry.found(PasswordAttempts(left: 5))
        #expect(
            preview.screen(entry).frame().text == """
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
}
