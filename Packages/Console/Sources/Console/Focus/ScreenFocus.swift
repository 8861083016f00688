/// The focus, the input and the scroll position of a screen.
///
/// These values are kept while other screens cover the screen.
struct ScreenFocus {
    /// The focused item; nil if the screen has no focusable item.
    private(set) var target: FocusTarget?

    /// The text of a visible field.
    var field = FieldText()

    /// The input of a hidden field; nil if it is empty.
    private(set) var hidden: HiddenText?

    /// The scroll position.
    var scrolling = Scrolling()

    /// The filter; entries of lists are shown only if they contain this text.
    var filter = ""

    /// A Boolean value that indicates whether typed characters go to the filter.
    var isFiltering = false

    /// A Boolean value that indicates whether the notice has changed since the last key press.
    var isNoticeNew = false

    private var knownNotice: Notice?
    private var knownPrompt: Prompt?
    private var knownFocus: ScreenAction.ID?
    /// The title of the paged screen at the last call of `adopt(_:)`; a different title resets the
    /// focus.
    private var knownTitle: String?
    private var listIndex = 0
    private var isSubmitted = false

    /// A Boolean value that indicates whether the user has moved the focus.
    ///
    /// Until the user moves the focus, it stays at the initial item of the current content.
    private(set) var isChosen = false

    /// The number of characters in a hidden field.
    var hiddenCount: Int { hidden?.count ?? 0 }

    /// Adapts the focus to the current content of the screen.
    mutating func adopt(_ screen: Screen) {
        adopt(screen.prompt, after: screen.notice)
        if screen.notice != knownNotice {
            knownNotice = screen.notice
            isNoticeNew = screen.notice != nil
        }
        if screen.isPaged, screen.title != knownTitle {
            knownTitle = screen.title
            scrolling = Scrolling()
            isChosen = false
        }
        let stops = FocusStops(of: screen)
        if screen.focus != knownFocus {
            knownFocus = screen.focus
            if let id = screen.focus { move(to: .action(id)) }
        }
        if !isChosen { target = stops.first }
        if let target, stops.index(of: target) == nil {
            self.target = substitute(for: target, on: screen)
        }
        if target == nil { target = stops.first }
        if case .action(let id) = target {
            listIndex = screen.menu.firstIndex { $0.id == id } ?? 0
        }
    }

    /// Moves the focus and scrolls it into view.
    mutating func move(to target: FocusTarget?) {
        if let target { self.target = target }
        isChosen = true
        scrolling.follow()
    }

    /// Shows the next page of a paged screen.
    ///
    /// - Returns: False on the last page.
    mutating func turnPage() -> Bool {
        guard scrolling.top + scrolling.height < scrolling.total else { return false }
        scrolling.scroll(pages: 1)
        return true
    }

    /// Overwrites and discards the input of a hidden field.
    mutating func wipeHidden() {
        hidden?.wipe()
        hidden = nil
    }

    /// Returns the input of a hidden field for editing.
    mutating func hiddenText() -> HiddenText {
        let text = hidden ?? HiddenText()
        hidden = text
        return text
    }

    /// Submits the field.
    ///
    /// A text stays in the field until a notice confirms it, so that the user can correct the text.
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

    /// Returns whether the focus is kept although the prompt has changed, as when the players of a
    /// game take turns.
    private func isPlaying(_ prompt: Prompt?) -> Bool {
        switch target {
        case .cell: true
        case .field: prompt != nil
        case .action, nil: false
        }
    }

    /// Returns the replacement for a removed target.
    ///
    /// The replacement is the nearest cell of a grid, or the action at the same index. A
    /// destructive action is never the replacement.
    private mutating func substitute(
        for target: FocusTarget,
        on screen: Screen
    ) -> FocusTarget? {
        switch target {
        case .field: return nil
        case .cell(let position):
            let nearest = SelectableCells(of: screen).nearest(to: position)
            // A full grid takes the focus away without a choice of the user, so it gets the focus
            // back later.
            isChosen = nearest != nil
            return nearest.map { .cell($0) }
        case .action:
            let listed = screen.menu
            guard !listed.isEmpty else { return nil }
            let action = listed[min(listIndex, listed.count - 1)]
            return action.role == .destructive ? nil : .action(action.id)
        }
    }
}

extension Prompt {
    /// Returns whether both prompts have the same label and the same kind of input.
    fileprivate func isSameQuestion(as other: Prompt) -> Bool {
        label == other.label && kind == other.kind
    }

    /// The initial text; empty for a secret.
    var initialText: String { kind == .text ? initial : "" }
}

extension Screen {
    /// A Boolean value that indicates whether the screen has a list that a filter can shorten.
    var isFilterable: Bool { menu.prefix(2).filter(\.isEntry).count > 1 }

    /// Returns the screen with only the entries that contain `text`.
    func filtered(by text: String) -> Screen {
        let wanted = SearchText(text)
        let searches: [SearchText?] = columns.map { column in
            switch column.search {
            case .text: wanted
            case .number(let number): SearchText(text, number: number(text))
            case .none: nil
            }
        }
        var screen = self
        let cells = Set(actionsInCells.map(\.id))
        screen.actions = actions.filter { action in
            if !action.isEntry || cells.contains(action.id) { return true }
            guard action.cells.isEmpty else {
                return zip(action.cells, searches).contains { $1?.isIn($0) == true }
            }
            return wanted.isIn(action.label) || wanted.isIn(action.detail)
        }
        return screen
    }
}
