/// The list of all keys of a screen, which the window shows for the key `?`.
final class KeysViewController: OverlayViewController {
    /// Creates the list of the keys that a screen and its window handle.
    ///
    /// - Parameters:
    ///   - screen: The screen whose keys are listed.
    ///   - isHomeSet: A Boolean value that indicates whether the window can go home.
    ///   - isMapSet: A Boolean value that indicates whether the window has a module map.
    init(of screen: Screen, isHomeSet: Bool, isMapSet: Bool) {
        let letters = screen.actions.compactMap { action in
            action.key.map { (key: String($0), effect: action.label) }
        }
        let back = screen.actions.first(where: \.isWayOut)
        let everywhere = [
            ("?", "All keys"), ("q", back?.label), ("j", "Down"), ("k", "Up"),
            ("g", isHomeSet ? "Home" : nil), ("m", isMapSet ? "Module map" : nil),
            ("Ctrl-O", isMapSet ? "Module map in fields" : nil),
            ("/", screen.isFilterable ? "Filter the list" : nil),
            ("1-9", screen.listedActions.contains(where: \.isEntry) ? "Choose an entry" : nil),
            ("Enter", "Choose or confirm"), ("Tab", "Next field or action"),
            ("PgUp PgDn", "Scroll"), ("Ctrl-U", screen.prompt == nil ? nil : "Clear the field"),
            ("Ctrl-W", screen.prompt == nil ? nil : "Delete a word"), ("Ctrl-L", "Load again"),
        ].compactMap { key, effect in effect.map { (key: key, effect: $0) } }
        let panels =
            (letters.isEmpty
                ? [] : [Panel("This screen", role: .accent, blocks: [.tree(Self.list(letters))])])
            + [Panel("Everywhere", blocks: [.tree(Self.list(everywhere))])]
        super.init(
            screen: Screen(
                "Keys",
                blocks: [.panels(panels)]
                    + (screen.prompt == nil
                        ? [] : [.text("In a field, letters are text. Tab leaves the field.")]),
                actions: [.back()]
            )
        )
    }

    private static func list(_ keys: [(key: String, effect: String)]) -> Tree {
        Tree(
            keys.map { key, effect in
                let name = DisplayWidth.pad(key, to: 11, .leading)
                return Tree.Node([Tree.Span(name, .accent), Tree.Span(effect)])
            }
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        dismiss(self)
    }
}

/// The parts of a screen that decide which action a key chooses.
struct ScreenQuestion: Equatable {
    let screen: ObjectIdentifier
    private let title: String
    private let prompt: Prompt.Kind?
    private let label: String?
    private let actions: [ScreenAction.ID]

    /// Creates the parts of a visible screen.
    ///
    /// A board of a game changes its actions and the label of its input field at each move.
    /// Therefore both are left out if the cells of a grid have actions.
    @MainActor
    init(of shown: ScreenViewController) {
        screen = ObjectIdentifier(shown)
        title = shown.screen.title
        prompt = shown.screen.prompt?.kind
        let isBoard = !shown.screen.actionsInCells.isEmpty
        label = isBoard ? nil : shown.screen.prompt?.label
        actions = shown.screen.listedActions.map(\.id)
    }
}
