extension Registrar {
    /// Registers services in the place of those that other modules register under the same ids.
    ///
    /// ```swift
    /// registrar.replacing { $0.register(clockInject) { FixedClock() } }
    /// ```
    ///
    /// The order of the modules does not matter. What nobody registers cannot be replaced, nor can one
    /// service be replaced by two modules; both are faults of the graph.
    ///
    /// - Parameter registrations: what is registered by the registrar that it gets. Contributions are
    ///   not replaced but added, as they are outside.
    public mutating func replacing(_ registrations: (inout Registrar) -> Void) {
        // A derived container replaces everything, whether or not that is said.
        guard substitution == nil else { return registrations(&self) }
        let before = role
        role = .replacement
        registrations(&self)
        role = before
    }
}
