/// The need for a ``BuilderContainer``; ``BuilderContainer/holding(_:)`` makes it.
public struct BuilderNeeds<each BuilderType: Sendable>: Need {
    public typealias Value = BuilderContainer

    let ids: (repeat BuilderID<each BuilderType>)

    public func declare(in needs: inout DeclaredNeeds) {
        repeat (each ids).declare(in: &needs)
    }

    public func value(in resolution: borrowing Resolution) -> BuilderContainer {
        var builders = BuilderContainer()
        for id in repeat each ids {
            builders.insert(id, id.value(in: resolution))
        }
        return builders
    }
}
