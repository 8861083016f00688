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
/// The caller that opens a scope passes an input, which services within the scope may need.
/// Validation refuses a service that would hold a service of a shorter-lived scope.
public struct ScopeID<Input: Sendable>: ServiceID {
    let slot: Slot<Input>
    let inputKeeper: any InstanceKeeper = InputKeeper<Input>()

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

    /// The position of the scope's input in every container.
    public var place: ServicePlace { slot.place }

    /// A need for the value that the caller passes when it opens the scope.
    public var input: ScopeInput<Input> { ScopeInput(slot: slot) }
}

/// The need that ``ScopeID/input`` creates: the value with which the scope was opened.
public struct ScopeInput<Input: Sendable>: Need, SlotNeed {
    /// The type of the input.
    public typealias Value = Input

    let slot: Slot<Input>

    /// Returns the value with which the scope was opened.
    /// - Parameter resolution: The context of the current resolution.
    /// - Throws: ``ResolutionError``, if the container is closed.
    public func value(in resolution: borrowing Resolution) throws(ResolutionError) -> Input {
        try resolution.container.read(slot, isNeed: true)
    }
}
