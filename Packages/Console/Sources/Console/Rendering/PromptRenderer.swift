/// Renders an input field: label, input and placeholder.
struct PromptRenderer {
    let width: Int

    /// The width of a field with short input.
    private static let defaultBoxWidth = 24
    /// The minimum width of a field beside its label.
    private static let minimumBoxWidth = 12
    /// The maximum number of underscores that show how many characters of a secret are missing.
    private static let maximumPlaces = 32

    func section(_ prompt: Prompt, focus: ScreenFocus) -> ScreenSection {
        let isFocused = focus.target == .field
        let margin = FocusMarker.width(in: width)
        let label = TerminalSafe.line(prompt.label) + ": "
        let marker = FocusMarker.line(isFocused, in: width)
        let beside = width - margin - DisplayWidth.of(label)
        let isBeside = beside >= Self.minimumBoxWidth
        let room = max(1, isBeside ? beside : width - margin)
        let box = FieldBox.of(
            prompt,
            focus: focus,
            room: room,
            usual: Self.defaultBoxWidth,
            places: Self.maximumPlaces
        )
        var lines: [StyledLine] = []
        var column = margin + box.cursor
        if isBeside {
            lines.append(marker + StyledLine(label, .bold) + box.line)
            column += DisplayWidth.of(label)
        } else {
            let wrapped = TextWrapper.lines(
                of: String(label.dropLast()),
                width: max(1, width - margin)
            )
            lines += wrapped.enumerated().map { position, piece in
                (position == 0 ? marker : StyledLine().indented(by: margin))
                    + StyledLine(piece, .bold)
            }
            lines.append(box.line.indented(by: margin))
        }
        let row = lines.count - 1
        appendExample(of: prompt, focus: focus, margin: margin, to: &lines)
        appendExplanation(of: prompt, focus: focus, column: column - box.cursor, to: &lines)
        return ScreenSection(
            lines: lines,
            focused: isFocused ? 0..<lines.count : nil,
            cursor: isFocused ? FramePosition(column: min(column, width - 1), row: row) : nil
        )
    }

    /// Appends the meaning of the typed text, below the text.
    ///
    /// The line is empty while the text has no meaning, so that the content below it does not jump.
    private func appendExplanation(
        of prompt: Prompt,
        focus: ScreenFocus,
        column: Int,
        to lines: inout [StyledLine]
    ) {
        guard let explanation = prompt.explanation, !focus.field.text.isEmpty else { return }
        let text = TerminalSafe.line(explanation(focus.field.text) ?? "")
        let shown = DisplayWidth.truncate(text, to: max(1, width - column))
        lines.append(StyledLine(shown).indented(by: column))
    }

    private func appendExample(
        of prompt: Prompt,
        focus: ScreenFocus,
        margin: Int,
        to lines: inout [StyledLine]
    ) {
        let isEmpty = prompt.kind == .text ? focus.field.text.isEmpty : focus.hiddenCount == 0
        guard isEmpty, !prompt.placeholder.isEmpty, let last = lines.last else { return }
        let example = "(" + TerminalSafe.line(prompt.placeholder) + ")"
        if last.width + 1 + DisplayWidth.of(example) <= width {
            lines[lines.count - 1] = last + StyledLine(" " + example, .dim)
        } else {
            let room = max(1, width - margin)
            lines += TextWrapper.lines(of: example, width: room)
                .map { StyledLine($0, .dim).indented(by: margin) }
        }
    }
}

/// The visible part of a field's input, filled up with underscores.
struct FieldBox: Equatable {
    let text: String
    /// The column of the cursor.
    let cursor: Int
    /// The number of characters in `text` before the underscores.
    let typedCount: Int
    /// A Boolean value that indicates whether the next character replaces the text.
    var isSelected = false

    /// The text and its underscores, with their styles.
    var line: StyledLine {
        let typed = text.prefix(typedCount)
        return StyledLine(String(typed), isSelected ? .selected : nil)
            + StyledLine(String(text[typed.endIndex...]), .dim)
    }

    /// Returns the visible part of the input of a field.
    ///
    /// - Parameters:
    ///   - prompt: The field.
    ///   - focus: The input typed so far.
    ///   - room: The maximum width in columns, at least 1.
    ///   - usual: The width for short input; longer input widens the field, at most to `room`.
    ///   - places: The maximum number of underscores that show how many characters of a secret are
    ///     missing.
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
            var box = scrolled(characters, cursor: focus.field.cursor, room: room, usual: usual)
            box.isSelected = focus.field.isSelected
            return box
        }
    }

    private static func inPlaces(filled: Int, of length: Int, room: Int) -> FieldBox {
        let step = length * 2 - 1 <= room ? 2 : 1
        let places = (0..<length).map { $0 < filled ? "•" : "_" }
        return FieldBox(
            text: places.joined(separator: step == 2 ? " " : ""),
            cursor: min(filled * step, (length - 1) * step + 1),
            typedCount: filled * step
        )
    }

    /// Returns as much of the text around the cursor as fits.
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
        return FieldBox(
            text: DisplayWidth.pad(text, to: box, "_"),
            cursor: before,
            typedCount: text.count
        )
    }
}
