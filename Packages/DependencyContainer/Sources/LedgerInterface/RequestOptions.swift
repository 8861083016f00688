public import Bookkeeping

/// The choices of a customer for a request.
public struct RequestOptions: Sendable {
    /// The idempotency key, under which the request is carried out at most once.
    public let id: IdempotencyID
    /// Indicates whether the request is only checked, without a signature and without writing.
    public let isDryRun: Bool
    /// A closure that shows the preview, returns if the customer agrees, and otherwise throws.
    public let confirm: @Sendable (MovementPreview) async throws -> Void
    /// A closure that is called when the request is in the book.
    ///
    /// From then on, an error does not mean that the request was refused.
    public let carriedOut: @Sendable () -> Void

    /// Creates options.
    /// - Parameters:
    ///   - id: The idempotency key of the request; by default a random key.
    ///   - isDryRun: Whether the request is only checked.
    ///   - carriedOut: A closure that is called when the request is in the book, posted by this or
    ///     an earlier call.
    ///   - confirm: A closure that shows the preview, returns if the customer agrees, and otherwise
    ///     throws.
    public init(
        id: IdempotencyID = .random(),
        isDryRun: Bool = false,
        carriedOut: @escaping @Sendable () -> Void = {},
        confirm: @escaping @Sendable (MovementPreview) async throws -> Void
    ) {
        self.id = id
        self.isDryRun = isDryRun
        self.carriedOut = carriedOut
        self.confirm = confirm
    }
}
