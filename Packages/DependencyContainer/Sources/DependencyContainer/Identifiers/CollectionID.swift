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
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - file: The source file of the declaration in reports.
    ///   - line: The source line of the declaration in reports.
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        slot = Slot(named: name, for: Self.self, file, line)
    }

    /// The place of the list in every container.
    public var place: ServicePlace { slot.place }

    /// The same list, resolved when it is first read instead of before its owner is made.
    public var lazily: Lazily<[Element]> { Lazily(slot: slot, isOptional: true, absent: []) }

    /// Returns the list; empty without contributions.
    /// - Parameter resolution: The running resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    @inlinable
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> [Element] {
        try resolution.unretained.takeUnretainedValue().neededIfPresent(at: slot) ?? []
    }
}
