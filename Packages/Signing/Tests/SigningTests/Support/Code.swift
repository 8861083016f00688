import Bookkeeping
import Console

/// The code of the error that is thrown; nil when there is none.
func code(_ body: () throws -> some Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return code(of: error)
    }
}

/// The code of the error that is thrown; nil when there is none.
func code(_ body: () async throws -> some Any) async -> String? {
    do {
        _ = try await body()
        return nil
    } catch {
        return code(of: error)
    }
}

func code(of error: any Error) -> String {
    switch error {
    case let error as BankError: error.code
    case let error as Failure: error.code
    default: "\(error)"
    }
}
