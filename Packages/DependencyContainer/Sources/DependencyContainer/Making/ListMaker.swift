/// Makes a list of what its contributions make.
final class ListMaker<Element: Sendable>: ErasedMaker {
    private let contributions: [Maker<Element>]
    /// The slot of the list in a container around, whose elements come first.
    private let inherited: Int?

    init(_ contributions: [Maker<Element>], after inherited: Int?) {
        self.contributions = contributions
        self.inherited = inherited
    }

    private func make(in container: Container) -> [Element] {
        var elements: [Element] = []
        if let inherited, let outer = container.outer {
            elements = outer.neededIfPresent(at: Slot<[Element]>(number: inherited)) ?? []
        }
        elements.reserveCapacity(elements.count + contributions.count)
        for contribution in contributions { elements.append(contribution.make(in: container)) }
        return elements
    }

    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        InstanceMemory.store(make(in: container))
    }

    func destroy(_ instance: UnsafeMutableRawPointer) {
        InstanceMemory<[Element]>.destroy(instance)
    }

    /// Its own elements: those that come first belong to the container around.
    func disposables(_ instance: UnsafeMutableRawPointer) -> [any Disposable] {
        instance.assumingMemoryBound(to: [Element].self).pointee
            .suffix(contributions.count)
            .compactMap { InstanceMemory<Element>.disposable($0) }
    }

    func object(of instance: UnsafeMutableRawPointer) -> AnyObject? { nil }

    func published() -> AnyObject { Maker { self.make(in: $0.container) } }

    func tracked(_ origin: Origin) -> any ErasedMaker { self }

    func observed(_ note: @escaping @Sendable () -> Void) -> any ErasedMaker { self }

    /// There are no lists of lists' elements, and lists are not decorated.
    func collecting(_ contributions: [any ErasedMaker], after inherited: Int?) -> any ErasedMaker {
        self
    }

    func decorated(by decorators: [any ErasedDecorator]) -> any ErasedMaker { self }
}
