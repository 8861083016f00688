/// The content of a screen as a value: a title, blocks, an input field and actions.
///
/// A view controller describes itself with a screen. Terminals, pipes and tests render the same
/// value.
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
    /// The title.
    public var title: String

    /// The message about the user's last action; nil for no message.
    public var notice: Notice?

    /// The blocks below the title, from the top.
    public var blocks: [ScreenBlock]

    /// The input field; nil for no field.
    public var prompt: Prompt?

    /// The available actions, from the top, each with a unique id.
    public var actions: [ScreenAction]

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - notice: The message about the user's last action.
    ///   - blocks: The blocks below the title, from the top.
    ///   - prompt: The input field.
    ///   - actions: The available actions, from the top, each with a unique id.
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
    /// The actions shown in the list, that is, without the actions of grid cells.
    var listedActions: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? actions : actions.filter { !cells.contains($0.id) }
    }

    /// The actions of grid cells, in the order of the screen's actions.
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
