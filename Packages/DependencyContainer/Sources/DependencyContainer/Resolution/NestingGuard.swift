/// Limits the nesting of factories that request new objects through deferred needs.
///
/// The limit is reached before the thread's stack overflows. A container and its scopes share one
/// guard.
final class NestingGuard: Sendable {
    /// The maximum depth: more than sensible code needs, and far less than a stack of 512 KiB
    /// allows.
    ///
    /// A level takes four to eight KiB of stack in a debug build, and twice that with a sanitizer.
    private static let maximumDepth = 16
    /// The number of steps that an error lists.
    private static let stepsInError = 4

    /// The nodes that each context is making.
    private let nested = Guarded<[ExecutionContext: [Int]]>([:])

    /// Runs the body, which makes a new object for a deferred need.
    /// - Throws: ``ResolutionError/nestedTooDeeply(_:)``, if the maximum depth is exceeded.
    func nesting<Result>(
        _ node: Int,
        of wiring: Wiring,
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        // Not the task, because factories that begin immediate tasks use one stack.
        let context = ExecutionContext.currentThread
        try enter(context, node, of: wiring)
        defer { leave(context) }
        return try body()
    }

    /// Records that the context begins to make a new object; ``leave(_:)`` records the end.
    /// - Throws: ``ResolutionError/nestedTooDeeply(_:)``, if the maximum depth is exceeded.
    func enter(
        _ context: ExecutionContext,
        _ node: Int,
        of wiring: Wiring
    ) throws(ResolutionError) {
        let tooDeep = nested.withLock { nested -> [Int]? in
            let depth = nested[context]?.count ?? 0
            if depth >= Self.maximumDepth { return nested[context]?.suffix(Self.stepsInError) }
            nested[context, default: []].append(node)
            return nil
        }
        if let tooDeep { throw .nestedTooDeeply(tooDeep.map(wiring.firstStep)) }
    }

    /// Records that the context has made the object of its latest call of ``enter(_:_:of:)``.
    func leave(_ context: ExecutionContext) {
        nested.withLock { nested in
            if nested[context]?.count == 1 {
                nested[context] = nil
            } else {
                nested[context]?.removeLast()
            }
        }
    }

    /// Indicates whether the context is making a new object.
    func contains(_ context: ExecutionContext) -> Bool {
        nested.withLock { $0[context] != nil }
    }
}
