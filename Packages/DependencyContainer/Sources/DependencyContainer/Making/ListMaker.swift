/// Makes a list of what its contributions make.
final class ListMaker<Element: Sendable>: ComposedMaker {
    typealias Value = [Element]

    let layerCount = 1
    private let contributions: [Maker<Element>]
    /// The slot of the list in a container around, whose elements come first.
    private let inherited: Int?

    init(_ contributions: [Maker<Element>], after inherited: Int?) {
        self.contributions = contributions
        self.inherited = inherited
    }

    private func make(in container: Container) -> [Element] {
        var elements: [Element] = []
        // Not right around: that is the same graph, when the list is within a scope.
        if let inherited, let outer = container.wiring.outer {
            elements = outer.neededIfPresent(at: Slot<[Element]>(number: inherited)) ?? []
        }
        elements.reserveCapacity(elements.count + contributions.count)
        for contribution in contributions { elements.append(contribution.make(in: container)) }
        return elements
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        InstanceMemory.store(make(in: container))
    }

    /// Its own elements: those that come first belong to the container around.
    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        instance.assumingMemoryBound(to: [Element].self).pointee
            .suffix(contributions.count)
            .compactMap { InstanceMemory<Element>.disposable($0) }
    }

    func published() -> AnyObject { Maker { self.make(in: $0.container) } }
}
