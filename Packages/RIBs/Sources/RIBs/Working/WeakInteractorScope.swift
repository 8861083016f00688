/// What a worker is given of its interactor, which usually owns it: holding it keeps nobody alive.
@MainActor
final class WeakInteractorScope: InteractorScope {
    private weak var source: (any InteractorScope)?

    init(_ source: any InteractorScope) {
        self.source = source
    }

    var isActive: Bool { source?.isActive ?? false }

    var isActiveStream: ValueStream<Bool> { source?.isActiveStream ?? .just(false) }
}
