/// Runs the body in as many tasks at once, and gives what they return.
func racing<Result: Sendable>(
    _ count: Int = 8,
    _ body: @escaping @Sendable (Int) async throws -> Result
) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
        for number in 0..<count { group.addTask { try await body(number) } }
        return try await group.reduce(into: []) { $0.append($1) }
    }
}

/// How many different objects there are.
func distinct(_ objects: [some AnyObject]) -> Int { Set(objects.map(ObjectIdentifier.init)).count }
