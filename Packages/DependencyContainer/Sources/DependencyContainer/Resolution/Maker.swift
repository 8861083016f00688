/// A factory of which only the container knows what it makes: makes, stores and destroys instances.
@usableFromInline
protocol ErasedMaker: AnyObject, Sendable {
    /// Makes an instance and gives the memory that holds it.
    func makeInstance(in container: Container) -> UnsafeMutableRawPointer

    /// Destroys an instance that ``makeInstance(in:)`` of this maker gave, and frees its memory.
    func destroy(_ instance: UnsafeMutableRawPointer)

    /// The maker of a list of what these make; all of them make what this one makes.
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker
}

/// A factory together with what it needs.
@usableFromInline
final class Maker<Value: Sendable>: ErasedMaker {
    /// The index of the registration, when it has lazy needs; otherwise -1.
    @usableFromInline let owner: Int
    @usableFromInline let factory: @Sendable (borrowing Resolution) -> Value

    @inlinable
    init(owner: Int, factory: @escaping @Sendable (borrowing Resolution) -> Value) {
        self.owner = owner
        self.factory = factory
    }

    /// Runs the factory.
    @inlinable
    func make(in container: Container) -> Value {
        guard owner >= 0 else { return factory(Resolution(container: container)) }
        return makeOwnerOfLazies(in: container)
    }

    /// Runs the factory and lets its lazy needs know when it has returned.
    @usableFromInline
    func makeOwnerOfLazies(in container: Container) -> Value {
        ExecutionContext.withCurrent { context in
            let construction = Construction(owner: owner, context: context)
            defer { construction.finish() }
            return factory(Resolution(container: container, construction: construction))
        }
    }

    @usableFromInline
    func makeInstance(in container: Container) -> UnsafeMutableRawPointer {
        let instance = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        instance.initialize(to: make(in: container))
        return UnsafeMutableRawPointer(instance)
    }

    @usableFromInline
    func destroy(_ instance: UnsafeMutableRawPointer) {
        let instance = instance.assumingMemoryBound(to: Value.self)
        instance.deinitialize(count: 1)
        instance.deallocate()
    }

    @usableFromInline
    func collecting(_ contributions: [any ErasedMaker]) -> any ErasedMaker {
        let makers = contributions.compactMap { $0 as? Maker<Value> }
        return Maker<[Value]>(owner: -1) { resolution in
            var elements: [Value] = []
            elements.reserveCapacity(makers.count)
            for maker in makers { elements.append(maker.make(in: resolution.container)) }
            return elements
        }
    }
}
