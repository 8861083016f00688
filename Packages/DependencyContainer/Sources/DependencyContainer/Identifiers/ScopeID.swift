/// The typed id of a scope: a period of the app's life that is opened and closed, such as the
/// session of a signed-in customer.
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
/// The caller that opens a scope passes its input, which services within the scope may need.
/// Validation refuses a service that would hold another one from a shorter-lived scope.
public struct ScopeID<Input: Sendable>: ServiceID {
    let slot: Slot<Input>
    let inputKeeper: any InstanceKeeper = InputKeeper<Input>()

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

    /// The place of the scope's input in every container.
    public var place: ServicePlace { slot.place }

    /// The value that the scope was opened with, as a need of a service within the scope.
    public var input: ScopeInput<Input> { ScopeInput(slot: slot) }
}

/// The need for the value that a scope was opened with, created by ``ScopeID/input``.
public struct ScopeInput<Input: Sendable>: Need, SlotNeed {
    /// The type of the input.
    public typealias Value = Input

    let slot: Slot<Input>

    /// Returns the value that the scope was opened with.
    /// - Parameter resolution: The running resolution.
    /// - Throws: ``ResolutionError``, if the container is closed.
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Input {
        try resolution.container.read(slot, isNeed: true)
    }
}
