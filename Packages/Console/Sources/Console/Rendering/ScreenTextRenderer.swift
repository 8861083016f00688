/// Renders a complete screen as plain text for line mode.
struct ScreenTextRenderer {
    /// The available width in columns; nil for no limit.
    let width: Int?

    /// A width at which no line is wrapped.
    private static let unlimited = 1 << 20

    /// Renders a screen as lines of text.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - hasQuestion: A Boolean value that indicates whether the text ends with the question of
    ///     the input field.
    func lines(of screen: Screen, hasQuestion: Bool) -> [StyledLine] {
        let width = width ?? Self.unlimited
        let title = StyledLine("== " + TerminalSafe.line(screen.title) + " ==", .bold)
        let notice = NoticeRenderer(width: width).lines(of: screen.notice)
        let list = ActionListRenderer(width: width, names: .words)
            .section(of: screen.listedActions)
        var sections = [ScreenSection(lines: [title], isHeading: true)]
        sections.append(ScreenSection(lines: notice))
        sections.append(
            ScreenSection(lines: HeadlineRenderer(width: width).lines(of: screen.headline))
        )
        sections += BlocksRenderer(width: width, hasBoxes: true)
            .sections(of: screen.blocks, focus: nil)
        sections.append(ScreenSection(lines: cells(of: screen, width: width)))
        sections.append(list)
        if hasQuestion, let question = Self.question(of: screen) {
            let wrapped = TextWrapper.lines(of: question, width: width)
            sections.append(ScreenSection(lines: wrapped.map { StyledLine($0) }))
        }
        return ScreenSection.joined(sections, hasSpacing: true).lines
    }

    /// Returns the question of the input field, such as `Amount (e.g. 5만), or / and an action:`.
    ///
    /// An initial text is shown without `e.g.`, because an empty line submits it.
    static func question(of screen: Screen) -> String? {
        screen.prompt.map { prompt in
            let example = prompt.placeholder.isEmpty ? "" : "e.g. \(prompt.placeholder)"
            let hint = prompt.initialText.isEmpty ? example : prompt.initialText
            return TerminalSafe.line(prompt.label)
                + (hint.isEmpty ? "" : " (\(TerminalSafe.line(hint)))")
                + (screen.actions.isEmpty ? ":" : ", or / and an action:")
        }
    }

    private func cells(of screen: Screen, width: Int) -> [StyledLine] {
        let words = screen.actionsInCells.map { "[\(TerminalSafe.line($0.id.rawValue))]" }
        guard !words.isEmpty else { return [] }
        return TextWrapper.lines(of: "Cells: " + words.joined(separator: " "), width: width)
            .map { StyledLine($0) }
    }
}
