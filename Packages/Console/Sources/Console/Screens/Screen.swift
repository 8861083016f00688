/// The content of a screen as a value: a title, blocks, an input field and actions.
///
/// A view controller describes itself with a screen. Terminals, pipes and tests render the same
/// value.
///
/// ```swift
/// Screen(
///     "Put into the safe box",
///     headline: Headline("In the box", balance),
///     prompt: Prompt("Amount", placeholder: "5만"),
///     actions: [.back()]
/// )
/// ```
public struct Screen: Sendable, Equatable {
    /// The title.
    public var title: String

    /// The primary fact, which is always visible; nil for no fact.
    public var headline: Headline?

    /// The message about the user's last action; nil for no message.
    public var notice: Notice?

    /// The blocks below the title, from the top.
    public var blocks: [ScreenBlock]

    /// The input field; nil for no field.
    public var prompt: Prompt?

    /// The available actions, from the top, each with a unique id.
    public var actions: [ScreenAction] { didSet { ordered = Self.ordered(actions) } }

    /// The columns of the entries that have cells.
    public var columns: [Column]

    /// The action that gets the focus when this property changes; nil to leave the focus.
    public var focus: ScreenAction.ID?

    /// A Boolean value that indicates whether Enter and space show the next page.
    ///
    /// On the last page, these keys choose the focused action.
    public var isPaged = false

    /// The actions in the order of key mode, sorted once because a list can be long.
    private var ordered: [ScreenAction]

    /// Creates a screen that leaves the focus.
    public init(
        _ title: String,
        headline: Headline? = nil,
        notice: Notice? = nil,
        blocks: [ScreenBlock] = [],
        prompt: Prompt? = nil,
        actions: [ScreenAction] = [],
        columns: [Column] = []
    ) {
        self.title = title
        self.headline = headline
        self.notice = notice
        self.blocks = blocks
        self.prompt = prompt
        self.actions = actions
        self.columns = columns
        ordered = Self.ordered(actions)
    }
}

/// The most important fact of a screen, such as a balance or a revealed card number.
///
/// The headline stays visible while the blocks scroll.
public struct Headline: Sendable, Equatable {
    /// The name of the fact, such as `Balance`; empty for no name.
    public let name: String

    /// The fact.
    public let value: String

    /// The muted text after the fact, such as `10,000 won held`; empty for no text.
    public let detail: String

    /// The color of the fact.
    public let role: ColorRole

    /// Creates a headline.
    ///
    /// - Parameters:
    ///   - name: The name of the fact.
    ///   - value: The fact, short enough for a line of 40 columns with its name.
    ///   - detail: The muted text after the fact; empty for no text.
    ///   - role: The color of the fact.
    public init(
        _ name: String,
        _ value: String,
        detail: String = "",
        role: ColorRole = .accent
    ) {
        self.name = name
        self.value = value
        self.detail = detail
        self.role = role
    }

    /// Creates a headline of a sentence without a name.
    ///
    /// - Parameters:
    ///   - sentence: The sentence, short enough for a line of 40 columns.
    ///   - role: The color of the sentence.
    public init(_ sentence: String, role: ColorRole = .accent) {
        self.init("", sentence, role: role)
    }
}

extension Screen {
    /// The keys that mean the same on every screen and cannot be the letter of an action.
    public static let reservedKeys: Set<Character> = ["?", "q", "j", "k", "g", "m", "/"]

    /// The actions shown in the list, that is, without the actions of grid cells.
    var listedActions: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? actions : actions.filter { !cells.contains($0.id) }
    }

    /// The listed actions as key mode shows them: the entries of a list, those with cells last, then
    /// the actions with letters.
    ///
    /// Line mode keeps the order of the screen, because scripts choose actions by their numbers.
    var menu: [ScreenAction] {
        let cells = cellActions
        return cells.isEmpty ? ordered : ordered.filter { !cells.contains($0.id) }
    }

    private static func ordered(_ actions: [ScreenAction]) -> [ScreenAction] {
        actions.filter { $0.isEntry && $0.cells.isEmpty } + actions.filter { !$0.cells.isEmpty }
            + actions.filter { !$0.isEntry }
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
