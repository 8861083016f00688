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

/// The typed id of a list whose elements are isolated to the main actor, such as the tabs of
/// independent modules.
///
/// ```swift
/// @MainActor public protocol Tab: AnyObject { var title: String { get } }
/// public let tabsInject = MainCollectionID<any Tab>("Tabs")
///
/// registrar.register(tabsInject, needs: screensInject) { screens in CardTab(on: screens) }
/// ```
///
/// It is a ``CollectionID`` that the main actor resolves synchronously, with elements that need not
/// be `Sendable`. A service outside of the main actor cannot need it directly, which the compiler
/// checks; it needs ``lazily``.
public struct MainCollectionID<Element>: MainNeed, SlotNeed, ServiceID, OptionalID {
    /// The type of the list.
    public typealias Value = [Element]

    let slot: Slot<[Element]>

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

    /// The same list, resolved when it is first read on the main actor.
    ///
    /// Any factory may need it.
    public var lazily: MainLazily<[Element]> { MainLazily(slot: slot, absent: { [] }) }

    /// Returns the list; empty without contributions.
    /// - Parameter resolution: The running resolution.
    @MainActor
    public func value(
        onMainActor resolution: borrowing Resolution
    ) throws(ResolutionError) -> [Element] {
        let container = resolution.container
        return container.isRegistered(slot) ? try container.neededOnMainActor(at: slot) : []
    }
}

extension Container {
    /// Returns a list of the main actor: the contributions in the order of the modules, or an empty
    /// list.
    /// - Parameter id: The id of the list.
    /// - Throws: ``ResolutionError``, for the same reasons as for a service, except a missing
    ///   registration.
    @MainActor
    public func resolve<Element>(
        _ id: MainCollectionID<Element>
    ) throws(ResolutionError) -> [Element] {
        try checkOpen(id.slot)
        return isRegistered(id.slot) ? try requiredOnMainActor(at: id.slot) : []
    }
}
