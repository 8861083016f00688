extension Result where Failure == Problem {
    /// What a piece of work came to. An error that is no `Problem` becomes one.
    static func of(_ work: () throws -> Success) -> Self {
        do {
            return .success(try work())
        } catch let problem as Problem {
            return .failure(problem)
        } catch {
            return .failure(Problem(.internalError, "\(error)"))
        }
    }

    /// The problem that the work ended in, if it did.
    var problem: Problem? {
        guard case .failure(let problem) = self else { return nil }
        return problem
    }
}

extension [Problem] {
    /// The results that are there; the problems in place of the others are added to this list.
    mutating func collect<Value>(_ results: [Result<Value, Problem>]) -> [Value] {
        results.compactMap { result in
            switch result {
            case .success(let value):
                return value
            case .failure(let problem):
                append(problem)
                return nil
            }
        }
    }

    /// What a piece of work came to, or something else when it ends in a problem, which is added
    /// to this list.
    mutating func collect<Value>(or other: Value, _ work: () throws -> Value) -> Value {
        collect([Result.of(work)]).first ?? other
    }
}
