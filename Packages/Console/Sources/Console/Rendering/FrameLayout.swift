/// The distribution of a window's rows among the parts of a screen.
struct FrameLayout {
    /// The part that scrolls if it is taller than `height`.
    let document: ScreenSection
    /// The number of rows for the document.
    let height: Int
    /// The actions that stay visible below a document with a long list; empty if they scroll.
    let actions: [StyledLine]
    /// The parts that stay visible above the document: the notice and the headline.
    ///
    /// A part that would leave too little room for the document is not in this array, but scrolls
    /// with the document.
    let pinned: [[StyledLine]]
    /// A Boolean value that indicates whether blank lines separate the parts.
    let hasSpacing: Bool
    let hasTitle: Bool
    let hasKeys: Bool

    /// The minimum number of rows of a window with a title.
    private static let minimumRowsForTitle = 3
    private static let minimumRowsForKeys = 5
    /// The minimum number of rows of a window that shows that work is in progress.
    private static let minimumRowsForProgress = 2
    /// The minimum number of rows of a window that keeps borders while its document scrolls.
    private static let minimumRowsForBoxes = 20
    /// The number of rows of a window for each action that stays visible below a list.
    private static let rowsForAction = 6

    init(
        _ screen: Screen,
        focus: ScreenFocus,
        size: FrameSize,
        isWorking: Bool,
        lists: ListCache
    ) {
        hasTitle = size.rows >= Self.minimumRowsForTitle
        hasKeys = size.rows >= (isWorking ? Self.minimumRowsForProgress : Self.minimumRowsForKeys)
        let fixed = (hasTitle ? 1 : 0) + (hasKeys ? 1 : 0)
        let headline = HeadlineRenderer(width: size.columns).lines(of: screen.headline)
        let notice = NoticeRenderer(width: size.columns).lines(of: screen.notice)
        let half = (size.rows - fixed) / 2
        let isHeadlinePinned = headline.count <= half
        let isNoticePinned = notice.count + (isHeadlinePinned ? headline.count : 0) <= half
        pinned = [isNoticePinned ? notice : [], isHeadlinePinned ? headline : []]
            .filter { !$0.isEmpty }
        let above = ScreenSection(
            lines: (isNoticePinned ? [] : notice) + (isHeadlinePinned ? [] : headline),
            isResult: focus.isNoticeNew
        )

        let renderer = DocumentRenderer(width: size.columns, focus: focus, lists: lists)
        let boxed = [above] + renderer.sections(of: screen, hasBoxes: true)
        let loose = ScreenSection.joined(boxed, hasSpacing: true)
        let taken = fixed + pinned.reduce(0) { $0 + $1.count }
        let gaps = (hasTitle ? 1 : 0) + (hasKeys ? 1 : 0) + pinned.count
        hasSpacing = taken + gaps + loose.lines.count <= size.rows
        guard !hasSpacing else {
            document = loose
            height = loose.lines.count
            actions = []
            return
        }
        let room = max(1, size.rows - taken)
        var dense = ScreenSection.joined(boxed, hasSpacing: false)
        if let last = boxed.last, last.isActions, !dense.rows.isEmpty, dense.lines.count > room,
            last.lines.count * Self.rowsForAction <= size.rows
        {
            actions = last.lines
            dense = ScreenSection.joined(boxed.dropLast(), hasSpacing: false)
        } else {
            actions = []
        }
        height = room - actions.count
        if dense.lines.count <= height || size.rows >= Self.minimumRowsForBoxes {
            document = dense
        } else {
            let plain = [above] + renderer.sections(of: screen, hasBoxes: false)
            document = ScreenSection.joined(plain, hasSpacing: false)
        }
    }
}

/// Renders the headline of a screen.
struct HeadlineRenderer {
    let width: Int

    func lines(of headline: Headline?) -> [StyledLine] {
        guard let headline else { return [] }
        let value = StyledLine(
            TerminalSafe.line(headline.value),
            Style(role: headline.role, isBold: true)
        )
        let name = TerminalSafe.line(headline.name)
        let detail = TerminalSafe.line(headline.detail)
        let front = name.isEmpty ? StyledLine() : StyledLine(name + "  ", .dim)
        let back = detail.isEmpty ? StyledLine() : StyledLine("  " + detail, .dim)
        if (front + value + back).width <= width { return [front + value + back] }
        let below = TextWrapper.linesUnlessEmpty(of: detail, width: width)
        if (front + value).width <= width {
            return [front + value] + below.map { StyledLine($0, .dim) }
        }
        return TextWrapper.linesUnlessEmpty(of: name, width: width).map { StyledLine($0, .dim) }
            + TextWrapper.lines(of: value.text, width: width)
            .map { StyledLine($0, Style(role: headline.role, isBold: true)) }
            + below.map { StyledLine($0, .dim) }
    }
}

/// Renders the notice of a screen.
struct NoticeRenderer {
    let width: Int

    func lines(of notice: Notice?) -> [StyledLine] {
        guard let notice else { return [] }
        let (marker, style): (String, Style?) =
            switch notice.kind {
            case .done: ("✓ ", .success)
            case .information: ("i ", .role(.accent))
            case .problem: ("! ", .error)
            }
        let text = marker + TerminalSafe.line(notice.text)
        guard width > marker.count * 4 else {
            return TextWrapper.lines(of: text, width: width).map { StyledLine($0, style) }
        }
        return TextWrapper.lines(of: TerminalSafe.line(notice.text), width: width - marker.count)
            .enumerated().map { position, piece in
                StyledLine((position == 0 ? marker : "  ") + piece, style)
            }
    }
}
