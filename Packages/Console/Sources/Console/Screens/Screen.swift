/// What a person sees at one moment, as data: a title, what stands below it, one prompt at most,
/// and the actions one can take.
///
/// A view controller describes itself with one. How it is drawn is the terminal's business, so the
/// same screen works on a terminal, over a pipe and in a test.
///
/// ```swift
/// Screen(
///     "Put into the safe box",
///     blocks: [.fields([Field("In the account", "50,000 won")])],
///     prompt: Prompt("Amount", placeholder: "5만"),
///     actions: [.back()]
/// )
/// ```
public struct Screen: Sendable, Equatable {
    /// What the screen is about, in a few words.
    public var title: String

    /// What came of what the person did last; nil when there is nothing to tell.
    public var notice: Notice?

    /// What stands below the title, from the top.
    public var blocks: [ScreenBlock]

    /// What the person is asked to type; nil when nothing is.
    public var prompt: Prompt?

    /// What the person can do, from the top. No two have the same id.
    public var actions: [ScreenAction]

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - title: what it is about, in a few words.
    ///   - notice: what came of what the person did last.
    ///   - blocks: what stands below the title.
    ///   - prompt: what the person is asked to type.
    ///   - actions: what the person can do; no two with the same id.
    public init(
        _ title: String,
        notice: Notice? = nil,
        blocks: [ScreenBlock] = [],
        prompt: Prompt? = nil,
        actions: [ScreenAction] = []
    ) {
        self.title = title
        self.notice = notice
        self.blocks = blocks
        self.prompt = prompt
        self.actions = actions
    }
}

extension Screen {
    /// The actions that stand in the list: those that no cell of a grid stands for.
    var listedActions: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? actions : actions.filter { !cells.contains($0.id) }
    }

    /// The actions that a cell of a grid stands for, in the order of the screen's actions.
    var actionsInCells: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? [] : actions.filter { cells.contains($0.id) }
    }

    private var cellActions: Set<ScreenAction.ID> {
        var ids: Set<ScreenAction.ID> = []
        for case .grid(let grid) in blocks {
            for row in grid.rows {
                for cell in row {
                    if let id = cell.action { ids.insert(id) }
                }
            }
        }
        return ids
    }
}
