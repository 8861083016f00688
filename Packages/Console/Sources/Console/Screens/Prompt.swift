/// A field that the person is asked to fill.
public struct Prompt: Sendable, Equatable {
    /// How what is typed is treated.
    public enum Kind: Sendable, Equatable {
        /// It is seen while it is typed, and arrives as text.
        case text
        /// It is not seen, and arrives as a `Secret`. With a length, that many dots are drawn, and
        /// nothing beyond it is taken.
        case secret(length: Int?)
    }

    /// What is asked for: `Amount`.
    public var label: String

    /// An example of what may be typed, shown while the field is empty.
    public var placeholder: String

    /// What stands in the field at first.
    public var initial: String

    /// How what is typed is treated.
    public var kind: Kind

    /// Whether what was typed stays in the field until it is known what came of it, so that it can be
    /// mended. Where it is a letter or two it is sooner typed anew.
    public var keepsText: Bool

    /// Describes a field.
    ///
    /// - Parameters:
    ///   - label: what is asked for.
    ///   - placeholder: an example of what may be typed.
    ///   - initial: what stands in the field at first; a secret begins empty whatever this says.
    ///   - kind: how what is typed is treated.
    ///   - keepsText: whether what was typed stays until it is known what came of it.
    public init(
        _ label: String,
        placeholder: String = "",
        initial: String = "",
        kind: Kind = .text,
        keepsText: Bool = true
    ) {
        self.label = label
        self.placeholder = placeholder
        self.initial = initial
        self.kind = kind
        self.keepsText = keepsText
    }
}
