import Console
import RIBs

extension Interactor {
    /// Has the end of a game announced as soon as it is counted; not when the game was detached
    /// meanwhile.
    ///
    /// - Parameters:
    ///   - presenter: Takes no input until then.
    ///   - counting: What ends when the game is counted; nil where nobody counts.
    ///   - announce: Announces it, and tells what went wrong with counting.
    func announce(
        on presenter: any ScreenPresentable,
        after counting: Task<Notice?, Never>?,
        _ announce: @escaping @MainActor (Notice?) -> Void
    ) {
        work(on: presenter) { [weak self] in
            let notice = await counting?.value ?? nil
            guard let self, isActive else { return }
            announce(notice)
        }
    }
}
