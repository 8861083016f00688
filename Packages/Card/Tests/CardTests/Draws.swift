import Card
import Synchronization

/// Numbers to be drawn in this order, and then random ones.
final class Draws: Sendable {
    private let numbers: Mutex<[CardNumber]>

    init(_ numbers: [CardNumber]) {
        self.numbers = Mutex(numbers.reversed())
    }

    func next() -> CardNumber {
        numbers.withLock { $0.popLast() } ?? .random()
    }
}
