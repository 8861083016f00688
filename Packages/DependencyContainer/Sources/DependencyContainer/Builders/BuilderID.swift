/// The typed id of a builder *type*: what a screen asks for when its own component is what the
/// builder is to be initialised with, so that nobody else can make the builder for it.
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
/// The protocol refines `SendableMetatype`: a type that is handed from one place to another has to
/// be usable in both.
public struct BuilderID<BuilderType: Sendable>: Need, ServiceID {
    public typealias Value = BuilderType

    @usableFromInline let slot: Slot<BuilderType>

    /// The id of that name; declare it once, as a global constant.
    /// - Parameter name: what reports and drawings of the graph call the builder.
    public init(_ name: String) {
        slot = Slot(named: name, for: Self.self)
    }

    public var name: String { slot.name }
    public var place: ServicePlace { slot.place }

    /// The same type, but looked up when it is read, not when its owner is made.
    public var lazily: Lazily<BuilderType> { Lazily(slot: slot, isOptional: false, absent: nil) }

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(slot.number))
    }

    @inlinable
    public func value(in resolution: borrowing Resolution) -> BuilderType {
        resolution.unretained._withUnsafeGuaranteedRef { $0.needed(at: slot) }
    }
}

extension Registrar {
    /// Registers the type that builds.
    ///
    /// ```swift
    /// registrar.register(verifyBuilder, VerifyBuilder.self)
    /// ```
    ///
    /// - Parameters:
    ///   - id: what others ask for it by.
    ///   - type: the builder's type. It is initialised by who asks for it.
    ///   - file: where reports say it was registered.
    ///   - line: where reports say it was registered.
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
    /// The builder type of that id.
    /// - Parameter id: the builder.
    /// - Throws: ``ResolutionError/notRegistered(name:type:nearest:)``.
    public func resolve<BuilderType>(
        _ id: BuilderID<BuilderType>
    ) throws(ResolutionError) -> BuilderType {
        try required(at: id.slot)
    }
}
