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
    public var name: String { place.declaration.name }
}

/// An opaque position in the tables of a container.
public struct ServicePlace: Sendable, Hashable {
    @usableFromInline let slot: Int
    private let source: DeclarationSource.Type

    /// Finds or makes the slot of an id in this copy of the library.
    init<ID: SendableMetatype>(
        named name: String,
        for type: ID.Type,
        _ file: StaticString,
        _ line: UInt
    ) {
        slot = SlotRegistry.slot(named: name, for: type, file, line)
        source = SlotRegistry.self
    }

    var declaration: Declaration { source.declaration(of: slot) }

    /// Returns whether two ids have one position.
    public static func == (left: Self, right: Self) -> Bool { left.slot == right.slot }

    /// Adds the position to a hash value.
    public func hash(into hasher: inout Hasher) { hasher.combine(slot) }
}

/// The position of an id's value in every container: a dense number and the type of the value.
///
/// Each id type has one value type, so the value at a slot is always a `Value` and needs no checked
/// cast.
@usableFromInline
struct Slot<Value>: Sendable {
    @usableFromInline let place: ServicePlace

    @usableFromInline
    init<ID: SendableMetatype>(
        named name: String,
        for type: ID.Type,
        _ file: StaticString,
        _ line: UInt
    ) {
        place = ServicePlace(named: name, for: type, file, line)
    }

    @inlinable var number: Int { place.slot }

    var name: String { place.declaration.name }
}

/// An id whose value may be absent: an absent list is empty, and an absent plug-in is nil.
protocol OptionalID {}
