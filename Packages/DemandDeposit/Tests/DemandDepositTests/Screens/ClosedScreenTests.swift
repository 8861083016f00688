import BankConsole
import BankConsoleTesting
import Console
import ConsoleTesting
import DemandDepositInterface
import RIBs
import SigningInterface
import Testing

@testable import DemandDeposit

@Suite("Screens that are closed during a request")
@MainActor
struct ClosedScreenTests {
    private struct Refusal: Error {}

    /// The last contents of the screens before they were closed.
    @MainActor private final class Last {
        var screens: [Screen] = []
    }

    /// A listener that records the notices of its child.
    @MainActor private final class RecordingListener: ChildListener {
        var notices: [Notice?] = []

        func childDidFinish(_ notice: Notice?) { notices.append(notice) }
    }

    @Test(
        "a closed screen does not show a later error",
        arguments: [
            ScreenRequest.deposit, .withdrawal, .transfer, .naming, .closing,
        ]
    )
    func refused(request: ScreenRequest) async throws {
        let bank = try TestBank()
        let number = try await bank.open(request.purpose == .accountClosing ? 0 : 10)
        _ = try await bank.open(for: TestBank.duri)
        let stage = try await bank.show(number)
        let person = ScreenUser(at: stage.window)
        for step in request.steps.dropLast() { try await step(person) }
        let views = stage.routers.compactMap {
            ($0 as? any ViewableRouting)?.viewControllable as? ScreenViewController
        }
        let last = Last()
        bank.ledger.interpose(
            of: request.purpose,
            before: {
                await MainActor.run {
                    stage.end()
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
        "a closed screen does not report success to its listener",
        arguments: [ScreenRequest.deposit, .withdrawal, .transfer, .naming]
    )
    func done(request: ScreenRequest) async throws {
        let bank = try TestBank()
        let number = try await bank.open(10)
        _ = try await bank.open(for: TestBank.duri)
        let account = try await bank.accounts.account(number.description)
        let session = try bank.container.open(signedInScope, with: TestBank.hana)
        let screens = try session.resolve(demandDepositScreensInject)
        let listener = RecordingListener()
        let router =
            switch request.purpose {
            case .deposit:
                MoveCashBuilder(dependency: screens)
                    .build(.deposit, at: number, withListener: listener)
            case .withdrawal:
                MoveCashBuilder(dependency: screens)
                    .build(.withdraw, at: number, withListener: listener)
            case .transfer:
                TransferBuilder(dependency: screens).build(from: number, withListener: listener)
            default:
                NameAccountBuilder(dependency: screens)
                    .build(.renaming(account), withListener: listener)
            }
        let view = try #require(router.viewControllable as? ScreenViewController)
        let stage = try FeatureStage { _ in router }
        let person = ScreenUser(at: stage.window)
        for step in request.steps.dropFirst().dropLast() { try await step(person) }
        bank.ledger.interpose(of: request.purpose, after: { await stage.end() })
        try await request.steps.last?(person)
        await rest([view])
        #expect(bank.ledger.posted.last?.intent.purpose == request.purpose)
        #expect(listener.notices.isEmpty)
        try await session.close()
    }

    /// Waits until no view is working.
    private func rest(_ views: [ScreenViewController]) async {
        while views.contains(where: \.isWorking) { await Task.yield() }
    }
}
