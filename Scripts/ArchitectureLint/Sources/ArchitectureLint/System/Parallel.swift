import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The results of two pieces of work that are done side by side.
func inParallel<First: Sendable, Second: Sendable>(
    _ first: @Sendable () -> First,
    _ second: @Sendable () -> Second
) -> (First, Second) {
    let results = Mutex<(First?, Second?)>((nil, nil))
    DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 {
            let result = first()
            results.withLock { $0.0 = result }
        } else {
            let result = second()
            results.withLock { $0.1 = result }
        }
    }
    switch results.withLock({ $0 }) {
    case (let first?, let second?): return (first, second)
    default: preconditionFailure("concurrentPerform has left out a piece of work")
    }
}

extension Array where Element: Sendable {
    /// Each element's result, in the order of the elements, worked out on as many threads as the
    /// machine has cores.
    func mapInParallel<Result: Sendable>(
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        mapInParallel(with: {}, { element, _ in transform(element) })
    }

    /// Each element's result, in the order of the elements, worked out on as many threads as the
    /// machine has cores, each of which keeps something from one element to the next.
    ///
    /// - Parameters:
    ///   - make: makes what a thread keeps.
    ///   - transform: works out one element's result.
    func mapInParallel<Kept, Result: Sendable>(
        with make: @Sendable () -> Kept,
        _ transform: @Sendable (Element, inout Kept) -> Result
    ) -> [Result] {
        let threads = Swift.min(count, Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        guard threads > 1 else {
            var kept = make()
            return map { transform($0, &kept) }
        }
        let next = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            var kept = make()
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let result = transform(self[index], &kept)
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}
