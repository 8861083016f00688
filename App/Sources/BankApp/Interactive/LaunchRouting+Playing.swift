import Console
import RIBs

extension LaunchRouting {
    /// Shows this tree of RIBs at a terminal until the session ends, and puts it to sleep.
    ///
    /// - Parameters:
    ///   - terminal: Where it is shown.
    ///   - warnings: What is told while screens are shown is held back until they are gone.
    ///   - putAway: What is to be done at the end in any case, also after an interruption, while the
    ///     tree is awake. Trouble with it is told, and does not hide how the session ended.
    /// - Returns: How the session ended.
    /// - Throws: What the session throws.
    func play(
        at terminal: any Terminal,
        warnings: Warnings,
        puttingAway putAway: () async throws -> Void = {}
    ) async throws -> ScreenSessionEnd {
        let window = Window()
        launch(from: window)
        let end: Result<ScreenSessionEnd, any Error>
        do {
            end = .success(
                try await warnings.hold {
                    try await ScreenSession.run(window: window, terminal: terminal)
                }
            )
        } catch {
            end = .failure(error)
        }
        do {
            try await putAway()
        } catch {
            warnings.tell("\(error)")
        }
        interactable.deactivate()
        return try end.get()
    }
}
