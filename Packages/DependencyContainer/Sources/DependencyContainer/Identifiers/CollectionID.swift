/// The typed id of a list to which independent modules contribute, such as commands or menu
/// entries.
///
/// ```swift
/// public let commandsInject = CollectionID<Command>("Commands")
/// ```
///
/// The list has the order of the modules in the container, and within a module the order of
/// registration. Without contributions the list is empty, which is not a fault.
///
/// A list within a scope is made each time the scope is opened; see ``ListScope``.
public struct CollectionID<Element: Sendable>: Need, SlotNeed, ServiceID, OptionalID {
    /// The type of the list.
    public typealias Value = [Element]

    @usableFromInline let slot: Slot<[Element]>

    /// Creates an id with a name.
    ///
    /// Declare each id once, as a global constant.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - file: The source file of the declaration, shown in reports.
    ///   - line: The source line of the declaration, shown in reports.
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        slot = Slot(named: name, for: Self.self, file, line)
    }

    /// The position of the list in every container.
    public var place: ServicePlace { slot.place }

    /// A lazy need: the list is resolved when ``Lazy/value`` is first read.
    public var lazily: Lazily<[Element]> { Lazily(slot: slot, isOptional: true, absent: []) }

    /// Returns the list, which is empty without contributions.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    @inlinable
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> [Element] {
        try resolution.unretained.object.neededIfPresent(at: slot) ?? []
    }
}
