import BankConsoleTesting
import Testing

/// A RIB in a window, whose requests are confirmed or signed above its screen.
@MainActor
final class AskingRIB {
    nonisolated static let refusal = BankError(
        .passwordLocked,
        code: "password.locked",
        "it is locked"
    )

    let window = Window()
    let interactor: AskingInteractor
    let router: ScreenRouter
    private let root: LaunchRouter<Interactor, ScreenViewController>

    init() {
        // Also in a release build, where the detector is off by itself.
        LeakDetector.instance.policy = .report { Issue.record("\($0)") }
        interactor = AskingInteractor()
        root = LaunchRouter(interactor: Interactor(), viewController: ScreenViewController())
        router = ScreenRouter(interactor)
        root.launch(from: window)
        root.attachChild(router)
        root.viewController.present(router.viewControllable)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// The outcomes of the requests, in their order.
    var outcomes: [String] { interactor.outcomes }

    /// Waits for an outcome; the time limit of the suite ends a test that would hang.
    func waitForOutcome() async throws {
        while outcomes.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// Detaches the RIB and every screen above its own.
    func detach() {
        guard !root.children.isEmpty else { return }
        root.viewController.dismiss(router.viewControllable)
        root.detachChild(router)
    }

    /// Plays a RIB, and expects that nothing of it is left.
    static func play(_ body: (AskingRIB) async throws -> Void) async throws {
        let references: RIBReferences
        do {
            let rib = AskingRIB()
            references = RIBReferences(to: [rib.router])
            try await body(rib)
            rib.detach()
        }
        try await references.waitUntilReleased()
        // Other tests run at the same time, and are about to let go of theirs.
        try await LeakDetector.instance.expectClean()
    }
}

final class AskingInteractor: ScreenInteractor {
    private(set) var outcomes: [String] = []

    static let preview = MovementPreview(
        title: "Transfer",
        from: "생활비 (3333-01-0000013)",
        to: "3333-01-0000021 (이두리)",
        amount: Money(won: 50_000),
        details: [MovementPreview.Detail("Memo", "점심")]
    )

    static let movement = Movement(
        customer: CustomerID("C000001"),
        from: AccountID("3333-01-0000013"),
        to: AccountID("3333-01-0000021"),
        amount: preview.amount,
        purpose: Purpose("account.transfer"),
        idempotencyID: .random(),
        digest: SHA256.digest(of: [1])
    )

    /// Asks as a service does for a request without a signature.
    func pay() {
        let confirmer = confirmer()
        note { try await confirmer.options.confirm(Self.preview) }
    }

    /// Asks as a service does when what was confirmed changes once before it is posted.
    func payChanged() {
        let confirmer = confirmer()
        carryOut { [weak self] in
            try await confirmer.options.confirm(Self.preview)
            self?.outcomes.append("confirmed")
            guard self?.outcomes.count == 1 else { return .done("Paid.") }
            throw BankError(.refused, code: "draft.changed", "it has changed")
        }
    }

    /// As a service does with what the customer signs.
    func sign() {
        let signer = signer(StandInVerify())
        note {
            try await signer.options.confirm(Self.preview)
            let signed = try await signer.request(withSign: Self.movement, preview: Self.preview)
            #expect(signed == StandInVerify.signed(Self.movement, Self.preview))
        }
    }

    override var screen: Screen {
        Screen(
            "Asking",
            actions: [
                ScreenAction("pay", "Pay"), ScreenAction("sign", "Sign a transfer"),
                ScreenAction("changed", "Pay what changes"),
            ]
        )
    }

    override func choose(_ action: ScreenAction.ID) {
        switch action {
        case "pay": pay()
        case "changed": payChanged()
        default: sign()
        }
    }

    private func note(_ request: @escaping @MainActor () async throws -> Void) {
        work(on: presenter) { [weak self] in
            do {
                try await request()
                self?.outcomes.append("done")
            } catch is CancellationError {
                self?.outcomes.append("gone back")
            } catch let error as BankError {
                self?.outcomes.append(error.code)
            } catch {
                self?.outcomes.append("\(type(of: error))")
            }
        }
    }
}
