import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// Returns the results of `transform` in the order of the elements, computed on all cores.
    func mapInParallel<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        guard count > 1 else { return map(transform) }
        let results = Mutex([Result?](repeating: nil, count: count))
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let result = transform(self[index])
            results.withLock { $0[index] = result }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}

extension Dictionary {
    /// Creates a dictionary from pairs; of pairs with the same key, the first counts.
    init(firstOf pairs: some Sequence<(Key, Value)>) { self.init(pairs) { first, _ in first } }
}

/// A value that is computed on first use, once for all threads.
final class Lazy<Value: Sendable>: Sendable {
    private let made = Mutex<Value?>(nil)
    private let make: @Sendable () -> Value

    init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    var value: Value {
        made.withLock { made in
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}
