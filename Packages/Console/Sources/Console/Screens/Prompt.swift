/// An input field of a screen.
public struct Prompt: Sendable, Equatable {
    /// The kind of input.
    public enum Kind: Sendable, Equatable {
        /// Visible text, passed to `ScreenViewController.submitted(_:)`.
        case text
        /// A hidden secret, passed to `ScreenViewController.entered(_:)`.
        ///
        /// With a length, the field shows one underscore for each missing character and ignores
        /// further input.
        case secret(length: Int?)
    }

    /// The label, such as `Amount`.
    public var label: String

    /// An example, shown while the field is empty.
    public var placeholder: String

    /// The initial text.
    public var initial: String

    /// The kind of input.
    public var kind: Kind

    /// A Boolean value that indicates whether the text stays in the field after Enter, so that it
    /// can be corrected.
    public var keepsText: Bool

    /// Creates an input field.
    ///
    /// - Parameters:
    ///   - label: The label, such as `Amount`.
    ///   - placeholder: An example, shown while the field is empty.
    ///   - initial: The initial text, which is ignored for a secret.
    ///   - kind: The kind of input.
    ///   - keepsText: A Boolean value that indicates whether the text stays in the field after
    ///     Enter, until a notice confirms it.
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
