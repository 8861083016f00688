/// The builder types that a service may look up by id.
///
/// A factory declares the ids with ``holding(_:)``. Validation at launch then reports an id without
/// a registered builder type:
///
/// ```swift
/// registrar.register(gameInject, needs: BuilderContainer.holding(verifyBuilder)) { builders in
///     GameService(builders: builders)
/// }
///
/// let verify = try builders.builder(verifyBuilder).init(dependency: component)
/// ```
public struct BuilderContainer: Sendable {
    private var types: [Int: any Sendable] = [:]
    private var names: [String] = []

    init() {}

    /// Returns a need whose value is a container with the builder types of `ids`.
    /// - Parameter ids: The builders that may be looked up.
    public static func holding<each BuilderType: Sendable>(
        _ ids: repeat BuilderID<each BuilderType>
    ) -> BuilderNeeds<repeat each BuilderType> {
        BuilderNeeds(ids: (repeat each ids))
    }

    /// Returns the builder type of `id`.
    /// - Parameter id: An id that was passed to ``holding(_:)``.
    /// - Throws: ``ResolutionError/undeclaredBuilder(name:declared:)`` for any other id.
    public func builder<BuilderType: Sendable>(
        _ id: BuilderID<BuilderType>
    ) throws(ResolutionError) -> BuilderType {
        // The cast cannot fail: a slot belongs to an id of one type.
        guard let type = types[id.slot.number] as? BuilderType else {
            throw .undeclaredBuilder(name: id.name, declared: names)
        }
        return type
    }

    mutating func insert<BuilderType: Sendable>(
        _ id: BuilderID<BuilderType>,
        _ type: BuilderType
    ) {
        types[id.slot.number] = type
        names.append(id.name)
    }
}

/// The need for a ``BuilderContainer``, created by ``BuilderContainer/holding(_:)``.
public struct BuilderNeeds<each BuilderType: Sendable>: Need {
    /// The type of the argument that a factory receives for this need.
    public typealias Value = BuilderContainer

    let ids: (repeat BuilderID<each BuilderType>)

    /// Declares one need for each builder type.
    /// - Parameter needs: The list to which the needs are added.
    public func declare(in needs: inout DeclaredNeeds) {
        repeat (each ids).declare(in: &needs)
    }

    /// Returns a container with the builder type of each id.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if the container is closed.
    public func value(
        in resolution: borrowing Resolution
    ) throws(ResolutionError) -> BuilderContainer {
        var builders = BuilderContainer()
        for id in repeat each ids {
            builders.insert(id, try id.value(in: resolution))
        }
        return builders
    }
}
