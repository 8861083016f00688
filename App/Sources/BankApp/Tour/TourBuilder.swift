import BankConsole
import Console
import RIBs

/// Builds the tour on screens, for `bank tour` and for other RIBs that attach it.
final class TourBuilder: Builder<EmptyComponent> {
    /// Builds the tour with a temporary book, for a RIB that attaches it.
    ///
    /// - Parameter listener: The listener to notify when the tour has ended; not retained.
    func build(withListener listener: any ChildListener) throws -> any ViewableRouting {
        let place = try TourPlace(kept: nil, keyFolder: "")
        return ScreenRouter(TourInteractor(at: place, listener: listener))
    }

    /// Returns the session of `bank tour`, which ends when the customer leaves or the tour ends.
    nonisolated static func program(at place: TourPlace, in sessions: ScreenSessions)
        -> ScreenProgram
    {
        ScreenProgram { terminal in
            let tour = TourInteractor(at: place, listener: nil)
            return try await sessions.play(ScreenRouter(tour), at: terminal, closing: tour.end)
        }
    }
}

/// Plays the steps of the tour, one after the other.
///
/// A step shows its story, the command, the output, and the modules whose services were used.
final class TourInteractor: ScreenInteractor {
    private let place: TourPlace
    private var coming = TourStory.steps[...]
    private var played: [TourPlayer.Played] = []
    /// The number of the step that is shown, which is less than the last one after going back.
    private var number = 0
    private var playing: Task<Void, Never>?

    /// - Parameters:
    ///   - place: The book of the tour, which is removed at the end if it is temporary.
    ///   - listener: The listener to notify when the tour has ended; not retained. If it is nil,
    ///     the window is closed instead.
    init(at place: TourPlace, listener: (any ChildListener)?) {
        self.place = place
        super.init(listener: listener)
    }

    override func didBecomeActive() {
        show()
        goOn()
    }

    override func willResignActive() {
        place.clean()
    }

    /// Waits for the running step, and then removes the tour's temporary folder.
    func end() async {
        coming = []
        await playing?.value
        place.clean()
    }

    private func show(_ number: Int) {
        self.number = number
        show()
    }

    private func play(_ step: TourStep) async {
        do {
            let player = TourPlayer(environment: place.environment, columns: presenter.columns)
            let played = try await player.play(step)
            self.played.append(played)
            if isActive { show(self.played.count) }
        } catch {
            // The next steps need what this one would have done.
            coming = []
            notice = .problem(error)
            show()
        }
        if !isActive { place.clean() }
    }

    /// Plays the next step, or ends the tour after the last step.
    private func goOn() {
        guard number == played.count else { return show(number + 1) }
        guard let step = coming.popFirst() else { return leave() }
        work(on: presenter) { [weak self] in
            let playing = Task { [weak self] in await self?.play(step) ?? () }
            self?.playing = playing
            await playing.value
        }
    }

    override var screen: Screen {
        guard notice == nil else { return Screen("Tour", actions: [.back("Leave")]) }
        guard number > 0 else { return Screen("Tour") }
        let step = played[number - 1]
        let isLast = number == TourStory.steps.count
        let texts = [
            step.step.story, step.transcript, step.crossed, step.listening,
            isLast ? TourStory.next : nil,
        ]
        let previous = ScreenAction("previous", "Back a step", key: ActionKey.previous)
        var screen = Screen(
            "Tour, step \(number) of \(TourStory.steps.count)",
            blocks: texts.compactMap(\.self).map { .text($0) },
            actions: [
                ScreenAction("next", isLast ? "End the tour" : "Go on", key: ActionKey.next)
            ] + (number > 1 ? [previous] : []) + [.back("Leave")]
        )
        screen.isPaged = true
        return screen
    }

    override func choose(_ action: ScreenAction.ID) {
        if action == "previous" { show(number - 1) } else { goOn() }
    }

    override func leave() {
        if listener == nil { presenter.dismiss(presenter) } else { super.leave() }
    }
}
