/// The typed id of one service.
///
/// A feature asks for the id instead of importing the implementation.
///
/// Declare it beside the protocol, in the interface that both sides import:
///
/// ```swift
/// public protocol Signing: Sendable { func sign(_ text: String) -> String }
/// public let signingInject = InjectID<any Signing>("Signing")
/// ```
///
/// Two ids are equal when their names, their types and the Swift modules that declare them are
/// equal. Validation refuses one name with two types, or declared in two modules.
public struct InjectID<Service: Sendable>: Need, SlotNeed, ServiceID {
    /// The type of the service.
    public typealias Value = Service

    @usableFromInline let slot: Slot<Service>

    /// Creates the id with that name.
    ///
    /// Declare it once, as a global constant.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - file: The source file of the declaration in reports.
    ///   - line: The source line of the declaration in reports.
    @inlinable
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        slot = Slot(named: name, for: Self.self, file, line)
    }

    /// The place of the service in every container.
    public var place: ServicePlace { slot.place }

    /// The same service, resolved when it is first read instead of before its owner is made.
    ///
    /// It makes an intended cycle legal.
    public var lazily: Lazily<Service> { Lazily(slot: slot, isOptional: false, absent: nil) }

    /// The same service, resolved at each call.
    ///
    /// A service with the scope ``Scope/new`` is a new object each time.
    public var provider: ProviderNeed<Service> { ProviderNeed(slot: slot) }

    /// Returns the service.
    /// - Parameter resolution: The running resolution.
    /// - Throws: ``ResolutionError``, if the factory of a new object fails.
    @inlinable
    @inline(__always)
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Service {
        do {
            return try resolution.unretained._withUnsafeGuaranteedRef {
                try $0.read(slot, isNeed: true)
            }
        } catch {
            throw ResolutionError(error)
        }
    }
}
