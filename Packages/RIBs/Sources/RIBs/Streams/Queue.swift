/// A first-in, first-out queue that removes each element in constant time on average.
struct Queue<Element> {
    // Optional, so that a taken element is released by its taker, and not during a removal.
    private var elements: ContiguousArray<Element?> = []
    private var taken = 0

    var count: Int { elements.count - taken }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    /// Removes the first element and returns it.
    mutating func popFirst() -> Element? {
        guard count > 0 else { return nil }
        let element = elements[taken].take()
        taken += 1
        // Removed together, because each removal moves all elements that follow.
        if taken > count {
            elements.removeFirst(taken)
            taken = 0
        }
        return element
    }

    mutating func removeAll() {
        self = Queue()
    }
}
