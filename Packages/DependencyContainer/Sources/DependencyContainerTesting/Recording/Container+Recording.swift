import DependencyContainer

extension Container {
    /// A new container of the same registrations that records what it makes; this one is unchanged
    /// and records nothing.
    ///
    /// ```swift
    /// let (app, recording) = try container.recording()
    /// let session = try app.open(signedInScope, with: customer)
    /// _ = try session.resolve(signerInject)
    /// #expect(recording.names == ["Ledger", "Signer"])
    /// ```
    ///
    /// It makes everything anew, so tests that run beside each other never see each other. Services of
    /// every kind are recorded, also in the scopes that it opens; so are contributions and decorators.
    /// What fails to be made is not. Builders are types and inputs of scopes are given: neither is
    /// made. A container that is derived from it with `replacing` records what it took over and not
    /// what it replaces, so replace first; a child records what its parent makes.
    ///
    /// - Returns: the container, and what it will have made.
    /// - Throws: `ValidationReport`, as whatever makes a container; of one that exists it throws none.
    public func recording() throws(ValidationReport) -> (
        container: Container, recording: Recording
    ) {
        let recording = Recording()
        let container = try observed { step, kind, isDecorator in
            recording.note(.init(step: step, kind: kind, isDecorator: isDecorator))
        }
        return (container, recording)
    }
}
