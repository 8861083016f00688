/// An action that the user can choose on a screen.
public struct ScreenAction: Sendable, Equatable {
    /// The identifier of an action, a single word that also chooses the action in line mode.
    public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The single word that identifies the action.
        public let rawValue: String

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: A word without spaces.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: A word without spaces.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier.
        ///
        /// - Parameter rawValue: A word without spaces.
        public init(stringLiteral rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The role of an action.
    public enum Role: Sendable, Equatable {
        /// An action without special meaning.
        case normal
        /// An action that leaves the screen, also chosen with Escape.
        case back
        /// An action that ends something, such as the session of a customer.
        ///
        /// It is chosen like ``back``, but Escape asks first.
        case leave
        /// An action that cannot be undone.
        case destructive
    }

    /// The identifier, unique on the screen.
    public let id: ID

    /// The label.
    public let label: String

    /// The text at the right of the label, such as a balance; empty for no text.
    public let detail: String

    /// The texts in the columns of the screen's list; empty for an action outside of the columns.
    public let cells: [String]

    /// The role.
    public let role: Role

    /// The letter that chooses the action in key mode; nil for an entry of a list.
    ///
    /// The letter has no effect while a field has the focus. Use the same letter for the same
    /// action on all screens.
    public let key: Character?

    /// Creates an action outside of the columns.
    public init(
        _ id: ID,
        _ label: String,
        detail: String = "",
        role: Role = .normal,
        key: Character? = nil
    ) {
        self.key = key
        self.id = id
        self.label = label
        self.detail = detail
        self.role = role
        cells = []
    }

    /// Creates an entry of a list with columns, such as a movement of money.
    ///
    /// Its label consists of all cells.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - cells: The text in each of the screen's ``Screen/columns``.
    public init(_ id: ID, cells: [String]) {
        self.id = id
        self.cells = cells
        label = cells.filter { !$0.isEmpty }.joined(separator: "  ")
        (detail, role, key) = ("", .normal, nil)
    }

    /// Returns the action that leaves the screen.
    ///
    /// - Parameter label: The label.
    /// - Returns: An action with the id and the role `back`.
    public static func back(_ label: String = "Back") -> ScreenAction {
        ScreenAction(.back, label, role: .back)
    }
}

extension ScreenAction {
    /// Returns the action that ends something, such as the session of a customer.
    ///
    /// - Parameter label: The label, which a question repeats, such as `Sign out`.
    /// - Returns: An action with the id `back` and the role `leave`.
    public static func leave(_ label: String) -> ScreenAction {
        ScreenAction(.back, label, role: .leave)
    }

    /// A Boolean value that indicates whether the action leaves the screen.
    var isWayOut: Bool { role == .back || role == .leave }

    /// A Boolean value that indicates whether the action is an entry of a list.
    ///
    /// A digit can choose an entry, and the filter can hide an entry.
    var isEntry: Bool { letter == nil }

    /// The letter that chooses the action; nil for an entry of a list.
    ///
    /// By default, the letter of the action that leaves the screen is `q`.
    var letter: Character? { key ?? (isWayOut ? "q" : nil) }
}

extension ScreenAction.ID {
    /// The identifier of the action that leaves the screen.
    public static let back: ScreenAction.ID = "back"
}
