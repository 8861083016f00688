import BankApp
import Bookkeeping
import Console
import ConsoleTesting
import Foundation
import Testing

/// Every screen of the real bank, on a book with a fixed clock, as frames at three sizes.
///
/// `RECORD_FRAMES=1 swift test --package-path App --filter ScreenFrameTests` records them again.
@MainActor
@Suite("Frames of every screen", .serialized)
struct ScreenFrameTests {
    private let bank: FrameBank

    init() throws {
        bank = try FrameBank()
    }

    @Test("the first screen, signing in and Home look as recorded")
    func signingIn() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.see("First screen")
            try await walk.press("sign-in", see: "Sign in")
            try await walk.press("C000001", see: "Sign in with password")
            try await walk.type("111111", see: "Sign in with a wrong password")
            try await walk.type(FrameBank.password, see: "Home after a wrong password")
            try await walk.press("notices", see: "Notices")
            try await walk.press("password.wrong", see: "Notices without a kind")
            try await walk.press("back")
            try await walk.press(keys: "?", see: "Keys")
        }
    }

    @Test("leaving and the lock look as recorded, and nothing of the screen below is seen")
    func leaving() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.escape(see: "Leave the bank")
            try await walk.escape(see: "First screen")
            try await walk.signIn()
            try await walk.escape(see: "Sign out")
            try await walk.escape(see: "Home")
            try await walk.press(keys: "m", see: "Module map without hops")
            try await walk.leaveAlone(see: "Locked")
            try await walk.type("111111", see: "Locked after a wrong password")
            try await walk.type(FrameBank.password, see: "Module map after the lock")
        }
    }

    @Test("the module map beside a screen, and alone, looks as recorded")
    func map() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.signIn()
            try await walk.press("3333-01-0000013")
            try await walk.press("card1", see: "Card of an account")
            try await walk.press(keys: "m", see: "Module map")
            try await walk.press("back")
            try await walk.press("back")
            try await walk.press("notices", see: "Module map with a hop by the log")
        }
    }

    @Test("the tour from the first screen looks as recorded")
    func tour() async throws {
        try await bank.visit { walk in
            try await walk.press("tour", see: "Tour, a new book")
            for _ in 2...6 { try await walk.press("next") }
            try await walk.see("Tour, a signed movement")
            for _ in 7...19 { try await walk.press("next") }
            try await walk.see("Tour, notices by the log")
            for _ in 20...23 { try await walk.press("next") }
            try await walk.see("Tour, without Signing")
            try await walk.press("next", see: "Tour, cyclic targets")
            try await walk.press("next", see: "First screen after the tour")
        }
    }

    @Test("joining without a book looks as recorded")
    func joining() async throws {
        try await bank.visit { walk in
            try await walk.press("sign-in", see: "Sign in without customers")
            try await walk.press("join", see: "Join")
            try await walk.type("김하나", see: "Join, birth date")
            try await walk.type("1990-03-14", see: "Join, phone")
            try await walk.type("010-2345-6789", see: "Join, password")
            try await walk.type("900314", see: "Join, refused password")
            try await walk.type(FrameBank.password, see: "Join, password again")
            try await walk.type(FrameBank.password, see: "Recovery code")
            try await walk.press("later", see: "Home without an account")
            try await walk.press("password", see: "Password")
        }
    }

    @Test("recovering a password looks as recorded")
    func recovering() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.press("forgot", see: "Forgot the password")
            try await walk.type("김둘", see: "Forgot the password, unknown customer")
            try await walk.type("김하나", see: "Forgot the password, recovery code")
        }
    }

    @Test("the screens of accounts look as recorded")
    func accounts() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.signIn()
            try await walk.press("accounts", see: "Accounts")
            try await walk.press("open", see: "Open an account")
            try await walk.press("back")
            try await walk.press("3333-01-0000013", see: "Account")
            let transfer = try #require(
                walk.person.screen.actions.first { $0.label.contains("transfer to") }
            )
            try await walk.press(transfer.id.rawValue, see: "Movement")
            try await walk.press("back")
            try await walk.press("deposit", see: "Deposit")
            try await walk.type("없음", see: "Deposit with a problem")
            try await walk.type("5만", see: "Confirm a deposit")
            try await walk.press("confirm", see: "Account after a deposit")
            try await walk.press("withdraw", see: "Withdraw")
            try await walk.type("1만")
            try await walk.see("Sign a withdrawal")
            try await walk.type(FrameBank.password)
            try await walk.press("transfer", see: "Transfer")
            try await walk.type("3333-01-0000037", see: "Transfer, amount")
            try await walk.type("12,500", see: "Transfer, memo")
            try await walk.type("7월분 관리비와 주차비", see: "Sign a transfer")
            try await walk.type(FrameBank.password, see: "Account after a transfer")
            try await walk.press("nickname", see: "Change the nickname")
            try await walk.press("back")
            try await walk.press("back")
            try await walk.press("3333-01-0000021", see: "Account without movements")
        }
    }

    @Test("the screens of safe boxes look as recorded")
    func safeBoxes() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.signIn()
            try await walk.press("safe-boxes", see: "Safe boxes")
            try await walk.press("3333-01-0000021", see: "No safe box")
            try await walk.press("back")
            try await walk.press("3333-01-0000013", see: "Safe box")
            try await walk.press("put", see: "Put money in")
            try await walk.type("10만", see: "Sign putting money in")
            try await walk.type(FrameBank.password, see: "Safe box after putting")
            try await walk.press("take", see: "Take money out")
        }
    }

    @Test("the screens of cards look as recorded")
    func cards() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.signIn()
            try await walk.press("cards", see: "Cards")
            try await walk.press("issue", see: "Issue a card")
            try await walk.press("3333-01-0000013", see: "Confirm issuing a card")
            try await walk.press("back")
            let card = try #require(walk.person.screen.actions.first)
            try await walk.press(card.id.rawValue, see: "Card")
            try await walk.press("pay", see: "Pay")
            try await walk.press("domestic", see: "Pay, amount")
            try await walk.type("9,900", see: "Pay, merchant")
            try await walk.type("한강 책방", see: "Confirm a payment")
            try await walk.press("confirm", see: "Card after a payment")
            try await walk.press("payments", see: "Payments")
            let payment = try #require(walk.person.screen.actions.first)
            try await walk.press(payment.id.rawValue, see: "Payment")
            try await walk.press("back")
            try await walk.press("back")
            try await walk.press("limits", see: "Limits")
            try await walk.press("back")
            try await walk.press("reveal", see: "Sign revealing the number")
            try await walk.type(FrameBank.password, see: "Card with its number")
            try await walk.press("lost", see: "Report a loss")
            try await walk.press("confirm", see: "Replace the card")
            try await walk.press("back", see: "Lost card")
        }
    }

    @Test("a password that is locked looks as recorded")
    func locked() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.press("sign-in")
            try await walk.press("C000001")
            for _ in 1...5 { try await walk.type("111111") }
            try await walk.see("Locked password")
        }
    }

    @Test("the screens of the games look as recorded")
    func games() async throws {
        try await bank.prepare()
        try await bank.visit { walk in
            try await walk.signIn()
            try await walk.press("game", see: "Players")
            try await walk.type("Hana")
            try await walk.type("Duri", see: "Players with names")
            try await walk.press("login", see: "Games")
            try await walk.press("ticTacToe", see: "Tic Tac Toe")
            for cell in ["a1", "b2", "a2", "b1", "a3"] { try await walk.press(cell) }
            try await walk.see("Tic Tac Toe, won")
            try await walk.press("close", see: "Games after a win")
            try await walk.press("randomWin", see: "Random Win")
        }
    }
}
