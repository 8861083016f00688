/// Where a person is on a screen: what the keys act on, what is typed so far, how far it is
/// scrolled.
///
/// It belongs to a screen for as long as that is shown, also while others stand above it, so that
/// going back finds it as it was.
struct ScreenFocus {
    /// What the keys act on; nil when the screen has nothing to act on.
    private(set) var target: FocusTarget?

    /// What is typed so far into a field that is seen.
    var field = FieldText()

    /// What is typed so far into a hidden field; nil as long as nothing is.
    private(set) var hidden: HiddenText?

    /// How much of the screen can be seen, and from where.
    var scrolling = Scrolling()

    private var knownPrompt: Prompt?
    private var listIndex = 0
    private var isSubmitted = false

    /// Whether the person has put the focus where it is. Until then it is where a screen begins, also
    /// when that has more to offer than a moment before.
    private var isChosen = false

    /// The number of characters typed into a hidden field.
    var hiddenCount: Int { hidden?.count ?? 0 }

    /// Fits the focus to what the screen has now.
    mutating func adopt(_ screen: Screen) {
        adopt(screen.prompt, after: screen.notice)
        let stops = FocusStops(of: screen)
        if !isChosen { target = stops.first }
        if let target, stops.index(of: target) == nil {
            self.target = substitute(for: target, on: screen)
        }
        if target == nil { target = stops.first }
        if case .action(let id) = target {
            listIndex = screen.listedActions.firstIndex { $0.id == id } ?? 0
        }
    }

    /// Puts the focus somewhere, and sees to it that this is seen.
    mutating func move(to target: FocusTarget?) {
        if let target { self.target = target }
        isChosen = true
        scrolling.follow()
    }

    /// Gives up what was typed into a hidden field.
    mutating func wipeHidden() {
        hidden?.wipe()
        hidden = nil
    }

    /// The text of a hidden field, to be typed into.
    mutating func hiddenText() -> HiddenText {
        let text = hidden ?? HiddenText()
        hidden = text
        return text
    }

    /// What was typed is handed over. A text stays in the field until it is known what came of it,
    /// so that it can be mended.
    mutating func submit(_ prompt: Prompt) -> FocusOutcome {
        switch prompt.kind {
        case .secret:
            let secret = hiddenText().consume()
            hidden = nil
            return .enter(secret)
        case .text where !prompt.keepsText:
            defer { field = FieldText(prompt.initialText) }
            return .submit(field.text)
        case .text:
            isSubmitted = true
            field.moveToEnd()
            return .submit(field.text)
        }
    }

    private mutating func adopt(_ prompt: Prompt?, after notice: Notice?) {
        defer { knownPrompt = prompt }
        guard let prompt, let known = knownPrompt, prompt.isSameQuestion(as: known) else {
            guard prompt != nil || knownPrompt != nil else { return }
            wipeHidden()
            field = FieldText(prompt?.initialText ?? "")
            isSubmitted = false
            if !isPlaying(prompt) { isChosen = false }
            return
        }
        let isUntouched = field.text == known.initialText && prompt.initial != known.initial
        let isDone = isSubmitted && notice?.kind == .done
        if isUntouched || isDone {
            field = FieldText(prompt.initialText)
            isSubmitted = false
        }
    }

    /// Whether the person goes on where they are although another question is asked, as on a board
    /// when it is the other player's turn.
    private func isPlaying(_ prompt: Prompt?) -> Bool {
        switch target {
        case .cell: true
        case .field: prompt != nil
        case .action, nil: false
        }
    }

    /// What takes the place of what is gone: the nearest cell on a board; in the list what stands
    /// where it stood, unless that cannot be undone.
    private mutating func substitute(
        for target: FocusTarget,
        on screen: Screen
    ) -> FocusTarget? {
        switch target {
        case .field: return nil
        case .cell(let position):
            let nearest = SelectableCells(of: screen).nearest(to: position)
            // A board that is full has lost the focus without anybody's choice, and gets it back.
            isChosen = nearest != nil
            return nearest.map { .cell($0) }
        case .action:
            let listed = screen.listedActions
            guard !listed.isEmpty else { return nil }
            let action = listed[min(listIndex, listed.count - 1)]
            return action.role == .destructive ? nil : .action(action.id)
        }
    }
}

extension Prompt {
    /// Whether what was typed for the other answers this one too.
    fileprivate func isSameQuestion(as other: Prompt) -> Bool {
        label == other.label && kind == other.kind
    }

    /// What stands in the field at first: nothing where it is hidden.
    var initialText: String { kind == .text ? initial : "" }
}
