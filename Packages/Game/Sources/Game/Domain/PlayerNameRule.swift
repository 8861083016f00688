import Bookkeeping
import GameInterface

/// What players can be called.
package enum PlayerNameRule {
    /// The most characters (grapheme clusters) of a name. Those of a Korean one are twice as wide.
    package static let longest = 20

    /// A name as it is kept: without white space around it.
    ///
    /// - Parameter text: What somebody typed.
    /// - Throws: `BankError` `game.player` where nothing is left that can be seen, with more than 20
    ///   characters (or 400 bytes, which no honest 20 characters need), with control or format
    ///   characters, or a slash. The joiners, which Persian names and some emoji have, are allowed
    ///   inside a name.
    package static func checked(_ text: String) throws(BankError) -> String {
        let name = text.trimmed
        guard !name.isEmpty else { throw refusal("a player has a name; type one") }
        guard name.utf8.count <= 20 * longest, name.count <= longest else {
            throw refusal("a player's name has at most \(longest) characters; choose a shorter one")
        }
        guard !name.unicodeScalars.contains(where: isControl) else {
            throw refusal("a player's name has no line breaks, tabs or escapes; leave them out")
        }
        guard name.unicodeScalars.contains(where: isVisible) else {
            throw refusal("nobody can see that player's name; type one with letters")
        }
        guard !hasFormat(name) else {
            throw refusal(
                "a player's name has no invisible characters that direct how it is written; "
                    + "leave them out"
            )
        }
        // By its byte: a slash with an accent on it is another character.
        guard !name.utf8.contains(UInt8(ascii: "/")) else {
            throw refusal("a player's name has no slash; leave it out")
        }
        return name
    }

    /// Both names as they are kept.
    ///
    /// - Parameter players: What somebody typed.
    /// - Throws: `BankError` `game.player` for a name that no player can have, `game.players` where
    ///   both have the same.
    package static func checked(_ players: Players) throws(BankError) -> Players {
        let checked = Players(
            player1Name: try checked(players.player1Name),
            player2Name: try checked(players.player2Name)
        )
        guard checked.player1Name != checked.player2Name else {
            throw BankError(
                .refused,
                code: "game.players",
                "both players are called “\(checked.player1Name)”; "
                    + "choose another name for one of them"
            )
        }
        return checked
    }

    private static func refusal(_ message: String) -> BankError {
        BankError(.badData, code: "game.player", message)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Unicode's blanks that are letters or symbols, such as the Hangul fillers, cannot be seen either.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let isBraillePatternBlank = scalar == "\u{2800}"
        return !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
            && !isBraillePatternBlank
    }

    /// Whether it has characters that show nothing and change how others are shown, but for joiners
    /// that have something to join.
    private static func hasFormat(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
        return scalars.contains {
            $0.properties.generalCategory == .format && !joiners.contains($0)
        }
            || [scalars.first, scalars.last].contains { $0.map(joiners.contains) ?? false }
    }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
