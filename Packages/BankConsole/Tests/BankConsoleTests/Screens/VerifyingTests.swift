import BankConsoleTesting
import Testing

@Suite("What the customer signs is signed on a screen", .timeLimit(.minutes(20)))
@MainActor
struct VerifyingTests {
    private func fields(of screen: Screen) -> [Field] {
        screen.blocks.flatMap { block in
            if case .fields(let fields) = block { fields } else { [] as [Field] }
        }
    }

    @Test("shows exactly the lines that are signed")
    func seen() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Sign a transfer")
            #expect(rib.router.children.count == 1)
            #expect(rib.person.screen.title == "Transfer")
            #expect(
                fields(of: rib.person.screen)
                    == AskingInteractor.preview.lines.map {
                        Field($0.name, $0.value)
                    }
            )
        }
    }

    @Test("gives the signature, and Verify is gone before the request is")
    func signed() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Sign a transfer")
            rib.window.handle(.character("1"))
            #expect(rib.person.screen.title == "Asking")
            #expect(rib.router.children.isEmpty)
            #expect(rib.outcomes.isEmpty)
            await rib.window.settled()
            #expect(rib.outcomes == ["done"])
        }
    }

    @Test(
        "does nothing when the person goes back or is refused",
        arguments: zip(["Cancel", "Lock"], ["gone back", AskingRIB.refusal.code])
    )
    func unsigned(label: String, outcome: String) async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Sign a transfer")
            try await rib.person.press(label)
            #expect(rib.outcomes == [outcome])
            #expect(rib.person.screen.title == "Asking")
            #expect(rib.router.children.isEmpty)
        }
    }

    @Test("signs one request after the other")
    func again() async throws {
        try await AskingRIB.play { rib in
            for label in ["Cancel", "Sign", "Sign"] {
                try await rib.person.press("Sign a transfer")
                try await rib.person.press(label)
            }
            #expect(rib.outcomes == ["gone back", "done", "done"])
        }
    }

    @Test("refuses a second request while the first waits, which is signed as before")
    func second() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Sign a transfer")
            rib.interactor.sign()
            try await rib.waitForOutcome()
            #expect(rib.outcomes == ["screen.asking"])
            try await rib.person.press("Sign")
            #expect(rib.outcomes == ["screen.asking", "done"])
        }
    }

    @Test("goes with the RIB that asked, which then does nothing")
    func taken() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Sign a transfer")
            rib.detach()
            try await rib.waitForOutcome()
            #expect(rib.outcomes == ["gone back"])
            #expect(rib.window.depth == 1)
            #expect(rib.router.children.isEmpty)
        }
    }

    @Test("does not ask once the asking RIB is released")
    func gone() async throws {
        let signer = ScreenSigner(router: nil, interactor: Interactor()) { _, _, _ in
            throw AskingRIB.refusal
        }
        await #expect(throws: CancellationError.self) {
            try await signer.request(
                withSign: AskingInteractor.movement,
                preview: AskingInteractor.preview
            )
        }
    }

    @Test("does nothing where there is no Verify, and the screen stays")
    func missing() async throws {
        let rib = AskingRIB()
        let signer = ScreenSigner(router: rib.router, interactor: rib.interactor) { _, _, _ in
            throw AskingRIB.refusal
        }
        await #expect(throws: AskingRIB.refusal) {
            try await signer.request(
                withSign: AskingInteractor.movement,
                preview: AskingInteractor.preview
            )
        }
        #expect(rib.router.children.isEmpty)
        #expect(rib.person.screen.title == "Asking")
    }
}
