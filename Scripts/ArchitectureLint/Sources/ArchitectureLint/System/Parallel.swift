import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Array where Element: Sendable {
    /// The results in the order of the elements, computed on all cores.
    func mapInParallel<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        mapInParallel(with: {}, { element, _ in transform(element) })
    }

    /// The results in the order of the elements, computed on all cores.
    ///
    /// - Parameters:
    ///   - makeState: Makes the state of a thread, which lives from one element to the next.
    ///   - transform: Computes the result of an element.
    func mapInParallel<State, Result: Sendable>(
        with makeState: @Sendable () -> State,
        _ transform: @Sendable (Element, inout State) -> Result
    ) -> [Result] {
        let threads = Swift.min(count, ProcessInfo.processInfo.activeProcessorCount)
        guard threads > 1 else {
            var state = makeState()
            return map { transform($0, &state) }
        }
        let next = Atomic(0)
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            var state = makeState()
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                let result = transform(self[index], &state)
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}
