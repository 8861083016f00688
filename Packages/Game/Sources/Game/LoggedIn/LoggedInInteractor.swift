import BankConsole
import Bookkeeping
import Console
import GameInterface
import RIBs
import SigningInterface

@MainActor
protocol LoggedInRouting: VerifyingRouting {
    /// Leaves no view behind: LoggedIn has none that would take its children's along.
    func cleanupViews()
    /// Shows what there is to play, in place of what is shown.
    func routeToOffGame(with games: [any Game])
    /// Shows a game, in place of what is shown.
    func routeToGame(with gameBuilder: any GameBuildable)
}

/// Who has attached LoggedIn.
@MainActor
protocol LoggedInListener: AnyObject {
    func loggedInDidLogOut()
}

/// Leads from what there is to play to a game and back, counts, and has the score reset.
final class LoggedInInteractor: Interactor, LoggedInInteractable {
    weak var router: (any LoggedInRouting)?
    weak var listener: (any LoggedInListener)?

    private let players: Players
    private let games: [any Game]
    private let scores: any ScoresInject
    private let customer: CustomerID?
    private let mutableScoreStream: any MutableScoreStream
    private let mutableStatusStream: MutableValueStream<LoggedInStatus>
    private var lookingUp: Task<Void, Never>?
    private var resetting: Task<Void, Never>?

    init(
        players: Players,
        games: [any Game],
        scores: any ScoresInject,
        customer: CustomerID?,
        mutableScoreStream: any MutableScoreStream,
        mutableStatusStream: MutableValueStream<LoggedInStatus>
    ) {
        self.players = players
        self.games = games
        self.scores = scores
        self.customer = customer
        self.mutableScoreStream = mutableScoreStream
        self.mutableStatusStream = mutableStatusStream
    }

    override func didBecomeActive() {
        mutableStatusStream.send(LoggedInStatus(isAtWork: true))
        lookingUp = task { [weak self] in await self?.lookUpScore() }
        router?.routeToOffGame(with: games)
    }

    override func willResignActive() {
        router?.cleanupViews()
    }

    private func lookUpScore() async {
        var notice: Notice?
        do {
            mutableScoreStream.updateScore(try await scores.score(of: players))
        } catch {
            mutableScoreStream.updateScore(Score())
            notice = .problem(error)
        }
        mutableStatusStream.send(LoggedInStatus(notice: notice))
    }

    /// - Returns: What went wrong.
    private func count(_ winner: PlayerType?) async -> Notice? {
        // Otherwise what is looked up would come over what is counted.
        await lookingUp?.value
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
        let signer = ScreenSigner(router: router, interactor: self)
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
            // Others may have played meanwhile.
            if let score = try? await scores.score(of: players) {
                mutableScoreStream.updateScore(score)
            }
        } catch {
            notice = .problem(error)
        }
        // What is told of a question that was taken back is told to nobody.
        guard !Task.isCancelled else { return }
        mutableStatusStream.send(LoggedInStatus(notice: notice))
    }

    /// Nobody answers any more where Verify is taken away; the body may not even have begun.
    private func cancelReset() {
        guard let resetting else { return }
        self.resetting = nil
        resetting.cancel()
        mutableStatusStream.send(LoggedInStatus())
    }

    /// What was told is not told again.
    private func forgetNotice() {
        guard mutableStatusStream.value?.notice != nil else { return }
        mutableStatusStream.send(LoggedInStatus())
    }
}

extension LoggedInInteractor: OffGameListener {
    func startGame(with gameBuilder: any GameBuildable) {
        forgetNotice()
        router?.routeToGame(with: gameBuilder)
    }

    func resetScore() {
        guard let customer else {
            mutableStatusStream.send(LoggedInStatus(notice: .problem(BankError.nobodySignedIn)))
            return
        }
        mutableStatusStream.send(LoggedInStatus(isAtWork: true))
        resetting = task { [weak self] in await self?.reset(by: customer) }
    }

    func offGameDidLogOut() {
        listener?.loggedInDidLogOut()
    }
}

extension LoggedInInteractor {
    func didDetachVerify() {
        // Not where LoggedIn itself is being left.
        guard isActive else { return }
        router?.routeToOffGame(with: games)
    }
}

extension LoggedInInteractor: GameListener {
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> {
        // Bound to nobody's life: neither a link that takes the game away nor the end of the session ends
        // the counting.
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
