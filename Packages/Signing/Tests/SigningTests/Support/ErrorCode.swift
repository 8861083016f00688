import BankConsoleTesting

/// Returns the code of the thrown error; nil if nothing is thrown.
func code(_ body: () throws -> some Any) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return code(of: error)
    }
}

/// Returns the code of the thrown error; nil if nothing is thrown.
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
