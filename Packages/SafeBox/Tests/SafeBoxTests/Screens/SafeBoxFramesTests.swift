import BankConsoleTesting
import Testing

@testable import SafeBox

/// The frames of the two screens with most content.
@MainActor
struct SafeBoxFramesTests {
    private let bank: TestBank
    private let stage: FeatureStage

    init() async throws {
        bank = try TestBank()
        let number = try await bank.openBox(2_000_000)
        try await bank.put(1_500_000, number)
        try await bank.closeDays(30)
        _ = try await bank.openAccount(0, serial: 2)
        stage = try FeatureStage(in: bank.container)
    }

    @Test("the box")
    func box() async throws {
        try await stage.press("3333-01-0000013")
        #expect(
            await stage.person.frame().text == """
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
    }

    @Test("putting money in, with what was wrong")
    func put() async throws {
        try await stage.press("3333-01-0000013", "Put money in")
        try await stage.type("60만")
        #expect(
            await stage.person.frame().text == """
                 › Safe boxes › Safe box of 3333-01-0000013 › Put into the safe box

                ! The account '3333-01-0000013' has 500,000 won to spend, not 600,000 won.

                Account:    3333-01-0000013
                Available:  500,000 won
                In the box: 1,500,000 won
                Room left:  8,500,000 won

                ▸ Amount: 60만____________________
                          60만 원

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
    }
}
