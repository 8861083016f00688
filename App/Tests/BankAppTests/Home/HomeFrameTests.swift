import BankConsole
import Bookkeeping
import Console
import Testing

@testable import BankApp

/// Frames of Home in windows of 120 × 40, 80 × 24 and 40 × 12.
@MainActor
@Suite("Frames of Home")
struct HomeFrameTests {
    private static func entry(_ id: String, _ title: String, _ key: Character? = nil) -> HomeEntry {
        HomeEntry(id, title, key: key) { _ in throw CancellationError() }
    }

    private static let accounts = HomeContent(
        headline: Headline("Your money", "1,234,567 won"),
        panels: [
            Panel(
                "Accounts",
                role: .accent,
                blocks: [
                    .sparkline(
                        Sparkline(
                            "생활비",
                            values: (0..<30).map { 30_000 - $0 * $0 * 30 },
                            caption: "4,770 won"
                        )
                    )
                ]
            ),
            Panel("Recent movements", blocks: [.text("Nothing has moved yet.")]),
        ],
        entries: [entry("3333-01-0000013", "3333-01-0000013 (생활비)")]
    )

    private func screen(
        _ name: String?,
        _ notice: Notice? = nil,
        contents: [ScreenAction.ID: Result<HomeContent, any Error>] = [:]
    ) -> Screen {
        let view = HomeViewController()
        view.show(
            HomeState(
                customerName: name,
                businessDate: name == nil ? nil : BusinessDate("2026-02-11"),
                entries: [
                    Self.entry("accounts", "Accounts", "a"),
                    Self.entry("safe-boxes", "Safe boxes", "b"), Self.entry("cards", "Cards", "c"),
                ],
                contents: contents,
                notice: notice
            )
        )
        return view.screen
    }

    @Test("draws the panels beside each other where the width allows")
    func panels() {
        let damage = BankError(.unreadableBook, code: "test", "the disk is not there")
        let screen = screen(
            "김하나",
            contents: ["accounts": .success(Self.accounts), "cards": .failure(damage)]
        )
        #expect(
            screen.frame(columns: 120, rows: 40).text == """
                Hello, 김하나

                Your money  1,234,567 won  2026-02-11

                ╭─ Accounts ──────────────────────────╮ ╭─ Recent movements ──────────────────╮ ╭─ Cards ──────────────────────────────╮
                │ 생활비                              │ │ Nothing has moved yet.              │ │ The disk is not there.               │
                │ ████████▇▇▇▇▇▇▆▆▆▆▅▅▅▄▄▄▃▃▂▂▁▁      │ │                                     │ │                                      │
                │ 4,770 won                           │ │                                     │ │                                      │
                ╰─────────────────────────────────────╯ ╰─────────────────────────────────────╯ ╰──────────────────────────────────────╯

                ▸ 1 3333-01-0000013 (생활비)

                  a Accounts      c Cards
                  b Safe boxes    q Sign out

                Enter choose  Esc sign out  ? keys
                """
        )
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Hello, 김하나

                Your money  1,234,567 won  2026-02-11

                ╭─ Accounts ──────────────────────────╮ ╭─ Recent movements ───────────────────╮
                │ 생활비                              │ │ Nothing has moved yet.               │
                │ ████████▇▇▇▇▇▇▆▆▆▆▅▅▅▄▄▄▃▃▂▂▁▁      │ │                                      │
                │ 4,770 won                           │ │                                      │
                ╰─────────────────────────────────────╯ ╰──────────────────────────────────────╯
                ╭─ Cards ──────────────────────────────────────────────────────────────────────╮
                │ The disk is not there.                                                       │
                ╰──────────────────────────────────────────────────────────────────────────────╯

                ▸ 1 3333-01-0000013 (생활비)

                  a Accounts      c Cards
                  b Safe boxes    q Sign out

                Enter choose  Esc sign out  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Hello, 김하나
                Your money  1,234,567 won  2026-02-11
                Accounts
                생활비
                ████████▇▇▇▇▇▇▆▆▆▆▅▅▅▄▄▄▃▃▂▂▁▁
                4,770 won
                Recent movements
                Nothing has moved yet.
                Cards
                The disk is not there.
                ▸ 1 3333-01-0000013 (생활비)
                Enter choose  Esc sign out        ↓ more
                """
        )
    }

    @Test("draws the entries before the panels are loaded")
    func loading() {
        let screen = screen("김하나")
        #expect(
            screen.frame(columns: 80, rows: 24).text == """
                Hello, 김하나

                Business date  2026-02-11

                ▸ a Accounts      c Cards
                  b Safe boxes    q Sign out

                Enter choose  Esc sign out  ? keys
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

                ▸ a Accounts      c Cards
                  b Safe boxes    q Sign out

                Enter choose  Esc sign out  ? keys
                """
        )
        #expect(
            screen.frame(columns: 40, rows: 12).text == """
                Home

                ! Something unexpected happened: the
                  disk is not there.

                ▸ a Accounts      c Cards
                  b Safe boxes    q Sign out

                Enter choose  Esc sign out  ? keys
                """
        )
    }
}
