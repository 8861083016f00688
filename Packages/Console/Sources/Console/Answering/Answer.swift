/// What a command answers: the same facts for a person and for a program.
///
/// Text goes to standard output block by block, notes to standard error; with `--json` standard
/// output gets `json` instead, as one document.
public struct Answer: Sendable, Equatable {
    /// The answer for a person.
    public let blocks: [Block]

    /// The answer for a program. Its keys are part of the command's interface and stay.
    public let json: JSONValue

    /// Makes an answer from its two forms.
    ///
    /// - Parameters:
    ///   - blocks: the answer for a person, printed in this order.
    ///   - json: the same facts for a program.
    public init(_ blocks: [Block], json: JSONValue) {
        self.blocks = blocks
        self.json = json
    }
}
