/// The typed id of a scope: a part of the app's life that is opened and closed, such as the time
/// that somebody is signed in.
///
/// ```swift
/// public let signedInScope = ScopeID<CustomerID>("SignedIn")
///
/// registrar.register(cartInject, needs: signedInScope.input, scope: .within(signedInScope)) {
///     Cart(of: $0)
/// }
///
/// let session = try container.open(signedInScope, with: customer)
/// let cart = try session.resolve(cartInject)      // one per session
///
/// try await session.close()                       // disposes of it
/// ```
///
/// What opens it gives it an input, which those within may need. What lives longer than a scope
/// cannot hold what is within: validation refuses it.
public struct ScopeID<Input: Sendable>: ServiceID {
    let slot: Slot<Input>
    let key: ScopeName

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the scope.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
        key = ScopeName(slot: slot.number, outer: [])
    }

    /// The id of a scope that is opened within another one, and sees what that has.
    /// - Parameters:
    ///   - name: what reports and drawings of the graph call the scope, after the outer's name.
    ///   - outer: the scope that has to be open.
    public init<OuterInput: Sendable>(_ name: String, inside outer: ScopeID<OuterInput>) {
        slot = Slot(named: "\(outer.name).\(name)", for: Self.self)
        key = ScopeName(slot: slot.number, outer: [outer.slot.number] + outer.key.outer)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// What the scope was opened with: a need of what is within it.
    public var input: ScopeInput<Input> { ScopeInput(slot: slot) }
}

/// The need for what a scope was opened with; ``ScopeID/input`` makes it.
public struct ScopeInput<Input: Sendable>: Need {
    public typealias Value = Input

    let slot: Slot<Input>

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number))
    }

    public func value(in resolution: borrowing Resolution) -> Input {
        resolution.container.needed(at: slot)
    }
}

/// A scope without the type of its input: what ``Scope`` tells apart.
public struct ScopeName: Sendable, Hashable, CustomStringConvertible {
    /// The slot of its input: the scope's identity.
    let slot: Int
    /// The slots of the scopes around it, the nearest first.
    let outer: [Int]

    /// The name of the scope's id.
    public var description: String { SlotRegistry.name(of: slot) }
}
