/// The typed id of one service: what a feature asks for instead of importing who implements it.
///
/// Declare it beside the protocol, in the interface that both sides import:
///
/// ```swift
/// public protocol Signing: Sendable { func sign(_ text: String) -> String }
/// public let signingInject = InjectID<any Signing>("Signing")
/// ```
///
/// Two ids are the same when their names and their types are. One name used with two types is an
/// error of validation, not a second service.
public struct InjectID<Service: Sendable>: Need, ServiceID {
    public typealias Value = Service

    @usableFromInline let slot: Slot<Service>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the service.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// The same service, but resolved when it is first read, not when its owner is made: the way to
    /// write a cycle that is meant.
    public var lazily: Lazily<Service> { Lazily(slot: slot, isOptional: false, absent: nil) }

    /// The same service, but resolved each time it is asked for: a new object each time when its
    /// scope is ``Scope/new``.
    public var provider: ProviderNeed<Service> { ProviderNeed(slot: slot) }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number))
    }

    @inlinable
    @inline(__always)
    public func value(in resolution: borrowing Resolution) -> Service {
        resolution.unretained._withUnsafeGuaranteedRef { $0.needed(at: slot) }
    }
}
