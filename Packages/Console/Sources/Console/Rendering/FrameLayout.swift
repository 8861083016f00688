/// How the rows of a window are given to the parts of a screen.
struct FrameLayout {
    /// What scrolls where it is taller than `height`.
    let document: ScreenSection
    /// The rows for it.
    let height: Int
    /// What stands above it and does not scroll: a notice that leaves it enough room.
    let notice: [StyledLine]
    /// Whether empty lines stand between the parts.
    let hasSpacing: Bool
    let hasTitle: Bool
    let hasKeys: Bool

    /// With fewer rows there is no title, or no line of keys.
    private static let minimumRowsForTitle = 3
    private static let minimumRowsForKeys = 5
    /// That something is at work is said where there is any room.
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
            // Only grids are drawn otherwise where there is less room.
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

/// Draws what came of what the person did last.
struct NoticeRenderer {
    let width: Int

    func lines(of notice: Notice?) -> [StyledLine] {
        guard let notice else { return [] }
        let (sign, style): (String, Style?) =
            switch notice.kind {
            case .done: ("* ", .success)
            case .information: ("i ", nil)
            case .problem: ("! ", .error)
            }
        let text = sign + TerminalSafe.line(notice.text)
        guard width > sign.count * 4 else {
            return TextWrapper.lines(of: text, width: width).map { StyledLine($0, style) }
        }
        return TextWrapper.lines(of: TerminalSafe.line(notice.text), width: width - sign.count)
            .enumerated().map { position, piece in
                StyledLine((position == 0 ? sign : "  ") + piece, style)
            }
    }
}
