package import Bookkeeping
package import GameInterface

/// Checks the names of players.
package enum PlayerNameRule {
    /// The maximum number of characters in a name.
    package static let maximumLength = 20

    /// Returns `text` without surrounding white space, if it is a valid name.
    ///
    /// Joiners, as in Persian names and some emoji, are allowed inside a name.
    /// - Throws: `BankError` `game.player` for a name without visible characters, with more than 20
    ///   characters or 400 bytes, with control or format characters, or with a slash.
    package static func validated(_ text: String) throws(BankError) -> String {
        let name = text.trimmed
        guard !name.isEmpty else { throw refusal("the player's name is empty; type a name") }
        guard name.utf8.count <= 20 * maximumLength, name.count <= maximumLength else {
            throw refusal(
                "the player's name is longer than \(maximumLength) characters; "
                    + "choose a shorter name"
            )
        }
        guard !name.unicodeScalars.contains(where: isControl) else {
            throw refusal("the player's name has line breaks, tabs or escapes; leave them out")
        }
        guard name.unicodeScalars.contains(where: isVisible) else {
            throw refusal("the player's name has no visible characters; type a name with letters")
        }
        guard !hasFormat(name) else {
            throw refusal(
                "the player's name has invisible characters that control the text's layout; "
                    + "leave them out"
            )
        }
        // Compared as a byte: a slash with an accent on it is another character.
        guard !name.utf8.contains(UInt8(ascii: "/")) else {
            throw refusal("the player's name '\(name)' has a slash; remove the slash")
        }
        return name
    }

    /// Returns both names without surrounding white space, if they are valid and differ.
    ///
    /// - Throws: `BankError` `game.player` for an invalid name, `game.players` for equal names.
    package static func validated(_ players: Players) throws(BankError) -> Players {
        let validated = Players(
            player1Name: try validated(players.player1Name),
            player2Name: try validated(players.player2Name)
        )
        guard validated.player1Name != validated.player2Name else {
            throw BankError(
                .refused,
                code: "game.players",
                "both players are called '\(validated.player1Name)'; "
                    + "choose another name for one of them"
            )
        }
        return validated
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

    /// Returns whether a character can be seen, unlike white space and blank letters such as Hangul
    /// fillers.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        let isBraillePatternBlank = scalar == "\u{2800}"
        return !scalar.properties.isDefaultIgnorableCodePoint && !scalar.properties.isWhitespace
            && !isBraillePatternBlank
    }

    /// Returns whether a name has a format character, except for a joiner inside the name.
    private static func hasFormat(_ name: String) -> Bool {
        let scalars = name.unicodeScalars
        let joiners: Set<Unicode.Scalar> = ["\u{200C}", "\u{200D}"]
        return scalars.contains {
            $0.properties.generalCategory == .format && !joiners.contains($0)
        }
            || [scalars.first, scalars.last].contains { $0.map(joiners.contains) ?? false }
    }
}

extension PlayerType {
    /// The name of a player who types no name, such as `Player 1`.
    var defaultName: String { "Player \(rawValue)" }
}

extension String {
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
