import Synchronization

/// Numbers in the order in which something happened.
final class Log: Sendable {
    private let entries = Mutex<[Int]>([])

    var numbers: [Int] { entries.withLock { $0 } }

    func note(_ number: Int) { entries.withLock { $0.append(number) } }

    func note<Value>(_ number: Int, _ value: Value) -> Value {
        note(number)
        return value
    }
}
