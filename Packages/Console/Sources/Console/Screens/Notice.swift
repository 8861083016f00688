/// What came of what the person did last.
public struct Notice: Sendable, Equatable {
    /// Whether it went well.
    public enum Kind: Sendable, Equatable {
        case done
        case information
        case problem
    }

    /// Whether it went well.
    public let kind: Kind

    /// One line, or a few sentences.
    public let text: String

    /// Says what came of it.
    public init(_ kind: Kind, _ text: String) {
        self.kind = kind
        self.text = text
    }

    /// What was asked for is done.
    public static func done(_ text: String) -> Notice { Notice(.done, text) }

    /// Something to know.
    public static func information(_ text: String) -> Notice { Notice(.information, text) }

    /// What was asked for was not done; says why, and what to do.
    public static func problem(_ text: String) -> Notice { Notice(.problem, text) }
}
