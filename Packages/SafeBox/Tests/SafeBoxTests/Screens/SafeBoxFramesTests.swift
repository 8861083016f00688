import BankConsoleTesting
import Console
import ConsoleTesting
import Testing

@testable import SafeBox

/// The frames of each screen, in a usual window and in a small one.
@MainActor
struct SafeBoxFramesTests {
    private let bank: TestBank
    private let stage: FeatureStage
    private let person: ScreenUser

    init() async throws {
        bank = try TestBank()
        let number = try await bank.openBox(2_000_000)
        try await bank.put(1_500_000, number)
        try await bank.closeDays(30)
        _ = try await bank.openAccount(0, serial: 2)
        stage = try FeatureStage(in: bank.container)
        person = stage.person
    }

    @Test("the list")
    func list() async {
        #expect(
            await person.frame().text == """
                Safe boxes

                > 1 3333-01-0000013  1,500,000 won
                  2 3333-01-0000021     no box yet
                  3 Back

                Enter choose  Esc back  Up/Down move  1-3 choose
                """
        )
        #expect(
            await person.frame(columns: 40, rows: 12).text == """
                Safe boxes

                > 1 3333-01-0000013  1,500,000 won
                  2 3333-01-0000021     no box yet
                  3 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("the box")
    func box() async throws {
        try await person.press("3333-01-0000013")
        #expect(
            await person.frame().text == """
                Safe box of 3333-01-0000013

                In the box [###-----------------] 1,500,000 won of 10,000,000 won

                Room left:        8,500,000 won
                Rate:             1.60 % a year
                Interest so far:  1,972 won before tax
                Interest is paid: when you ask for it

                > 1 Put money in
                  2 Take money out
                  3 Take the interest                           1,972 won
                  4 Have interest paid each month, by itself
                  5 The account                               500,000 won
                  6 Close the box
                  7 Back

                Enter choose  Esc back  Up/Down move  1-7 choose
                """
        )
        #expect(
            await person.frame(columns: 40, rows: 12).text == """
                Safe box of 3333-01-0000013
                In the box
                [###-----------------]
                1,500,000 won of 10,000,000 won
                Room left:        8,500,000 won
                Rate:             1.60 % a year
                Interest so far:  1,972 won before tax
                Interest is paid: when you ask for it
                > 1 Put money in
                  2 Take money out
                  3 Take the interest          1,972 won
                Enter choose  Esc back            v more
                """
        )
    }

    @Test("an account without a box")
    func none() async throws {
        try await person.press("3333-01-0000021")
        #expect(
            await person.frame().text == """
                Safe box

                3333-01-0000021 has no safe box yet.

                Money in a safe box is set aside and earns interest every day; take it out
                whenever you like.

                > 1 Open a safe box
                  2 The account      0 won
                  3 Back

                Enter choose  Esc back  Up/Down move  1-3 choose
                """
        )
        #expect(
            await person.frame(columns: 40, rows: 12).text == """
                Safe box
                3333-01-0000021 has no safe box yet.
                Money in a safe box is set aside and
                earns interest every day; take it out
                whenever you like.
                > 1 Open a safe box
                  2 The account      0 won
                  3 Back
                Enter choose  Esc back  Up/Down move
                """
        )
    }

    @Test("putting money in, with what was wrong")
    func put() async throws {
        try await person.press("3333-01-0000013")
        try await person.press("Put money in")
        try await person.type("60만")
        #expect(
            await person.frame().text == """
                Put into the safe box

                ! The account '3333-01-0000013' has 500,000 won to spend, not 600,000 won.

                Account:        3333-01-0000013
                In the account: 500,000 won
                In the box:     1,500,000 won
                Room left:      8,500,000 won

                > Amount: 60만____________________

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            await person.frame(columns: 40, rows: 12).text == """
                Put into the safe box
                ! The account '3333-01-0000013' has
                  500,000 won to spend, not 600,000 won.
                Account:        3333-01-0000013
                In the account: 500,000 won
                In the box:     1,500,000 won
                Room left:      8,500,000 won
                > Amount: 60만____________________
                  Back
                Enter confirm  Esc back  Up/Down move
                """
        )
    }

    @Test("taking money out")
    func take() async throws {
        try await person.press("3333-01-0000013")
        try await person.press("Take money out")
        #expect(
            await person.frame().text == """
                Take out of the safe box

                Account:        3333-01-0000013
                In the account: 500,000 won
                In the box:     1,500,000 won
                Room left:      8,500,000 won

                > Amount: ________________________ (5만)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            await person.frame(columns: 40, rows: 12).text == """
                Take out of the safe box

                Account:        3333-01-0000013
                In the account: 500,000 won
                In the box:     1,500,000 won
                Room left:      8,500,000 won

                > Amount: ________________________ (5만)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
    }
}
