import BankConsole
import BankConsoleTesting
import Console
import ConsoleTesting
import DemandDepositInterface
import RIBs
import SigningInterface
import Testing
@testable import DemandDeposit


/// The session ends, or a link leads away, while the book is at work.
@Suite("A screen that is gone")
@MainActor
struct GoneScreenTests {
    private struct Refusal: Error {}

    /// What the screens showed when they went.
    @MainActor private final class Last {
        var screens: [Screen] = []
    }

    /// Who has opened a RIB.
    @MainActor private final class Opener: MoveCashListener, TransferListener, NameAccountListener {
        var notices: [Notice] = []

        func moveCashDidFinish(_ notice: Notice) { notices.append(notice) }
        func moveCashDidLeave() {}
        func transferDidFinish(_ notice: Notice) { notices.append(notice) }
        func transferDidLeave() {}
        func nameAccountDidFinish(_ notice: Notice) { notices.append(notice) }
        func nameAccountDidLeave() {}
    }

    @Test(
        "shows no refusal that comes later",
        arguments: [
            ScreenRequest.deposit, .withdrawal, .transfer, .naming, .closing,
        ]
    )
    func refused(request: ScreenRequest) async throws {
        let bank = try TestBank()
        let number = try await bank.open(request.purpose == .accountClosing ? 0 : 10)
        _ = try await bank.open(for: TestBank.duri)
        let visit = try await bank.visit(number)
        let person = ScreenUser(at: visit.stage.window)
        for step in request.steps.dropLast() { try await step(person) }
        let views = visit.routers.compactMap {
            ($0 as? any ViewableRouting)?.viewControllable as? ScreenViewController
        }
        let last = Last()
        bank.interposed.interpose(
            of: request.purpose,
            before: {
                await MainActor.run {
                    visit.stage.end()
                    last.screens = views.map(\.screen)
                }
                throw Refusal()
            }
        )
        try await request.steps.last?(person)
        await rest(views)
        #expect(!last.screens.isEmpty)
        #expect(views.map(\.screen) == last.screens)
    }

    @Test(
        "does not tell who had opened it that the request is carried out",
        arguments: [ScreenRequest.deposit, .withdrawal, .transfer, .naming]
    )
    func done(request: ScreenRequest) async throws {
        let bank = try TestBank()
        let number = try await bank.open(10)
        _ = try await bank.open(for: TestBank.duri)
        let account = try await bank.accounts.account(number.description)
        let session = try bank.container.open(signedInScope, with: TestBank.hana)
        let scope = ManagementDemandDepositComponent(
            dependency: try session.resolve(demandDepositScreensInject)
        )
        let opener = Opener()
        let router =
            switch request.purpose {
            case .deposit:
                MoveCashBuilder(dependency: scope)
                    .build(.deposit, at: number, withListener: opener)
            case .withdrawal:
                MoveCashBuilder(dependency: scope)
                    .build(.withdraw, at: number, withListener: opener)
            case .transfer:
                TransferBuilder(dependency: scope).build(from: number, withListener: opener)
            default:
                NameAccountBuilder(dependency: scope)
                    .build(.renaming(account), withListener: opener)
            }
        let view = try #require(router.viewControllable as? ScreenViewController)
        let stage = try FeatureStage { _ in router }
        let person = ScreenUser(at: stage.window)
        for step in request.steps.dropFirst().dropLast() { try await step(person) }
        bank.interposed.interpose(of: request.purpose, after: { await stage.end() })
        try await request.steps.last?(person)
        await rest([view])
        #expect(bank.interposed.posted.last?.intent.purpose == request.purpose)
        #expect(opener.notices.isEmpty)
        try await session.close()
    }

    /// Waits until what was begun has ended.
    private func rest(_ views: [ScreenViewController]) async {
        while views.contains(where: \.isWorking) { await Task.yield() }
    }
}
