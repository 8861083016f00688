/// An object that releases a resource, such as a file or a connection, when its container or scope
/// is closed.
///
/// ```swift
/// extension Session: Disposable {
///     func dispose() async { await key.wipe() }
/// }
/// ```
///
/// Closing a container or a scope disposes of the objects that it keeps, in reverse order of
/// creation. These are services, the elements of lists, and each layer of a decorated service. An
/// object that is registered under several ids is disposed of once. A service with the scope
/// ``Scope/new`` or ``Scope/weak`` belongs to its callers and is not disposed of.
public protocol Disposable: AnyObject, Sendable {
    /// Releases the object's resources.
    ///
    /// The container calls it once, on the actor that closes the container unless the method is
    /// isolated to another actor.
    /// - Throws: An error that is reported after the remaining objects are disposed of.
    nonisolated(nonsending) func dispose() async throws
}

/// The errors of the objects whose `dispose()` failed when a container or a scope was closed.
///
/// All other objects are disposed of.
///
/// ```swift
/// do {
///     try await container.close()
/// } catch {
///     for failure in error.failures { print(failure.step) }
/// }
/// ```
public struct DisposalErrors: Error, Sendable, CustomStringConvertible {
    /// An object whose `dispose()` failed.
    public struct Failure: Sendable {
        /// The registration that made the object.
        public let step: DependencyStep
        /// The error that the object's `dispose()` threw.
        public let error: any Error
    }

    /// The failures, in the order in which they happened.
    public let failures: [Failure]

    /// The failures, one line each, with the object and its error.
    public var description: String {
        failures.map { "\($0.step) could not be disposed of: \($0.error)" }
            .joined(separator: "\n")
    }
}
