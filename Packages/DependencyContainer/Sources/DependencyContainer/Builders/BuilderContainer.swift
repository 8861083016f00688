/// A few builder types, for somebody who looks them up when the time comes.
///
/// It is asked for as a need, with the ids that may be looked up, so validation knows them as it
/// knows every other need, and a builder that nobody registers is found at launch:
///
/// ```swift
/// registrar.register(gameInject, needs: BuilderContainer.holding(verifyBuilder)) { builders in
///     GameService(builders: builders)
/// }
///
/// let verify = try builders.builder(verifyBuilder).init(dependency: component)
/// ```
///
/// It is no container: it has nothing but these types, and makes nothing.
public struct BuilderContainer: Sendable {
    private var types: [Int: any Sendable] = [:]
    private var names: [String] = []

    init() {}

    /// The need for a container of just these builders.
    /// - Parameter ids: the builders that will be looked up.
    public static func holding<each BuilderType: Sendable>(
        _ ids: repeat BuilderID<each BuilderType>
    ) -> BuilderNeeds<repeat each BuilderType> {
        BuilderNeeds(ids: (repeat each ids))
    }

    /// The builder type of that id.
    /// - Parameter id: one of those that were asked for.
    /// - Throws: ``ResolutionError/undeclaredBuilder(name:declared:)`` when the id is not among those
    ///   that were asked for.
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
