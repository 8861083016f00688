extension ScopeID {
    /// The need for opening the scope, to work with one service of it: a feature never sees a
    /// container.
    ///
    /// ```swift
    /// registrar.register(passwordSigningInject, needs: signedInScope.opening(signerInject)) {
    ///     PasswordSigning(sessions: $0)
    /// }
    ///
    /// try await sessions.withOpen(customer) { signer in try await signer.sign(text) }
    /// ```
    ///
    /// Validation refuses it where the scope around this one is not open, and for a service that is not
    /// of this scope.
    ///
    /// - Parameter service: what is resolved in the scope once it is open.
    public func opening<Service: Sendable>(
        _ service: InjectID<Service>
    ) -> ScopeOpening<Input, Service> {
        ScopeOpening(scope: self, service: service)
    }
}

/// The need for a ``ScopeOpener``; ``ScopeID/opening(_:)`` makes it.
public struct ScopeOpening<Input: Sendable, Service: Sendable>: Need {
    public typealias Value = ScopeOpener<Input, Service>

    let scope: ScopeID<Input>
    let service: InjectID<Service>

    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(Requirement(scope.slot.number, [.deferred, .opened, .scope]))
        needs.append(Requirement(service.slot.number, [.deferred, .opened]))
    }

    public func value(in resolution: borrowing Resolution) -> ScopeOpener<Input, Service> {
        ScopeOpener(scope: scope, reading: Deferred(service.slot, resolution))
    }
}

/// Opens a scope and gives one service of it: what a factory gets for a need `scope.opening(id)`.
///
/// It must not be used by the factory that gets it, and does not keep the container alive.
public struct ScopeOpener<Input: Sendable, Service: Sendable>: Sendable {
    private let scope: ScopeID<Input>
    private let deferred: Deferred<Service>

    init(scope: ScopeID<Input>, reading deferred: Deferred<Service>) {
        self.scope = scope
        self.deferred = deferred
    }

    /// Opens the scope.
    /// - Parameter input: what those within it may need.
    /// - Throws: ``ResolutionError``, as ``Container/open(_:with:)`` and ``Lazy/value`` do.
    public func open(with input: Input) throws(ResolutionError) -> OpenScope<Service> {
        let around = try deferred.opened()
        // What is made in the scope may open it again, and so on: each time it is another one.
        return try around.nesting(at: deferred.slot) { () throws(ResolutionError) in
            let container = try around.open(scope, with: input)
            return OpenScope(
                value: try container.required(at: deferred.slot),
                container: container
            )
        }
    }

    /// Opens the scope, runs the body, and closes the scope whatever happens.
    /// - Parameters:
    ///   - input: what those within it may need.
    ///   - isolation: where the body runs: where the call is, unless told.
    ///   - body: gets the service.
    /// - Throws: what the body throws; ``ResolutionError``; ``DisposalErrors``, unless the body threw.
    public func withOpen<Result: Sendable>(
        _ input: Input,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Service) async throws -> Result
    ) async throws -> Result {
        let opened = try open(with: input)
        do {
            let result = try await body(opened.value)
            try await opened.close()
            return result
        } catch {
            // The body's error is the cause; what else goes wrong while closing would hide it.
            try? await opened.close()
            throw error
        }
    }
}

/// A scope that is open, and the service it was opened for.
///
/// Letting go of it without ``close()`` releases what the scope keeps without disposing of it. It holds
/// the container: what the container keeps should not keep it for good.
public struct OpenScope<Service: Sendable>: Sendable {
    /// The service.
    public let value: Service
    private let container: Container

    init(value: Service, container: Container) {
        self.value = value
        self.container = container
    }

    /// Closes the scope; see ``Container/close()``.
    public func close() async throws(DisposalErrors) {
        try await container.close()
    }
}
