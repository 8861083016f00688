/// The reason why a service of a valid container could not be resolved.
///
/// ```swift
/// do {
///     print(try container.resolve(ledgerInject).lines)
/// } catch ResolutionError.notRegistered(let name, _, let nearest) {
///     print("'\(name)' is not registered; did you mean \(nearest)?")
/// }
/// ```
///
/// The description says what is wrong and what to do, or which factory failed.
public enum ResolutionError: Error, Sendable, CustomStringConvertible {
    /// A factory or a decorator threw an error.
    ///
    /// The path leads from the requested service through its needs to the registration that failed.
    /// The next request tries again. If a factory throws any other ``ResolutionError``, that error
    /// is passed on unchanged.
    case factoryFailed(_ path: [DependencyStep], error: any Error)
    /// The calling task was canceled while it waited for an asynchronous service.
    case canceled(_ name: String)
    /// The id is not registered.
    ///
    /// Only a direct `container.resolve(…)` throws this error, because validation checks all needs.
    /// `nearest` lists similar names. If an id with the same name is registered, but has another
    /// type or is declared in another module, `nearest` contains only `name`.
    case notRegistered(name: String, type: String, nearest: [String])
    /// A factory read a deferred need before the factory returned.
    case readTooEarly(_ name: String, owner: DependencyStep)
    /// Waiting for the service would never end, because its chain of needs leads back to the
    /// service.
    ///
    /// A factory requested a service that an unfinished factory is making, on this thread or on
    /// another thread.
    case wouldWaitForItself(_ chain: [DependencyStep])
    /// Factories requested each other's new objects in too many nested calls.
    ///
    /// The chain contains only the last steps.
    case nestedTooDeeply(_ chain: [DependencyStep])
    /// A deferred need was read after its container was released.
    case containerGone(_ name: String)
    /// The container or scope of the service was closed.
    case closed(_ name: String)
    /// The service belongs to a scope that is not open here.
    case scopeNotOpen(_ name: String, scope: String)
    /// The scope has no registered services.
    case unknownScope(_ name: String)
    /// The id and the container belong to two copies of this library, which is linked into several
    /// dynamic libraries.
    case linkedTwice(_ name: String, declaration: SourcePlace)
    /// The requested builder is not among the declared builders.
    case undeclaredBuilder(name: String, declared: [String])

    /// The problem and the fix.
    public var description: String {
        switch self {
        case .factoryFailed(let path, let error):
            let names = path.map(\.name)
            let needs = path.count > 1 ? " (\(names.joined(separator: " → ")))" : ""
            let origin = path.last.map { " by \($0)" } ?? ""
            return "'\(names.first ?? "")' could not be made\(needs), because an error was thrown"
                + "\(origin): \(error)"
        case .canceled(let name):
            return "The task was canceled while it waited for '\(name)'"
        case .notRegistered(let name, let type, let nearest) where nearest.first == name:
            return "'\(name)' (\(type)) is not registered in this container, which has another id"
                + " with this name; fix: declare the id once, beside its protocol, and import it"
        case .notRegistered(let name, let type, let nearest):
            let hint = nearest.isEmpty ? ";" : "; did you mean \(nearest.quoted)?"
            return "'\(name)' (\(type)) is not registered in this container\(hint)"
                + " fix: add a module that registers it"
        case .readTooEarly(let name, let owner):
            return
                "The factory of \(owner) read '\(name)', which can be read only after it returns;"
                + " fix: store the 'Lazy' or 'Provider', and read it in a method of the service"
        case .wouldWaitForItself(let chain):
            let path = (chain + chain.prefix(1)).map(\.name).joined(separator: " → ")
            let places = chain.map(\.description).joined(separator: ", ")
            return "Making '\(chain.first?.name ?? "")' would wait for itself: \(path);"
                + " fix: request the services in methods, not in the factories of \(places)"
        case .nestedTooDeeply(let chain):
            let path = chain.map(\.name).joined(separator: " → ")
            let places = chain.map(\.description).joined(separator: ", ")
            return
                "Making '\(chain.first?.name ?? "")' never ends, because its objects make each other:"
                + " … \(path) …; fix: request the objects in methods, not in the factories of \(places)"
        case .closed(let name):
            return "'\(name)' was requested after its container or scope was closed;"
                + " fix: request it before closing, or open the scope again"
        case .scopeNotOpen(let name, let scope):
            return "'\(name)' belongs to the scope '\(scope)', which is not open here;"
                + " fix: open the scope and resolve the service there"
        case .unknownScope(let name):
            return "The scope '\(name)' cannot be opened, because nothing is registered within it;"
                + " fix: register its services with 'scope: .within(…)'"
        case .containerGone(let name):
            return "'\(name)' was read from a 'Lazy' or 'Provider' whose container was released;"
                + " fix: keep the container as long as its services are in use"
        case .linkedTwice(let name, let declaration):
            return "'\(name)' (\(declaration)) and the container belong to two copies of"
                + " DependencyContainer, which is linked twice; fix: \(LinkedTwice.fix)"
        case .undeclaredBuilder(let name, let declared):
            return "The builder '\(name)' is not among the declared builders"
                + " (\(declared.isEmpty ? "none" : declared.quoted));"
                + " fix: add its id to 'BuilderContainer.holding(…)'"
        }
    }
}

extension [String] {
    /// The strings as `'A', 'B'`.
    var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}

extension ResolutionError {
    /// The error that a factory or a decorator threw; for any other failure, this error.
    public var cause: any Error {
        if case .factoryFailed(_, let error) = self { error } else { self }
    }
}

extension ResolutionError: Hashable {
    /// Compares the descriptions, because the error of a factory does not have to be `Equatable`.
    public static func == (one: ResolutionError, other: ResolutionError) -> Bool {
        one.description == other.description
    }

    /// Hashes the description.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension ResolutionError {
    /// Creates a resolution error from an error whose type a rethrowing function has erased.
    @usableFromInline
    init(_ error: any Error) {
        self = error as? ResolutionError ?? .factoryFailed([], error: error)
    }

    /// Returns the error ``factoryFailed(_:error:)`` with `owners` in front of its path, or any
    /// other error unchanged.
    func along(_ owners: [DependencyStep]) -> ResolutionError {
        guard case .factoryFailed(let path, let error) = self else { return self }
        return .factoryFailed(owners + path, error: error)
    }
}

extension Container {
    /// Returns an error that names the registration whose factory or decorator failed.
    /// - Parameter maker: The registered maker or decorator.
    @usableFromInline
    func failure(_ error: any Error, of maker: AnyObject) -> ResolutionError {
        let step = wiring.registration(of: maker).map(wiring.blueprint.step)
        return ResolutionError(error).along(step.map { [$0] } ?? [])
    }
}
