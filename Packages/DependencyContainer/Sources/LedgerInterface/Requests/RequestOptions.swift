import Bookkeeping

/// How a person wants a request carried out.
public struct RequestOptions: Sendable {
    /// The name under which it is done at most once.
    public let id: IdempotencyID
    /// Whether everything but the last step is done: nothing is signed, and nothing written.
    public let isDryRun: Bool
    /// Shows what is about to happen. Returns when the person agrees, and throws otherwise.
    public let confirm: @Sendable (MovementPreview) async throws -> Void

    /// - Parameters:
    ///   - id: A new one unless the person gave one.
    ///   - isDryRun: Whether nothing is signed or written.
    ///   - confirm: Asks the person; throws when they do not agree.
    public init(
        id: IdempotencyID = .random(),
        isDryRun: Bool = false,
        confirm: @escaping @Sendable (MovementPreview) async throws -> Void
    ) {
        self.id = id
        self.isDryRun = isDryRun
        self.confirm = confirm
    }
}
