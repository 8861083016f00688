/// The distribution of a window's rows to the parts of a screen.
struct FrameLayout {
    /// The part that scrolls if it is taller than `height`.
    let document: ScreenSection
    /// The number of rows for the document.
    let height: Int
    /// The lines of a notice that is pinned above the document; empty if it would leave too little
    /// room.
    let notice: [StyledLine]
    /// A Boolean value that indicates whether blank lines separate the parts.
    let hasSpacing: Bool
    let hasTitle: Bool
    let hasKeys: Bool

    /// The minimum numbers of rows of a window with a title and with a footer.
    private static let minimumRowsForTitle = 3
    private static let minimumRowsForKeys = 5
    /// The minimum number of rows of a window that shows that the RIB works.
    private static let minimumRowsForProgress = 2

    init(
        _ screen: Screen,
        focus: ScreenFocus,
        size: FrameSize,
        isWorking: Bool,
        tables: TableCache
    ) {
        hasTitle = size.rows >= Self.minimumRowsForTitle
        hasKeys = size.rows >= (isWorking ? Self.minimumRowsForProgress : Self.minimumRowsForKeys)
        let fixed = (hasTitle ? 1 : 0) + (hasKeys ? 1 : 0)
        let lines = NoticeRenderer(width: size.columns).lines(of: screen.notice)
        let isPinned = lines.count <= (size.rows - fixed) / 2
        notice = isPinned ? lines : []

        let renderer = DocumentRenderer(width: size.columns, focus: focus, tables: tables)
        let above = ScreenSection(lines: isPinned ? [] : lines)
        let sections = [above] + renderer.sections(of: screen, hasSpacing: true)
        let loose = ScreenSection.joined(sections, hasSpacing: true)
        let gaps = (hasTitle ? 1 : 0) + (hasKeys ? 1 : 0) + (notice.isEmpty ? 0 : 1)
        hasSpacing = fixed + notice.count + gaps + loose.lines.count <= size.rows
        if hasSpacing {
            document = loose
            height = loose.lines.count
        } else {
            // Only grids are rendered differently without spacing.
            let tight =
                screen.hasGrid
                ? [above] + renderer.sections(of: screen, hasSpacing: false) : sections
            document = ScreenSection.joined(tight, hasSpacing: false)
            height = max(1, size.rows - fixed - notice.count)
        }
    }
}

extension Screen {
    fileprivate var hasGrid: Bool {
        blocks.contains { block in
            if case .grid = block { true } else { false }
        }
    }
}

/// Renders the notice of a screen.
struct NoticeRenderer {
    let width: Int

    func lines(of notice: Notice?) -> [StyledLine] {
        guard let notice else { return [] }
        let (marker, style): (String, Style?) =
            switch notice.kind {
            case .done: ("* ", .success)
            case .information: ("i ", nil)
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
