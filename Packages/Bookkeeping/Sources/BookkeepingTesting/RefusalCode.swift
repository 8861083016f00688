import Bookkeeping

/// Returns the code of the `BankError` that `body` throws, or nil when it succeeds.
///
/// A test compares one value: `#expect(await refusalCode { try await … } == "account.closed")`.
/// - Parameter body: A request to the bank.
/// - Throws: Any other error of `body`.
public func refusalCode(_ body: () async throws -> some Any) async throws -> String? {
    do {
        _ = try await body()
        return nil
    } catch let error as BankError {
        return error.code
    }
}
