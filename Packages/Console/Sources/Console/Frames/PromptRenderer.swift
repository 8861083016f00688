/// Draws a field: its label, what is typed so far, and an example while nothing is.
struct PromptRenderer {
    let width: Int

    /// The columns of a field that nothing makes longer.
    private static let usualBox = 24
    /// Less room than this beside the label is none.
    private static let leastBox = 12
    /// Fields of more places than this are drawn as those without a length.
    private static let mostPlaces = 32

    func section(_ prompt: Prompt, focus: ScreenFocus) -> ScreenSection {
        let isFocused = focus.target == .field
        let margin = FocusMarker.width(in: width)
        let label = TerminalSafe.line(prompt.label) + ": "
        let marker = FocusMarker.line(isFocused, in: width)
        let beside = width - margin - DisplayWidth.of(label)
        let isBeside = beside >= Self.leastBox
        let room = max(1, isBeside ? beside : width - margin)
        let box = FieldBox.of(
            prompt,
            focus: focus,
            room: room,
            usual: Self.usualBox,
            places: Self.mostPlaces
        )
        var lines: [StyledLine] = []
        var column = margin + box.cursor
        if isBeside {
            lines.append(marker + StyledLine(label, .bold) + StyledLine(box.text))
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
            lines.append(StyledLine(box.text).indented(by: margin))
        }
        let row = lines.count - 1
        appendExample(of: prompt, focus: focus, margin: margin, to: &lines)
        return ScreenSection(
            lines: lines,
            focused: isFocused ? 0..<lines.count : nil,
            cursor: isFocused ? FramePosition(column: min(column, width - 1), row: row) : nil
        )
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
