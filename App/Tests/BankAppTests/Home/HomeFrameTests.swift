import Console
import Testing

@testable import BankApp

/// Frames of Home in windows of 80 × 24 and of 40 × 12.
@MainActor
@Suite("Frames of Home")
struct HomeFrameTests {
    private func screen(_ name: String?, _ notice: Notice? = nil) -> Screen {
        let view = HomeViewController()
        let entries = [("accounts", "Accounts"), ("safe-boxes", "Safe boxes"), ("cards", "Cards")]
        view.show(
            HomeState(
                customerName: name,
                entries: entries.map { HomeState.Entry(id: $0, title: $1) },
                notice: notice
            )
        )
        return view.screen
    }

    @Test("draws the entries and signing out")
    func home() {
        let list = """
            Hello, 김하나

            > 1 Accounts
              2 Safe boxes
              3 Cards
              4 Sign out

            """
        let screen = screen("김하나")
        #expect(
            screen.frame(columns: 80, rows: 24).text == list + """

                Enter choose  Esc sign out  Up/Down move  1-4 choose
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == list + """

                Enter choose  Esc sign out  Up/Down move
                """
        )
    }

    @Test("draws an error without the customer's name")
    func problem() {
        let screen = screen(nil, .problem("Something unexpected happened: the disk is not there."))
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Home

                ! Something unexpected happened: the disk is not there.

                > 1 Accounts
                  2 Safe boxes
                  3 Cards
                  4 Sign out

                Enter choose  Esc sign out  Up/Down move  1-4 choose
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Home

                ! Something unexpected happened: the
                  disk is not there.

                > 1 Accounts
                  2 Safe boxes
                  3 Cards
                  4 Sign out

                Enter choose  Esc sign out  Up/Down move
                """
        )
    }
}
