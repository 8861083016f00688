/// Stops factories that, by way of deferred needs, ask for new objects within each other for ever,
/// before the thread's stack ends. A container shares it with those within it.
final class NestingGuard: Sendable {
    /// Deeper than any sensible nesting, and far from the end of a stack of 512 KiB, of which a level
    /// takes some four to eight in a debug build, and twice that with a sanitizer.
    private static let deepest = 16
    /// How many of the last steps an error names.
    private static let shown = 4

    private let nested = Guarded<[ExecutionContext: [Location]]>([:])

    /// Runs the body, in which something new is made because a deferred need is read.
    /// - Throws: ``ResolutionError/nestedTooDeeply(_:)``
    func nesting<Result>(
        _ location: Location,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        try ExecutionContext.withCurrent { (context) throws(ResolutionError) in
            try enter(context, location)
            defer { leave(context) }
            return try body()
        }
    }

    /// Notes that the context makes something new, until it leaves.
    /// - Throws: ``ResolutionError/nestedTooDeeply(_:)``
    func enter(_ context: ExecutionContext, _ location: Location) throws(ResolutionError) {
        let tooDeep = nested.withLock { nested -> [Location]? in
            let depth = nested[context]?.count ?? 0
            if depth >= Self.deepest { return nested[context]?.suffix(Self.shown) }
            nested[context, default: []].append(location)
            return nil
        }
        if let tooDeep { throw .nestedTooDeeply(tooDeep.map(\.step)) }
    }

    /// Notes that what the context entered last is made.
    func leave(_ context: ExecutionContext) {
        nested.withLock { nested in
            if nested[context]?.count == 1 {
                nested[context] = nil
            } else {
                nested[context]?.removeLast()
            }
        }
    }

    /// Whether the context makes something new.
    func contains(_ context: ExecutionContext) -> Bool {
        nested.withLock { $0[context] != nil }
    }
}
