import Console
import Testing

@testable import BankApp

/// Frames of Root in windows of 80 × 24 and of 40 × 12.
@MainActor
@Suite("Frames of Root")
struct RootFrameTests {
    private func screen(_ place: LinkedPlace? = nil, _ notice: Notice? = nil) -> Screen {
        let view = RootViewController()
        view.show(RootState(place: place, notice: notice))
        return view.screen
    }

    @Test("draws the first screen")
    func door() {
        let screen = screen()
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                ModularBank

                A bank made of modules that do not know each other.

                ▸ s Sign in    f Forgot the password    p Play a game
                  n Join       t Take the tour          q Leave the bank

                Enter choose  Esc leave the bank  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                ModularBank
                A bank made of modules that do not know
                each other.
                ▸ s Sign in
                  n Join
                  f Forgot the password
                  t Take the tour
                  p Play a game
                  q Leave the bank
                Enter choose  Esc leave the bank  ? keys
                """
        )
    }

    @Test("draws the first screen after signing out")
    func signedOut() {
        let screen = screen(nil, .done("You are signed out."))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                ModularBank

                ✓ You are signed out.

                A bank made of modules that do not know each other.

                ▸ s Sign in    f Forgot the password    p Play a game
                  n Join       t Take the tour          q Leave the bank

                Enter choose  Esc leave the bank  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                ModularBank
                ✓ You are signed out.
                A bank made of modules that do not know
                each other.
                ▸ s Sign in
                  n Join
                  f Forgot the password
                  t Take the tour
                  p Play a game
                  q Leave the bank
                Enter choose  Esc leave the bank  ? keys
                """
        )
    }

    @Test("draws the first screen with a link")
    func link() {
        let screen = screen(.safeBox(account: "3333-01-0000013", amountToPut: "5만"))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                ModularBank

                Sign in to go to the safe box of 3333-01-0000013, to put money in.

                ▸ s Sign in    f Forgot the password    p Play a game
                  n Join       t Take the tour          q Leave the bank

                Enter choose  Esc leave the bank  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                ModularBank
                Sign in to go to the safe box of
                3333-01-0000013, to put money in.
                ▸ s Sign in
                  n Join
                  f Forgot the password
                  t Take the tour
                  p Play a game
                  q Leave the bank
                Enter choose  Esc leave the bank  ? keys
                """
        )
    }

    @Test("shows only the last four digits of a linked card")
    func card() {
        let screen = screen(.card(number: "5365100000000018"))
        #expect(screen.blocks == [.text("Sign in to go to the card that ends in 0018.")])
    }
}
