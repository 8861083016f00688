import Game
import GameInterface
import LedgerInterface
import Testing

/// What players can be called.
struct PlayerNameRuleTests {
    @Test(
        "a name is kept without the white space around it",
        arguments: [
            ("Hana", "Hana"), ("  Hana Kim\t", "Hana Kim"), ("\u{3000}하나\n", "하나"),
            ("12345678901234567890", "12345678901234567890"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
        ]
    )
    func kept(typed: String, name: String) throws {
        #expect(try PlayerNameRule.checked(typed) == name)
    }

    @Test(
        "what cannot be a name is refused, and what to do is said",
        arguments: [
            ("", "a player has a name; type one"),
            (" \t ", "a player has a name; type one"),
            (
                "123456789012345678901",
                "a player's name has at most 20 characters; choose a shorter one"
            ),
            (
                "a" + String(repeating: "\u{301}", count: 200),
                "a player's name has at most 20 characters; choose a shorter one"
            ),
            ("Ha\nna", "a player's name has no line breaks, tabs or escapes; leave them out"),
            ("Ha\u{2028}na", "a player's name has no line breaks, tabs or escapes; leave them out"),
            ("\u{1B}[2J", "a player's name has no line breaks, tabs or escapes; leave them out"),
            ("Hana/Duri", "a player's name has no slash; leave it out"),
            ("Hana/\u{301}Duri", "a player's name has no slash; leave it out"),
        ]
    )
    func refused(typed: String, message: String) {
        #expect(throws: BankError(.badData, code: "game.player", message)) {
            try PlayerNameRule.checked(typed)
        }
    }

    @Test("two players have two names, also where one is written in another way")
    func differ() throws {
        let players = Players(player1Name: " Hana ", player2Name: "Duri")
        #expect(
            try PlayerNameRule.checked(players)
                == Players(player1Name: "Hana", player2Name: "Duri")
        )
        for name in ["Hana", "Hana ", "\tHana"] {
            let same = Players(player1Name: "Hana", player2Name: name)
            #expect(
                throws: BankError(
                    .refused,
                    code: "game.players",
                    "both players are called “Hana”; choose another name for one of them"
                )
            ) {
                try PlayerNameRule.checked(same)
            }
        }
        let composed = Players(player1Name: "Zo\u{EB}", player2Name: "Zoe\u{308}")
        #expect(throws: BankError.self) { try PlayerNameRule.checked(composed) }
    }
}
