/// A few builder types for a service that looks them up later.
///
/// A factory needs it together with the ids that may be looked up, so validation finds a builder
/// without a registration at launch:
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

    /// Returns the need for a container of these builders.
    /// - Parameter ids: The builders that may be looked up.
    public static func holding<each BuilderType: Sendable>(
        _ ids: repeat BuilderID<each BuilderType>
    ) -> BuilderNeeds<repeat each BuilderType> {
        BuilderNeeds(ids: (repeat each ids))
    }

    /// Returns a builder type.
    /// - Parameter id: One of the declared ids.
    /// - Throws: ``ResolutionError/undeclaredBuilder(name:declared:)``
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
    /// The type of the factory's argument.
    public typealias Value = BuilderContainer

    let ids: (repeat BuilderID<each BuilderType>)

    /// Requires a registration of each id.
    /// - Parameter needs: The needs declared so far.
    public func declare(in needs: inout DeclaredNeeds) {
        repeat (each ids).declare(in: &needs)
    }

    /// Returns the container of the builders.
    /// - Parameter resolution: The running resolution.
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
