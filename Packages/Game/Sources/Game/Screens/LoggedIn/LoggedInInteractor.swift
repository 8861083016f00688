import BankConsole
import Bookkeeping
import Console
import GameInterface
import RIBs
import SigningInterface

@MainActor
protocol LoggedInRouting: QuestionRouting {
    /// Dismisses the child's view, which would otherwise stay after LoggedIn is detached.
    func cleanupViews()

    func routeToOffGame(with games: [Game])

    func routeToGame(with gameBuilder: any GameBuildable)
}

/// Switches between OffGame and the games, counts games, and has the score reset.
final class LoggedInInteractor: Interactor, LoggedInInteractable {
    weak var listener: (any LoggedInPluginListener)?

    private let players: Players
    private let games: [Game]
    private let scores: any ScoresInject
    private let customer: CustomerID?
    private let verifyBuilders: any VerifyBuilders
    private let mutableScoreStream: any MutableScoreStream
    private let mutableIsWorkingStream: MutableValueStream<Bool>
    private let mutableNoticeStream: MutableEventStream<Notice>
    private var reading: Task<Void, Never>?
    private(set) var resetting: Task<Void, Never>?

    init(
        players: Players,
        games: [Game],
        scores: any ScoresInject,
        customer: CustomerID?,
        verifyBuilders: any VerifyBuilders,
        mutableScoreStream: any MutableScoreStream,
        mutableIsWorkingStream: MutableValueStream<Bool>,
        mutableNoticeStream: MutableEventStream<Notice>
    ) {
        self.players = players
        self.games = games
        self.scores = scores
        self.customer = customer
        self.verifyBuilders = verifyBuilders
        self.mutableScoreStream = mutableScoreStream
        self.mutableIsWorkingStream = mutableIsWorkingStream
        self.mutableNoticeStream = mutableNoticeStream
    }

    override func didBecomeActive() {
        mutableIsWorkingStream.send(true)
        reading = task { [weak self] in await self?.readScore() }
        router?.routeToOffGame(with: games)
    }

    override func willResignActive() {
        router?.cleanupViews()
    }

    private func readScore() async {
        var notice: Notice?
        do {
            mutableScoreStream.updateScore(try await scores.score(of: players))
        } catch {
            mutableScoreStream.updateScore(Score())
            notice = .problem(error)
        }
        endWork(notice)
    }

    /// Counts a game in the book and updates the score.
    /// - Returns: The error if the game could not be counted, or nil.
    private func count(_ winner: PlayerType?) async -> Notice? {
        // A score that is read later must not replace the one that is counted here.
        await reading?.value
        do {
            mutableScoreStream.updateScore(
                try await scores.count(winner: winner, of: players, under: .random())
            )
            return nil
        } catch {
            return Notice.problem(error).map { .problem("This game is not counted. \($0.text)") }
        }
    }

    private func reset(by customer: CustomerID) async {
        let signer = ScreenSigner(router: router, interactor: self) { [verifyBuilders] in
            try verifyBuilders.builder(signing: $0, preview: $1).build(withListener: $2)
        }
        var notice: Notice?
        do {
            let outcome = try await scores.reset(
                scoreOf: players,
                by: customer,
                signing: signer,
                signer.options
            )
            notice = .done("The score is reset", outcome)
            mutableScoreStream.updateScore(Score())
            // Another process may have counted a game since.
            if let score = try? await scores.score(of: players) {
                mutableScoreStream.updateScore(score)
            }
        } catch {
            notice = .problem(error)
        }
        guard !Task.isCancelled else { return }
        endWork(notice)
    }

    /// Cancels a reset, because a game replaces Verify.
    ///
    /// The method enables input, because a reset that is canceled before it starts does not.
    private func cancelReset() {
        guard let resetting else { return }
        self.resetting = nil
        resetting.cancel()
        mutableIsWorkingStream.send(false)
    }

    private func endWork(_ notice: Notice?) {
        if let notice { mutableNoticeStream.send(notice) }
        mutableIsWorkingStream.send(false)
    }

    func didDismissQuestion() {
        // LoggedIn also detaches Verify when it is detached itself.
        guard isActive else { return }
        router?.routeToOffGame(with: games)
    }
}

extension LoggedInInteractor: OffGameListener {
    func startGame(with gameBuilder: any GameBuildable) {
        router?.routeToGame(with: gameBuilder)
    }

    func resetScore() {
        guard let customer else {
            return endWork(.problem(BankError.notSignedIn))
        }
        mutableIsWorkingStream.send(true)
        resetting = task { [weak self] in await self?.reset(by: customer) }
    }

    func offGameDidLogOut() {
        listener?.loggedInDidLogOut()
    }
}

extension LoggedInInteractor: GameListener {
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> {
        // A link that replaces the game, or the end of the session, must not cancel the counting.
        Task { await count(winner) }
    }

    func gameDidEnd(with winner: PlayerType?) {
        router?.routeToOffGame(with: games)
    }

    func gameDidLeave() {
        router?.routeToOffGame(with: games)
    }
}

extension LoggedInInteractor: LoggedInActionableItem {
    func launchGame(
        with id: String?
    ) throws -> ValueStream<(any LoggedInActionableItem, Void)> {
        guard let id, let game = games.first(where: { $0.title.matches(id: id) }) else {
            throw UnknownGameError(id: id, known: games.map(\.title))
        }
        cancelReset()
        startGame(with: game.builder)
        return .just((self, ()))
    }
}
