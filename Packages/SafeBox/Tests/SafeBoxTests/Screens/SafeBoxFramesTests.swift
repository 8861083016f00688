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
        let wide = await person.frame().text
        #expect(
            wide == """
                 › Safe boxes

                ▸ 1 3333-01-0000013  1,500,000 won
                  2 3333-01-0000021     no box yet

                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
        let narrow = await person.frame(columns: 40, rows: 12).text
        #expect(
            narrow == """
                 › Safe boxes

                ▸ 1 3333-01-0000013  1,500,000 won
                  2 3333-01-0000021     no box yet

                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
    }

    @Test("the box")
    func box() async throws {
        try await person.press("3333-01-0000013")
        let wide = await person.frame().text
        #expect(
            wide == """
                 › Safe boxes › Safe box of 3333-01-0000013

                In the box  1,500,000 won

                Filled ▕███                 ▏ of 10,000,000 won

                Room left:        8,500,000 won
                Rate:             1.60 % a year
                Interest so far:  1,972 won before tax
                Interest is paid: when you ask for it

                ▸ d Put money in
                  w Take money out
                  i Take the interest                                     1,972 won
                  s Have interest paid each month, by itself
                  a The account                               500,000 won available
                  x Close the box
                  q Back

                Enter choose  Esc back  ? keys
                """
        )
        let narrow = await person.frame(columns: 40, rows: 12).text
        #expect(
            narrow == """
                … › Safe box of 3333-01-0000013
                In the box  1,500,000 won
                Filled ▕█▌        ▏ of 10,000,000 won
                Room left:        8,500,000 won
                Rate:             1.60 % a year
                Interest so far:  1,972 won before tax
                Interest is paid: when you ask for it
                ▸ d Put money in
                  w Take money out
                  i Take the interest          1,972 won
                  s Have interest paid each month, by
                Enter choose  Esc back  ? keys    ↓ more
                """
        )
    }

    @Test("an account without a box")
    func none() async throws {
        try await person.press("3333-01-0000021")
        let wide = await person.frame().text
        #expect(
            wide == """
                 › Safe boxes › Safe box

                3333-01-0000021 has no safe box yet.

                Money in a safe box is set aside and earns interest every day; take it out
                whenever you like.

                ▸ n Open a safe box
                  a The account      0 won available
                  q Back

                Enter choose  Esc back  ? keys
                """
        )
        let narrow = await person.frame(columns: 40, rows: 12).text
        #expect(
            narrow == """
                 › Safe boxes › Safe box
                3333-01-0000021 has no safe box yet.
                Money in a safe box is set aside and
                earns interest every day; take it out
                whenever you like.
                ▸ n Open a safe box
                  a The account      0 won available
                  q Back
                Enter choose  Esc back  ? keys
                """
        )
    }

    @Test("putting money in, with what was wrong")
    func put() async throws {
        try await person.press("3333-01-0000013")
        try await person.press("Put money in")
        try await person.type("60만")
        let wide = await person.frame().text
        #expect(
            wide == """
                 › Safe boxes › Safe box of 3333-01-0000013 › Put into the safe box

                ! The account '3333-01-0000013' has 500,000 won to spend, not 600,000 won.

                Account:    3333-01-0000013
                Available:  500,000 won
                In the box: 1,500,000 won
                Room left:  8,500,000 won

                ▸ Amount: 60만____________________

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
        let narrow = await person.frame(columns: 40, rows: 12).text
        #expect(
            narrow == """
                … › Put into the safe box
                ! The account '3333-01-0000013' has
                  500,000 won to spend, not 600,000 won.
                Account:    3333-01-0000013
                Available:  500,000 won
                In the box: 1,500,000 won
                Room left:  8,500,000 won
                ▸ Amount: 60만____________________
                  q Back
                Enter confirm  Esc back  Tab menu
                """
        )
    }

    @Test("taking money out")
    func take() async throws {
        try await person.press("3333-01-0000013")
        try await person.press("Take money out")
        let wide = await person.frame().text
        #expect(
            wide == """
                 › Safe boxes › Safe box of 3333-01-0000013 › Take out of the safe box

                Account:    3333-01-0000013
                Available:  500,000 won
                In the box: 1,500,000 won
                Room left:  8,500,000 won

                ▸ Amount: ________________________ (5만)

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
        let narrow = await person.frame(columns: 40, rows: 12).text
        #expect(
            narrow == """
                … › Take out of the safe box

                Account:    3333-01-0000013
                Available:  500,000 won
                In the box: 1,500,000 won
                Room left:  8,500,000 won

                ▸ Amount: ________________________ (5만)

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
    }
}
