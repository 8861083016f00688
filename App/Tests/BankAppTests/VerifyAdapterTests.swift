import BankConsoleTesting
import GameInterface
import Testing

@testable import BankApp

@MainActor
@Suite("Verify as a type, for Game, which cannot import it")
struct VerifyAdapterTests {
    private static let movement = Movement(
        customer: CustomerID("C000001"),
        from: AccountID("3333-01-0000013"),
        to: AccountID("3333-01-0000013/box1"),
        amount: Money(won: 50_000),
        purpose: Purpose("safebox.put"),
        idempotencyID: try! IdempotencyID("k-1"),
        digest: SHA256.digest(of: [])
    )

    private static let preview = MovementPreview(
        title: "Put into the safe box",
        from: "pay (3333-01-0000013)",
        to: "the safe box of 3333-01-0000013",
        amount: Money(won: 50_000)
    )

    private func feature(failing failure: BankError? = nil) throws -> FakeFeature {
        let container = try Container(modules: BuildersModule())
        return FakeFeature(
            session: FixedSigning(failure: failure),
            builders: try container.resolve(buildersInject)
        )
    }

    @Test("shows the lines that are signed and returns the signature to the asking RIB")
    func signed() async throws {
        let feature = try feature()
        let outcome = try await feature.sign(Self.movement, Self.preview) { person in
            await person.window.settled()
            #expect(person.screen.title == "Put into the safe box")
            #expect(person.screen.headline?.value == "50,000 won")
            #expect(
                person.screen.blocks == [
                    .text("With the password you sign this."),
                    .fields([
                        Field("From", "pay (3333-01-0000013)"),
                        Field("To", "the safe box of 3333-01-0000013"),
                        Field("Fee", "0 won"),
                        Field("Attempts left", "3"),
                    ]),
                ]
            )
            try await person.type("482915")
        }
        let signed = try outcome.get()
        #expect(signed.signature == "c0ffee")
        #expect(signed.movement == Self.movement)
        #expect(signed.parameters["preview"] == Self.preview.text)
        #expect(feature.person.screen.title == "Asking")
    }

    @Test("reports to the asking RIB that the person went back")
    func canceled() async throws {
        let feature = try feature()
        let outcome = try await feature.sign(Self.movement, Self.preview) {
            try await $0.press(.back)
        }
        #expect(throws: CancellationError.self) { try outcome.get() }
    }

    @Test("reports to the asking RIB why nothing can be signed")
    func refused() async throws {
        let locked = BankError(.passwordLocked, code: "password.locked", "it is locked")
        let feature = try feature(failing: locked)
        let outcome = try await feature.sign(Self.movement, Self.preview) { person in
            try await person.type("482915")
            try await person.press(.back)
        }
        #expect(throws: locked) { try outcome.get() }
    }

    @Test("is deactivated and activated with the asking RIB, and still reports to it")
    func reattached() throws {
        let builder = VerifyBuilderAdapter(dependency: Dependency())
        let listener = RecordingListener()
        let verify = builder.build(withListener: listener)
        let root = Router(interactor: Interactor())
        root.interactable.activate()
        root.load()
        root.attachChild(verify)
        root.detachChild(verify)
        root.attachChild(verify)
        #expect(verify.interactable.isActive)
        let view = try #require(verify.viewControllable as? ScreenViewController)
        view.pressed(.back)
        #expect(listener.results == [.canceled])
    }

    @Test("a bank without Signing is refused at launch with a report")
    func missing() async {
        let io = InMemoryIO(environment: ["BANK_BOOK": "/nowhere/book.sqlite"])
        let status = await BankProgram.run(
            ["day"],
            io: io,
            modules: { $0.modules.filter { $0.name != "Signing" } }
        )
        #expect(status == .internalError)
        #expect(io.output == "")
        for part in [
            "Error: The bank's modules do not fit together.\n",
            "VerifyInject is missing: no module registers it as",
            "needed by: ", "SafeBoxScreens (SafeBox/SafeBoxModule.swift:",
            "CardScreens (Card/CardModule.swift:", "path: ",
            "fix: add a module that registers it",
        ] {
            #expect(io.errorOutput.contains(part), "\(part) in \(io.errorOutput)")
        }
    }
}

/// Registers the adapter, as the app does, and needs it, as GameRoot does.
private struct BuildersModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(verifyBuilder, VerifyBuilderAdapter.self)
        registrar.register(buildersInject, needs: BuilderContainer.holding(verifyBuilder)) { $0 }
    }
}

private let buildersInject = InjectID<BuilderContainer>("Test.Builders")

private final class Dependency: DIVerifyDependency {
    let signedInSession: any SignedInSession = FakeSignedInSession()
    let movementToSign = Movement(
        customer: CustomerID("C000001"),
        from: AccountID("a"),
        to: AccountID("b"),
        amount: Money(won: 1),
        purpose: Purpose("account.transfer"),
        idempotencyID: .random(),
        digest: SHA256.digest(of: [])
    )
    let previewToSign = MovementPreview(
        title: "Transfer",
        from: "a",
        to: "b",
        amount: Money(won: 1)
    )
}

@MainActor
private final class RecordingListener: VerifyListener {
    private(set) var results: [VerifyResult] = []

    func verifyDidFinish(with result: VerifyResult) {
        results.append(result)
    }
}
