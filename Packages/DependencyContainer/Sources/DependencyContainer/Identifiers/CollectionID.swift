/// The typed id of a list to which independent modules contribute, such as commands or menu
/// entries.
///
/// ```swift
/// public let commandsInject = CollectionID<Command>("Commands")
/// ```
///
/// The list has the order of the modules in the container, and within a module the order of its
/// contributions. A list without contributions is empty, not missing. A list within a scope is made
/// each time the scope is opened; see ``ListScope``.
public struct CollectionID<Element: Sendable>: Need, SlotNeed, ServiceID, OptionalID {
    /// The type of the list.
    public typealias Value = [Element]

    @usableFromInline let slot: Slot<[Element]>

    /// Creates the id with that name.
    ///
    /// Declare it once, as a global constant.
    /// - Parameter name: The name in reports and in drawings of the graph.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    /// The place of the list in every container.
    public var place: ServicePlace { slot.place }

    /// The same list, resolved when it is first read instead of before its owner is made.
    public var lazily: Lazily<[Element]> { Lazily(slot: slot, isOptional: true, absent: []) }

    /// Returns the list; empty without contributions.
    /// - Parameter resolution: The running resolution.
    @inlinable
    public func value(in resolution: borrowing Resolution) -> [Element] {
        resolution.unretained._withUnsafeGuaranteedRef { $0.neededIfPresent(at: slot) } ?? []
    }
}
