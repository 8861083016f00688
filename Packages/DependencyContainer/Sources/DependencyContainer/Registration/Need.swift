/// The common requirements of ``Need``, ``MainNeed`` and ``AsyncNeed``.
public protocol NeedDeclaration: Sendable {
    /// The type of the argument that a factory receives for this need.
    associatedtype Value

    /// Declares which ids have to be registered to meet the need.
    /// - Parameter needs: The list to which the needs are added.
    func declare(in needs: inout DeclaredNeeds)
}

/// A dependency that any factory may have, and receives as an argument.
///
/// The needs are ``InjectID``, ``CollectionID``, ``BuilderID`` and ``PluginID``, an id's `lazily`
/// and `provider`, ``ScopeID/input``, ``ScopeID/opening(_:)`` and ``BuilderContainer/holding(_:)``.
///
/// Only types of this library conform, and only the container calls the requirements. The protocol
/// is public, because the methods of ``Registrar`` take any number of needs.
public protocol Need: MainNeed, AsyncNeed {
    /// Returns the argument that the factory receives for this need.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Value
}

/// A dependency that a factory of the main actor may have: a ``MainInjectID`` or any ``Need``.
public protocol MainNeed: NeedDeclaration {
    /// Returns the argument that the factory receives for this need.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    @MainActor
    func value(onMainActor resolution: borrowing Resolution) throws(ResolutionError) -> Value
}

/// A dependency that an asynchronous factory may have: an ``AsyncInjectID`` or any ``Need``.
public protocol AsyncNeed: NeedDeclaration where Value: Sendable {
    /// Returns the argument that the factory receives for this need.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    func value(
        asynchronouslyIn resolution: AsyncResolution
    ) async throws(ResolutionError) -> Value
}

extension Need {
    /// Returns the same value as `value(in:)`.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    @MainActor
    public func value(
        onMainActor resolution: borrowing Resolution
    ) throws(ResolutionError) -> Value {
        try value(in: resolution)
    }

    /// Returns the same value as `value(in:)`.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    public func value(
        asynchronouslyIn resolution: AsyncResolution
    ) async throws(ResolutionError) -> Value {
        try value(
            in: Resolution(
                resolution.container,
                resolution.construction.map(Unretained.init)
            )
        )
    }
}

/// A need for the value at one slot.
///
/// Its `declare(in:)` is public, because it meets the requirement of a public protocol.
protocol SlotNeed: NeedDeclaration {
    associatedtype Target

    var slot: Slot<Target> { get }

    var traits: Requirement.Traits { get }
}

/// A need that is resolved after the factory has returned.
protocol DeferredNeed: SlotNeed {}

extension SlotNeed {
    var traits: Requirement.Traits { [] }

    /// Declares the need for the value at the slot.
    /// - Parameter needs: The list to which the needs are added.
    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(slot.place, traits)
    }
}

extension SlotNeed where Self: OptionalID {
    var traits: Requirement.Traits { .optional }
}

extension DeferredNeed {
    var traits: Requirement.Traits { .deferred }
}

/// The needs that registrations have declared so far.
///
/// Only the library reads and changes them.
public struct DeclaredNeeds: Sendable {
    private(set) var requirements: [Requirement] = []
    /// The needed ids that another copy of this library has made, and that no registration has
    /// reported yet.
    var foreignIDs: [ServicePlace] = []
    let copy = LibraryCopy.this

    init() {}

    var count: Int { requirements.count }

    mutating func append(_ id: ServicePlace, _ traits: Requirement.Traits) {
        guard copy.contains(id.slot) else { return foreignIDs.append(id) }
        requirements.append(Requirement(id.slot, traits))
    }

    mutating func append(_ requirement: Requirement) {
        requirements.append(requirement)
    }

    mutating func removeAll() { requirements = [] }
}

/// A need of one registration, in the packed form that validation reads.
struct Requirement: Sendable {
    struct Traits: OptionSet {
        let rawValue: UInt64
        /// The service is resolved after the factory has returned, so a cycle may contain the need.
        static let deferred = Traits(rawValue: 1)
        /// The service may be absent.
        static let optional = Traits(rawValue: 2)
        /// The service is resolved in a scope that the needing service opens.
        static let opened = Traits(rawValue: 4)
        /// The need is a scope; the need that follows is resolved in the open scope.
        static let scope = Traits(rawValue: 8)
    }

    private let slotAndTraits: UInt64

    init(_ slot: Int, _ traits: Traits = []) {
        // Packed, because the graph has as many requirements as edges.
        slotAndTraits = UInt64(slot) << 4 | traits.rawValue
    }

    var slot: Int { Int(slotAndTraits >> 4) }
    var traits: Traits { Traits(rawValue: slotAndTraits & 15) }
}
