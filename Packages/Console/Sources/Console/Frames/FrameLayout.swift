/// How the rows of a window are given to the parts of a screen.
struct FrameLayout {
    /// What scrolls where it is taller than `height`.
    let document: ScreenSection
    /// The rows for it.
    let height: Int
    /// What stands above it and does not scroll: a notice that leaves it enough room.
    let notice: [StyledLine]
    /// Whether empty lines stand between the parts.
    let isLoose: Bool
    let hasTitle: Bool
    let hasKeys: Bool

    /// With fewer rows there is no title, or no line of keys.
    private static let leastForTitle = 3
    private static let leastForKeys = 5
    /// That something is at work is said where there is any room.
    private static let leastForWorking = 2

    init(
        _ screen: Screen,
        focus: ScreenFocus,
        size: FrameSize,
        isWorking: Bool,
        tables: DrawnTables
    ) {
        hasTitle = size.rows >= Self.leastForTitle
        hasKeys = size.rows >= (isWorking ? Self.leastForWorking : Self.leastForKeys)
        let fixed = (hasTitle ? 1 : 0) + (hasKeys ? 1 : 0)
        let lines = NoticeRenderer(width: size.columns).lines(of: screen.notice)
        let isPinned = lines.count <= (size.rows - fixed) / 2
        notice = isPinned ? lines : []

        let renderer = DocumentRenderer(width: size.columns, focus: focus, tables: tables)
        let above = ScreenSection(lines: isPinned ? [] : lines)
        let sections = [above] + renderer.sections(of: screen, isLoose: true)
        let loose = ScreenSection.joined(sections, isLoose: true)
        let gaps = (hasTitle ? 1 : 0) + (hasKeys ? 1 : 0) + (notice.isEmpty ? 0 : 1)
        isLoose = fixed + notice.count + gaps + loose.lines.count <= size.rows
        if isLoose {
            document = loose
            height = loose.lines.count
        } else {
            // Only grids are drawn otherwise where there is less room.
            let tight =
                screen.hasGrid
                ? [above] + renderer.sections(of: screen, isLoose: false) : sections
            document = ScreenSection.joined(tight, isLoose: false)
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
