/// A password that locks while a person goes on typing.
@Suite("The lock of a password at a terminal")
struct LockedTests {
    private let bank: Bank
    private let account: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
    }

    @Test(
        "does not press Back by a key that was typed before it was shown",
        arguments: ["q", "\r"]
    )
    func key(typed: String) throws {
        let terminal = try bank.terminal()
        try terminal.waitToShow("Sign in")
        let tour = Tour(first: account)
        try terminal.perform(tour.signingIn + tour.withdrawing)
        try terminal.perform([
            SessionStep(.type("1만"), shows: "With the password you sign this.")
        ])
        for left in [4, 3, 2, 1] {
            terminal.type(Tour.wrongPassword + "\r")
            try terminal.waitToShow("Attempts left: \(left)")
        }
        // In one piece, so that the key arrives while the password is still being checked.
        terminal.type(Tour.wrongPassword + "\r" + typed)
        try terminal.waitToShow("Nothing was signed.")
        // The list of keys comes after all input before it, and shows what is below when it closes.
        terminal.type("?")
        try terminal.waitToShow("All keys")
        terminal.type("\u{1B}")
        try terminal.waitToShow("Nothing was signed.")
    }
}
