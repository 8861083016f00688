/// The typed id of a list to which modules that do not know each other contribute: commands, menu
/// entries, what is to be done when a day is closed.
///
/// ```swift
/// public let commandsInject = CollectionID<Command>("Commands")
/// ```
///
/// The list keeps the order in which the modules were given to the container, and within a module
/// the order of its contributions. A list nobody contributes to is empty, not missing. In a child
/// container it begins with what the parent's list has. One whose contributions are within a scope is
/// made each time that the scope is opened, and is found where it is open: see ``ListScope``.
public struct CollectionID<Element: Sendable>: Need, ServiceID, OptionalID {
    public typealias Value = [Element]

    @usableFromInline let slot: Slot<[Element]>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the list.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// The same list, but resolved when it is read, not when its owner is made.
    public var lazily: Lazily<[Element]> { Lazily(slot: slot, isOptional: true, absent: []) }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, .optional))
    }

    @inlinable
    public func value(in resolution: borrowing Resolution) -> [Element] {
        resolution.unretained._withUnsafeGuaranteedRef { $0.neededIfPresent(at: slot) } ?? []
    }
}
