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

    /// A function that says in other words what the typed text means, such as `5만 원` for `50000`.
    public struct Explanation: Sendable, Equatable {
        /// The name, by which explanations are compared.
        public let name: String
        private let explain: @Sendable (String) -> String?

        /// Creates an explanation.
        ///
        /// - Parameters:
        ///   - name: The name, by which explanations are compared.
        ///   - explain: A closure that returns the meaning of a text; nil for text without meaning.
        public init(_ name: String, _ explain: @escaping @Sendable (String) -> String?) {
            self.name = name
            self.explain = explain
        }

        /// Returns the meaning of `text`; nil for text without meaning.
        public func callAsFunction(_ text: String) -> String? { explain(text) }

        /// Returns whether both explanations have the same name.
        public static func == (a: Explanation, b: Explanation) -> Bool { a.name == b.name }
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

    /// The explanation shown under the text while it is typed; nil for no explanation.
    ///
    /// Line mode shows no explanation.
    public var explanation: Explanation?

    /// Creates an input field.
    ///
    /// - Parameters:
    ///   - label: The label, such as `Amount`.
    ///   - placeholder: An example, shown while the field is empty.
    ///   - initial: The initial text, which is ignored for a secret.
    ///   - kind: The kind of input.
    ///   - keepsText: A Boolean value that indicates whether the text stays in the field after
    ///     Enter, until a notice confirms it.
    ///   - explanation: The explanation shown under the text while it is typed; nil for no
    ///     explanation.
    public init(
        _ label: String,
        placeholder: String = "",
        initial: String = "",
        kind: Kind = .text,
        keepsText: Bool = true,
        explanation: Explanation? = nil
    ) {
        self.label = label
        self.placeholder = placeholder
        self.initial = initial
        self.kind = kind
        self.keepsText = keepsText
        self.explanation = explanation
    }
}
