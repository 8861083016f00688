import BankConsoleTesting
import Game
import GameInterface
import Testing

struct PlayerNameRuleTests {
    @Test(
        "a name is kept without the white space around it",
        arguments: [
            ("Hana", "Hana"), ("  Hana Kim\t", "Hana Kim"), ("\u{3000}하나\n", "하나"),
            ("12345678901234567890", "12345678901234567890"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
            ("❤\u{FE0F}", "❤\u{FE0F}"), ("علی\u{200C}رضا", "علی\u{200C}رضا"),
        ]
    )
    func kept(typed: String, name: String) throws {
        #expect(try PlayerNameRule.validated(typed) == name)
    }

    @Test(
        "refuses an invalid name, and says what to do",
        arguments: [
            ("", "the player's name is empty; type a name"),
            (" \t ", "the player's name is empty; type a name"),
            (
                "123456789012345678901",
                "the player's name is longer than 20 characters; choose a shorter name"
            ),
            (
                "a" + String(repeating: "\u{301}", count: 200),
                "the player's name is longer than 20 characters; choose a shorter name"
            ),
            ("Ha\nna", "the player's name has line breaks, tabs or escapes; leave them out"),
            ("Ha\u{2028}na", "the player's name has line breaks, tabs or escapes; leave them out"),
            ("\u{1B}[2J", "the player's name has line breaks, tabs or escapes; leave them out"),
            ("Hana/Duri", "the player's name 'Hana/Duri' has a slash; remove the slash"),
            (
                "Hana/\u{301}Duri",
                "the player's name 'Hana/\u{301}Duri' has a slash; remove the slash"
            ),
        ]
    )
    func refused(typed: String, message: String) {
        #expect(throws: BankError(.badData, code: "game.player", message)) {
            try PlayerNameRule.validated(typed)
        }
    }

    @Test(
        "refuses a name without visible characters",
        arguments: [
            "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{202E}", "\u{200D}", "\u{FE0F}", "\u{3164}",
            "\u{115F}", "\u{2800}", "\u{200B} \u{2060}",
        ]
    )
    func invisible(typed: String) {
        let message = "the player's name has no visible characters; type a name with letters"
        #expect(throws: BankError(.badData, code: "game.player", message)) {
            try PlayerNameRule.validated(typed)
        }
    }

    @Test(
        "refuses invisible characters in a name, except joiners between two characters",
        arguments: [
            "Ha\u{200B}na", "Hana\u{FEFF}", "\u{AD}Hana", "\u{202E}anaH", "Ha\u{2066}na",
            "Hana\u{200D}", "\u{200C}Hana",
        ]
    )
    func format(typed: String) {
        let message =
            "the player's name has invisible characters that control the text's layout; "
            + "leave them out"
        #expect(throws: BankError(.badData, code: "game.player", message)) {
            try PlayerNameRule.validated(typed)
        }
    }

    @Test("refuses two names that Unicode considers equal")
    func differ() throws {
        let players = Players(player1Name: " Hana ", player2Name: "Duri")
        #expect(
            try PlayerNameRule.validated(players)
                == Players(player1Name: "Hana", player2Name: "Duri")
        )
        for name in ["Hana", "Hana ", "\tHana"] {
            let same = Players(player1Name: "Hana", player2Name: name)
            #expect(
                throws: BankError(
                    .refused,
                    code: "game.players",
                    "both players are called 'Hana'; choose another name for one of them"
                )
            ) {
                try PlayerNameRule.validated(same)
            }
        }
        let composed = Players(player1Name: "Zo\u{EB}", player2Name: "Zoe\u{308}")
        #expect(throws: BankError.self) { try PlayerNameRule.validated(composed) }
    }
}
