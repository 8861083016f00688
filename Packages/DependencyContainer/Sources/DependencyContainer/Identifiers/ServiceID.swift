/// A typed id of any kind: ``InjectID``, ``MainInjectID``, ``AsyncInjectID``, ``CollectionID``,
/// ``BuilderID``, ``PluginID`` or ``ScopeID``.
///
/// Use it for lists of ids of different types, such as the services that a module provides:
///
/// ```swift
/// var provides: [any ServiceID]? { [cardsInject] }
/// ```
public protocol ServiceID: Sendable {
    /// The place of the id's value in every container.
    ///
    /// Only the ids of this library have one.
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
/// Each id type has one value type. So a value that is found at a slot is a `Value`, and reading it
/// needs no checked cast.
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

/// An id whose value may be absent: a list is empty then, and a plug-in is nil.
protocol OptionalID {}
