import Bookkeeping

/// The choices of a customer for a request.
public struct RequestOptions: Sendable {
    /// The key under which the request is carried out at most once.
    public let id: IdempotencyID
    /// Indicates whether the request is only checked, without a signature and without writing.
    public let isDryRun: Bool
    /// Shows the preview and returns when the customer agrees, or throws.
    public let confirm: @Sendable (MovementPreview) async throws -> Void
    /// Notes that the request is in the book, so that a later failure is not taken for its failure.
    public let carriedOut: @Sendable () -> Void

    /// Creates options.
    /// - Parameters:
    ///   - id: The key of the request, by default a random one.
    ///   - isDryRun: Whether the request is only checked.
    ///   - carriedOut: Notes that the request is in the book, now or since an earlier call.
    ///   - confirm: Shows the preview and returns when the customer agrees, or throws.
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
