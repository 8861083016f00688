/// The typed id of a builder *type*, which the requesting screen initializes with its own
/// component.
///
/// ```swift
/// @MainActor
/// public protocol VerifyBuildable: SendableMetatype {
///     init(dependency: any VerifyDependency)
///     func build(withListener listener: any VerifyListener) -> any Routing
/// }
/// public let verifyBuilder = BuilderID<any VerifyBuildable.Type>("VerifyBuilder")
/// ```
///
/// The protocol refines `SendableMetatype`, because the type is used in several isolation domains.
public struct BuilderID<BuilderType: Sendable>: Need, SlotNeed, ServiceID {
    /// The builder's metatype, such as `any VerifyBuildable.Type`.
    public typealias Value = BuilderType

    @usableFromInline let slot: Slot<BuilderType>

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

    /// The position of the builder type in every container.
    public var place: ServicePlace { slot.place }

    /// A lazy need: the builder type is looked up when ``Lazy/value`` is first read.
    public var lazily: Lazily<BuilderType> { Lazily(slot: slot, isOptional: false, absent: nil) }

    /// Returns the builder type.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if the container is closed.
    @inlinable
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> BuilderType {
        try resolution.unretained.object.read(slot, isNeed: true)
    }
}

extension Registrar {
    /// Registers a builder type.
    ///
    /// ```swift
    /// registrar.register(verifyBuilder, VerifyBuilder.self)
    /// ```
    ///
    /// - Parameters:
    ///   - id: The id of the builder type.
    ///   - type: The builder type, which each requesting screen initializes.
    ///   - file: The source file of the call, shown in reports.
    ///   - line: The source line of the call, shown in reports.
    public mutating func register<BuilderType: Sendable>(
        _ id: BuilderID<BuilderType>,
        _ type: BuilderType,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let maker = Maker<BuilderType> { _ in type }
        add(.builder, .synchronous(maker), id.slot.place, .container, needCount, file, line)
    }
}

extension Container {
    /// Returns the builder type that is registered under `id`.
    /// - Parameter id: The id of the builder type.
    /// - Throws: ``ResolutionError``, if the id is not registered or the container is closed.
    public func resolve<BuilderType>(
        _ id: BuilderID<BuilderType>
    ) throws(ResolutionError) -> BuilderType {
        try required(at: id.slot)
    }
}
