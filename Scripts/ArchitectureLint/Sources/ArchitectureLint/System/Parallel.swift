import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// Each element's result, in the order of the elements, worked out on as many threads as the
    /// machine has cores: for work that mostly waits for another program.
    func mapInParallel<Result: Sendable>(
        _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = transform(self[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}
