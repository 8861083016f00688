/// What every kind of need has: it says what it takes, and has a value.
public protocol NeedDeclaration<Value>: Sendable {
    /// What the factory gets.
    associatedtype Value

    /// Says what has to be registered for the need to be met. Asked once, at registration.
    /// - Parameter needs: hand it on to the needs that this one is composed of.
    func declare(in needs: inout DeclaredNeeds)
}

/// Something that any factory may ask for, and gets as an argument.
///
/// ``InjectID``, ``CollectionID``, ``BuilderID``, ``PluginID``, ``ArgumentID`` and what `lazily` and
/// `provider` make of them are needs. A need of your own is composed of these: declare each part,
/// then take its value.
///
/// ```swift
/// struct Clocks: Need {
///     typealias Value = (any Clock, any Calendar)
///     func declare(in needs: inout DeclaredNeeds) {
///         clockInject.declare(in: &needs)
///         calendarInject.declare(in: &needs)
///     }
///     func value(in resolution: borrowing Resolution) -> Value {
///         (clockInject.value(in: resolution), calendarInject.value(in: resolution))
///     }
/// }
/// ```
public protocol Need<Value>: MainNeed, AsyncNeed {
    /// What the factory gets. Takes only what `declare(in:)` said.
    /// - Parameter resolution: hand it on to the needs that this one is composed of.
    func value(in resolution: borrowing Resolution) -> Value
}

/// Something that a factory of the main actor may ask for: a ``MainInjectID``, and every ``Need``.
public protocol MainNeed<Value>: NeedDeclaration {
    /// What the factory gets. Takes only what `declare(in:)` said.
    /// - Parameter resolution: hand it on to the needs that this one is composed of.
    @MainActor
    func value(onMainActor resolution: borrowing Resolution) -> Value
}

/// Something that an asynchronous factory may ask for: an ``AsyncInjectID``, every ``Need``, and what
/// ``MainInjectID/awaited`` makes of a ``MainInjectID``.
public protocol AsyncNeed<Value>: NeedDeclaration where Value: Sendable {
    /// What the factory gets. Takes only what `declare(in:)` said.
    /// - Parameter resolution: hand it on to the needs that this one is composed of.
    /// - Throws: what an asynchronous factory throws that makes it, and ``ResolutionError``.
    func value(asynchronouslyIn resolution: AsyncResolution) async throws -> Value
}

extension Need {
    @MainActor
    public func value(onMainActor resolution: borrowing Resolution) -> Value {
        value(in: resolution)
    }

    public func value(asynchronouslyIn resolution: AsyncResolution) async throws -> Value {
        value(
            in: Resolution(
                resolution.container,
                resolution.construction.map(Unmanaged.passUnretained)
            )
        )
    }
}
