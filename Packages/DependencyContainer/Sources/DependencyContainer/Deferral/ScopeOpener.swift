extension ScopeID {
    /// Returns the need for a ``ScopeOpener``, which opens the scope and resolves `service` in it.
    ///
    /// A feature has no container, so it opens scopes with this need.
    ///
    /// ```swift
    /// registrar.register(passwordSigningInject, needs: signedInScope.opening(signerInject)) {
    ///     PasswordSigning(sessions: $0)
    /// }
    ///
    /// try await sessions.withOpen(customer) { signer in try await signer.sign(text) }
    /// ```
    ///
    /// Validation refuses a `service` outside of the scope.
    ///
    /// - Parameter service: The service that is resolved in the open scope.
    public func opening<Service: Sendable>(
        _ service: InjectID<Service>
    ) -> ScopeOpening<Input, Service> {
        ScopeOpening(scope: self, service: service)
    }
}

/// The need for a ``ScopeOpener``, created by ``ScopeID/opening(_:)``.
public struct ScopeOpening<Input: Sendable, Service: Sendable>: Need {
    /// The type of the argument that a factory receives for this need.
    public typealias Value = ScopeOpener<Input, Service>

    let scope: ScopeID<Input>
    let service: InjectID<Service>

    /// Declares the scope and the service as deferred needs.
    /// - Parameter needs: The list to which the needs are added.
    public func declare(in needs: inout DeclaredNeeds) {
        needs.append(scope.slot.place, [.deferred, .opened, .scope])
        needs.append(service.slot.place, [.deferred, .opened])
    }

    /// Returns the scope's opener.
    /// - Parameter resolution: The context of the current resolution.
    public func value(in resolution: borrowing Resolution) -> ScopeOpener<Input, Service> {
        ScopeOpener(scope: scope, deferred: Deferred(service.slot, resolution))
    }
}

/// Opens a scope and resolves one of its services: the factory's argument for `scope.opening(id)`.
///
/// The factory that receives an opener must not use it. An opener does not keep the container
/// alive.
public struct ScopeOpener<Input: Sendable, Service: Sendable>: Sendable {
    let scope: ScopeID<Input>
    let deferred: Deferred<Service>

    /// Opens the scope and resolves the service.
    /// - Parameter input: The input of the scope.
    /// - Throws: ``ResolutionError``, for the same reasons as ``Container/open(_:with:)`` and
    ///   ``Lazy/value``.
    public func open(with input: Input) throws(ResolutionError) -> OpenScope<Service> {
        let outer = try deferred.opened()
        // A service of the scope may open the scope again, each time another one.
        return try outer.nesting(at: deferred.slot) { () throws(ResolutionError) in
            let container = try outer.open(scope, with: input)
            return OpenScope(
                value: try container.required(at: deferred.slot),
                container: container
            )
        }
    }

    /// Opens the scope, runs the body, and closes the scope, also after an error.
    /// - Parameters:
    ///   - input: The input of the scope.
    ///   - isolation: The actor that runs the body; by default the caller's actor.
    ///   - body: A closure that receives the service.
    /// - Throws: The body's error; ``ResolutionError`` if the scope does not open;
    ///   ``DisposalErrors`` if closing fails after the body has returned.
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
            // The body's error is the cause; an error of closing would hide it.
            try? await opened.close()
            throw error
        }
    }
}

/// An open scope and the service for which it was opened.
///
/// Releasing this value without ``close()`` releases the objects of the scope, but does not dispose
/// of them.
///
/// This value retains the scope and the enclosing container. If a service of the scope or of that
/// container stores this value, the scope and the container are never released.
public struct OpenScope<Service: Sendable>: Sendable {
    /// The service for which the scope was opened.
    public let value: Service
    private let container: Container

    init(value: Service, container: Container) {
        self.value = value
        self.container = container
    }

    /// Closes the scope; see ``Container/close()``.
    public nonisolated(nonsending) func close() async throws(DisposalErrors) {
        try await container.close()
    }
}
