/// A stream made from others; each subscriber has a subscription of its own to them.
@MainActor
final class DerivedStream<Value>: ValueStream<Value> {
    typealias Connect =
        @MainActor (
            _ onNext: @escaping @MainActor (Value) -> Void,
            _ onCompletion: (@MainActor () -> Void)?
        ) -> Subscription

    private let connecting: Connect

    init(_ connecting: @escaping Connect) {
        self.connecting = connecting
    }

    override func connect(
        _ onNext: @escaping @MainActor (Value) -> Void,
        _ onCompletion: (@MainActor () -> Void)?
    ) -> Subscription {
        connecting(onNext, onCompletion)
    }
}
