/// What wants to be told when its time is over: something that holds a file, a connection, a secret.
///
/// ```swift
/// extension Session: Disposable {
///     func dispose() async { await key.wipe() }
/// }
/// ```
///
/// The objects that a container or a scope keeps are disposed of when that is closed, what was made
/// last first: services, the elements of lists, and of what is decorated every layer. One that is
/// registered under several ids is disposed of once, by the container that had it first. What is new
/// each time belongs to whoever got it, and what is kept as long as somebody holds it to those;
/// neither is disposed of.
public protocol Disposable: AnyObject, Sendable {
    /// Ends what the object began. Called once.
    /// - Throws: what went wrong; the others are disposed of all the same.
    func dispose() async throws
}

/// What went wrong while a container or a scope was closed; everything in it was disposed of all the
/// same.
///
/// ```swift
/// do {
///     try await container.close()
/// } catch {
///     for failure in error.failures { print(failure.step) }
/// }
/// ```
public struct DisposalErrors: Error, Sendable, CustomStringConvertible {
    /// One object that could not be disposed of as it should.
    public struct Failure: Sendable {
        /// The registration that made it.
        public let step: DependencyStep
        /// What its `dispose()` threw.
        public let error: any Error
    }

    /// The failures, in the order in which they happened.
    public let failures: [Failure]

    /// One line for each.
    public var description: String {
        failures.map { "\($0.step) was not disposed of as it should be: \($0.error)" }
            .joined(separator: "\n")
    }
}
