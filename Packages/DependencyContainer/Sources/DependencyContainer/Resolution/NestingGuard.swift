/// Limits the depth of factories that request new objects of each other through deferred needs,
/// before the thread's stack overflows.
///
/// A container shares it with its scopes.
final class NestingGuard: Sendable {
    /// Deeper than sensible nesting, and far below the limit of a stack of 512 KiB.
    ///
    /// A level takes four to eight KiB in a debug build, and twice that with a sanitizer.
    private static let maximumDepth = 16
    /// The number of steps in an error.
    private static let stepsInError = 4

    private let nested = Guarded<[ExecutionContext: [Location]]>([:])

    /// Runs the body, in which reading a deferred need makes a new object.
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

    /// Records that the context makes a new object, until it leaves.
    /// - Throws: ``ResolutionError/nestedTooDeeply(_:)``
    func enter(_ context: ExecutionContext, _ location: Location) throws(ResolutionError) {
        let tooDeep = nested.withLock { nested -> [Location]? in
            let depth = nested[context]?.count ?? 0
            if depth >= Self.maximumDepth { return nested[context]?.suffix(Self.stepsInError) }
            nested[context, default: []].append(location)
            return nil
        }
        if let tooDeep { throw .nestedTooDeeply(tooDeep.map(\.step)) }
    }

    /// Records that the context has made the object that it entered last.
    func leave(_ context: ExecutionContext) {
        nested.withLock { nested in
            if nested[context]?.count == 1 {
                nested[context] = nil
            } else {
                nested[context]?.removeLast()
            }
        }
    }

    /// Indicates whether the context makes a new object.
    func contains(_ context: ExecutionContext) -> Bool {
        nested.withLock { $0[context] != nil }
    }
}
