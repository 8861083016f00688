/// A message about the user's last action.
public struct Notice: Sendable, Equatable {
    /// The kind of a notice.
    public enum Kind: Sendable, Equatable {
        /// A successful action.
        case done
        /// Information that is not about an action.
        case information
        /// An action that failed.
        case problem
    }

    /// The kind of the notice.
    public let kind: Kind

    /// The message, of one or a few sentences.
    public let text: String

    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// Returns a notice about a successful action.
    ///
    /// - Parameter text: The message.
    /// - Returns: The notice.
    public static func done(_ text: String) -> Notice { Notice(.done, text) }

    /// Returns a notice that informs the user.
    ///
    /// - Parameter text: The message.
    /// - Returns: The notice.
    public static func information(_ text: String) -> Notice { Notice(.information, text) }

    /// Returns a notice about an action that failed.
    ///
    /// - Parameter text: The message, which says what is wrong and what to do.
    /// - Returns: The notice.
    public static func problem(_ text: String) -> Notice { Notice(.problem, text) }
}
