/// The typed id of one service.
///
/// A feature asks for the id instead of importing the implementation.
///
/// Declare the id beside its protocol, in the interface module that both the feature and the
/// implementation import:
///
/// ```swift
/// public protocol Signing: Sendable { func sign(_ text: String) -> String }
/// public let signingInject = InjectID<any Signing>("Signing")
/// ```
///
/// Validation refuses a name that is used with two types, or is declared in two Swift modules.
public struct InjectID<Service: Sendable>: Need, SlotNeed, ServiceID {
    /// The type of the service.
    public typealias Value = Service

    @usableFromInline let slot: Slot<Service>

    /// Creates an id with a name.
    ///
    /// Declare each id once, as a global constant.
    /// - Parameters:
    ///   - name: The name in reports and in drawings of the graph.
    ///   - file: The source file of the declaration, shown in reports.
    ///   - line: The source line of the declaration, shown in reports.
    @inlinable
    public init(_ name: String, file: StaticString = #fileID, line: UInt = #line) {
        slot = Slot(named: name, for: Self.self, file, line)
    }

    /// The position of the service in every container.
    public var place: ServicePlace { slot.place }

    /// A lazy need: the service is resolved when ``Lazy/value`` is first read.
    ///
    /// A lazy need makes an intended cycle legal.
    public var lazily: Lazily<Service> { Lazily(slot: slot, isOptional: false, absent: nil) }

    /// A need for a provider, which resolves the service at each call.
    ///
    /// A service with the scope ``Scope/new`` is a new object each time.
    public var provider: ProviderNeed<Service> { ProviderNeed(slot: slot) }

    /// Returns the service.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if a factory fails.
    @inlinable
    @inline(__always)
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Service {
        do {
            return try resolution.unretained.withObject {
                try $0.read(slot, isNeed: true)
            }
        } catch {
            throw ResolutionError(error)
        }
    }
}
