import Bookkeeping

/// The code of the `BankError` that something is refused with; nil when it is not refused, so that a
/// test compares one value: `#expect(await refusalCode { try await … } == "safebox.limit")`.
///
/// - Throws: Any other error, which no test expects.
public func refusalCode(_ body: () async throws -> some Any) async throws -> String? {
    do {
        _ = try await body()
        return nil
    } catch let error as BankError {
        return error.code
    }
}
