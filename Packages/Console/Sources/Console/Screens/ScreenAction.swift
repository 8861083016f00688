/// Something that a person can do on a screen.
public struct ScreenAction: Sendable, Equatable {
    /// The name by which a view controller knows what was chosen; also the word that chooses it
    /// over a pipe, so it is one word without spaces.
    public struct ID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The word.
        public let rawValue: String

        /// The id of that word.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The id of that word.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The id of that word.
        public init(stringLiteral rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What an action is to a person.
    public enum Role: Sendable, Equatable {
        case normal
        /// Leaves the screen: Escape does it too.
        case back
        /// What cannot be undone.
        case destructive
    }

    /// The name by which a view controller knows what was chosen.
    public let id: ID

    /// What it does, in a few words.
    public let label: String

    /// What stands at the right of the label, such as a balance; empty for nothing.
    public let detail: String

    /// What it is to a person.
    public let role: Role

    /// Describes an action.
    ///
    /// - Parameters:
    ///   - id: the name by which the view controller knows it.
    ///   - label: what it does, in a few words.
    ///   - detail: what stands at the right of the label.
    ///   - role: what it is to a person.
    public init(_ id: ID, _ label: String, detail: String = "", role: Role = .normal) {
        self.id = id
        self.label = label
        self.detail = detail
        self.role = role
    }

    /// Leaves the screen.
    ///
    /// - Parameter label: what that means here.
    public static func back(_ label: String = "Back") -> ScreenAction {
        ScreenAction(.back, label, role: .back)
    }
}

extension ScreenAction.ID {
    /// Leaves the screen.
    public static let back: ScreenAction.ID = "back"
}
