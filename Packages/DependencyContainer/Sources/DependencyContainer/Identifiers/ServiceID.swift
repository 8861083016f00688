/// A typed id of any kind: ``InjectID``, ``MainInjectID``, ``AsyncInjectID``, ``CollectionID``,
/// ``BuilderID``, ``PluginID`` or ``ScopeID``.
///
/// Use it for lists of ids of different types, such as the services that a module provides:
///
/// ```swift
/// var provides: [any ServiceID]? { [cardsInject] }
/// ```
public protocol ServiceID: Sendable {
    /// The position of the id's value in every container.
    ///
    /// Only this library creates a ``ServicePlace``, so only id types of this library conform.
    var place: ServicePlace { get }
}

extension ServiceID {
    /// The name of the id in reports and in drawings of the graph.
    public var name: String { SlotRegistry.name(of: place.slot) }
}

/// An opaque position in the tables of a container.
public struct ServicePlace: Sendable, Hashable {
    let slot: Int
}

/// The position of an id's value in every container: a dense number and the type of the value.
///
/// Each id type has one value type, so the value at a slot is always a `Value` and needs no checked
/// cast.
@usableFromInline
struct Slot<Value>: Sendable {
    @usableFromInline let number: Int

    @usableFromInline
    init<ID: SendableMetatype>(
        named name: String,
        for type: ID.Type,
        _ file: StaticString,
        _ line: UInt
    ) {
        number = SlotRegistry.slot(named: name, for: type, file, line)
    }

    var name: String { SlotRegistry.name(of: number) }

    var place: ServicePlace { ServicePlace(slot: number) }
}

/// An id whose value may be absent: an absent list is empty, and an absent plug-in is nil.
protocol OptionalID {}
