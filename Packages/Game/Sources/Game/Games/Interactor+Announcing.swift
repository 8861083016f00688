import Console
import RIBs

extension Interactor {
    /// Has the end of a game announced as soon as it is counted; not when the game was detached
    /// meanwhile.
    ///
    /// - Parameters:
    ///   - presenter: Takes no input until then.
    ///   - counting: What ends when the game is counted; nil where nobody counts.
    ///   - announce: Announces it.
    func announce(
        on presenter: any ScreenPresentable,
        after counting: Task<Void, Never>?,
        _ announce: @escaping @MainActor () -> Void
    ) {
        work(on: presenter) { [weak self] in
            await counting?.value
            guard let self, isActive else { return }
            announce()
        }
    }
}
