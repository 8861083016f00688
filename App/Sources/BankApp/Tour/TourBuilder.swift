import BankConsole
import Console
import RIBs

/// Builds the tour on screens, for `bank tour` and for other RIBs that attach it.
final class TourBuilder: Builder<EmptyComponent> {
    /// - Parameters:
    ///   - place: The book of the tour, which is removed at the end if it is temporary.
    ///   - listener: The listener to notify when the tour has ended; not retained. If it is nil,
    ///     the window is closed instead.
    func build(
        at place: TourPlace,
        withListener listener: (any ChildListener)?
    ) -> LaunchRouter<TourInteractor, TourViewController> {
        let viewController = TourViewController(screen: Screen("Tour"))
        let interactor = TourInteractor(presenter: viewController, place: place)
        interactor.listener = listener
        viewController.listener = interactor
        return LaunchRouter(interactor: interactor, viewController: viewController)
    }

    /// Builds the tour with a temporary book, for a RIB that attaches it.
    ///
    /// - Parameter listener: The listener to notify when the tour has ended; not retained.
    func build(withListener listener: any ChildListener) throws -> any ViewableRouting {
        build(at: try TourPlace(kept: nil, keyFolder: ""), withListener: listener)
    }

    /// Returns the session of `bank tour`, which ends when the customer leaves or the tour ends.
    nonisolated static func program(at place: TourPlace, in sessions: ScreenSessions)
        -> ScreenProgram
    {
        ScreenProgram { terminal in
            let tour = TourBuilder(dependency: EmptyComponent()).build(at: place, withListener: nil)
            return try await sessions.play(tour, at: terminal, closing: tour.interactor.end)
        }
    }
}

/// Plays the steps of the tour, one after the other.
final class TourInteractor: PresentableInteractor<TourViewController> {
    weak var listener: (any ChildListener)?

    private let place: TourPlace
    private var coming = TourStory.steps[...]
    private var played: [TourPlayer.Played] = []
    /// The number of the step that is shown, which is less than the last one after going back.
    private var number = 0
    private var playing: Task<Void, Never>?

    init(presenter: TourViewController, place: TourPlace) {
        self.place = place
        super.init(presenter: presenter)
    }

    override func didBecomeActive() {
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
        presenter.show(played[number - 1], number: number)
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
            presenter.screen = Screen("Tour", notice: .problem(error), actions: [.back("Leave")])
        }
        if !isActive { place.clean() }
    }
}

extension TourInteractor: TourPresentableListener {
    func goOn() {
        guard number == played.count else { return show(number + 1) }
        guard let step = coming.popFirst() else { return leave() }
        work(on: presenter) { [weak self] in
            let playing = Task { [weak self] in await self?.play(step) ?? () }
            self?.playing = playing
            await playing.value
        }
    }

    func goBack() {
        if number > 1 { show(number - 1) }
    }

    func leave() {
        guard let listener else { return presenter.dismiss(presenter) }
        listener.childDidFinish(nil)
    }
}

@MainActor
protocol TourPresentableListener: AnyObject {
    /// Plays the next step, or ends the tour after the last step.
    func goOn()
    /// Shows the previous step again, without playing it.
    func goBack()
    func leave()
}

/// Shows a step: its story, the command, the output, and the modules whose services were used.
final class TourViewController: ScreenViewController {
    weak var listener: (any TourPresentableListener)?

    func show(_ played: TourPlayer.Played, number: Int) {
        let isLast = number == TourStory.steps.count
        let texts = [
            played.step.story, played.transcript, played.crossed, isLast ? TourStory.next : nil,
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
        self.screen = screen
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .back: listener?.leave()
        case "previous": listener?.goBack()
        default: listener?.goOn()
        }
    }
}
