extension Registrar {
    /// Registers who provides a service whose making takes time, or happens on a global actor.
    ///
    /// ```swift
    /// registrar.registerAsync(bookInject, needs: placesInject) { try await Book(at: $0.path) }
    /// ```
    ///
    /// - Parameters:
    ///   - id: what others ask for it by.
    ///   - needs: what the factory gets as its arguments, in that order.
    ///   - scope: how long what is made is kept; one object per container unless told.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
    ///   - make: the factory. It runs once for all who ask while it runs; it is cancelled when none of
    ///     them waits any more. What it throws reaches all of them and is not remembered.
    public mutating func registerAsync<Service: Sendable, each N: AsyncNeed>(
        _ id: AsyncInjectID<Service>,
        needs: repeat each N,
        scope: Scope = .container,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @Sendable (repeat (each N).Value) async throws -> Service
    ) {
        let firstNeed = needCount
        repeat (each needs).declare(in: &declaredNeeds)
        let owner = origin(id.slot.number, file, line, since: firstNeed)
        let maker = AsyncMaker(owner: owner) {
            resolution in
            try await make(repeat (each needs).value(asynchronouslyIn: resolution))
        }
        add(.asyncService, .asynchronous(maker), id.slot.number, scope, firstNeed, file, line)
    }
}
