/// The typed id of what is made anew each time from an argument that only the asker knows.
///
/// ```swift
/// public let statementInject = ArgumentID<AccountNumber, any Statement>("Statement")
///
/// registrar.registerWithArgument(statementInject, needs: ledgerInject) { number, ledger in
///     AccountStatement(of: number, in: ledger)
/// }
///
/// let statement = try container.resolve(statementInject, number)
/// ```
///
/// The argument's type is a part of the id. As a need its value is an ``ArgumentProvider``.
public struct ArgumentID<Argument, Service: Sendable>: Need, ServiceID {
    public typealias Value = ArgumentProvider<Argument, Service>

    @usableFromInline let slot: Slot<Service>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call what is made.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number, .deferred))
    }

    public func value(in resolution: borrowing Resolution) -> ArgumentProvider<Argument, Service> {
        ArgumentProvider(reading: Deferred(slot, resolution))
    }
}
