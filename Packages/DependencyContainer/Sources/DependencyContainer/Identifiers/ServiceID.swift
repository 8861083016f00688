/// Any of the typed ids: ``InjectID``, ``MainInjectID``, ``AsyncInjectID``, ``ArgumentID``,
/// ``CollectionID``, ``BuilderID``, ``PluginID`` and ``ScopeID``.
///
/// What lists ids of different types takes it: the statement of a module, the roots of a container,
/// the graph.
///
/// ```swift
/// var provides: [any ServiceID]? { [cardsInject] }
/// ```
public protocol ServiceID: Sendable {
    /// What reports and drawings of the graph call what stands under the id.
    var name: String { get }

    /// Where a container keeps it. Only the ids of this library have one.
    var place: ServicePlace { get }
}

/// Where containers keep what stands under an id: known to the library alone.
public struct ServicePlace: Sendable, Hashable {
    let slot: Int
}
