/// What stands in a field, and underscores for what may still be typed.
struct FieldBox: Equatable {
    let text: String
    /// The columns before the cursor.
    let cursor: Int

    /// - Parameters:
    ///   - prompt: the field.
    ///   - focus: what is typed so far.
    ///   - room: the most columns, at least 1.
    ///   - usual: the columns when nothing asks for more.
    ///   - places: the longest secret that is drawn place by place.
    static func of(
        _ prompt: Prompt,
        focus: ScreenFocus,
        room: Int,
        usual: Int,
        places: Int
    ) -> FieldBox {
        switch prompt.kind {
        case .secret(let length?) where (1...places).contains(length) && length <= room:
            return inPlaces(filled: min(focus.hiddenCount, length), of: length, room: room)
        case .secret:
            let dots = Array(repeating: "•", count: focus.hiddenCount)
            return scrolled(dots, cursor: dots.count, room: room, usual: usual)
        case .text:
            let characters = focus.field.characters.map { TerminalSafe.line(String($0)) }
            return scrolled(characters, cursor: focus.field.cursor, room: room, usual: usual)
        }
    }

    private static func inPlaces(filled: Int, of length: Int, room: Int) -> FieldBox {
        let step = length * 2 - 1 <= room ? 2 : 1
        let signs = (0..<length).map { $0 < filled ? "•" : "_" }
        return FieldBox(
            text: signs.joined(separator: step == 2 ? " " : ""),
            cursor: min(filled * step, (length - 1) * step + 1)
        )
    }

    /// As much of the text as fits, from where the cursor can still be seen.
    private static func scrolled(
        _ characters: [String],
        cursor: Int,
        room: Int,
        usual: Int
    ) -> FieldBox {
        let widths = characters.map(DisplayWidth.of)
        let box = min(room, max(usual, widths.reduce(1, +)))
        var start = cursor
        var before = 0
        while start > 0, before + widths[start - 1] + 1 <= box {
            start -= 1
            before += widths[start]
        }
        var end = cursor
        var used = before
        while end < characters.count, used + widths[end] <= box {
            used += widths[end]
            end += 1
        }
        let text = characters[start..<end].joined()
        return FieldBox(text: DisplayWidth.pad(text, to: box, "_"), cursor: before)
    }
}
