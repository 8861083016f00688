/// Something a registration asks for, and gets as an argument of its factory.
///
/// ``InjectID``, ``CollectionID``, ``BuilderID``, ``PluginID`` and what `lazily` makes of them are
/// needs. A need of your own is composed of these: declare each part, then take its value.
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
public protocol Need<Value>: Sendable {
    /// What the factory gets.
    associatedtype Value: Sendable

    /// Says what has to be registered for the need to be met. Asked once, at registration.
    func declare(in needs: inout DeclaredNeeds)

    /// What the factory gets. Takes only what ``declare(in:)`` said.
    func value(in resolution: borrowing Resolution) -> Value
}
