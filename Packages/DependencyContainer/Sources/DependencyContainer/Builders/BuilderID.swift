/// The typed id of a builder *type*, for a builder that only the requesting screen can initialize,
/// because it takes the screen's own component.
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
    /// The type of the builder type.
    public typealias Value = BuilderType

    @usableFromInline let slot: Slot<BuilderType>

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

    /// The place of the builder type in every container.
    public var place: ServicePlace { slot.place }

    /// The same type, looked up when it is first read instead of before its owner is made.
    public var lazily: Lazily<BuilderType> { Lazily(slot: slot, isOptional: false, absent: nil) }

    /// Returns the builder type.
    /// - Parameter resolution: The running resolution.
    /// - Throws: ``ResolutionError``, if the container is closed.
    @inlinable
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> BuilderType {
        try resolution.unretained.takeUnretainedValue().read(slot, isNeed: true)
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
    ///   - type: The builder type, which its users initialize.
    ///   - file: The source file in reports.
    ///   - line: The source line in reports.
    public mutating func register<BuilderType: Sendable>(
        _ id: BuilderID<BuilderType>,
        _ type: BuilderType,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let maker = Maker<BuilderType> { _ in type }
        add(.builder, .synchronous(maker), id.slot.number, .container, needCount, file, line)
    }
}

extension Container {
    /// Returns a builder type.
    /// - Parameter id: The id of the builder type.
    /// - Throws: ``ResolutionError/notRegistered(name:type:nearest:)``
    public func resolve<BuilderType>(
        _ id: BuilderID<BuilderType>
    ) throws(ResolutionError) -> BuilderType {
        try required(at: id.slot)
    }
}
