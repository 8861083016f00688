import BankConsoleTesting
import Testing

@Suite("Confirming a request without a signature", .timeLimit(.minutes(20)))
@MainActor
struct ConfirmingTests {
    @Test("shows the movement; going back comes first and has the focus")
    func seen() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay")
            #expect(rib.router.children.count == 1)
            let wide = await rib.person.frame().text
            #expect(
                wide == """
                     › Asking › Transfer

                    Amount  50,000 won

                    From: 생활비 (3333-01-0000013)
                    To:   3333-01-0000021 (이두리)
                    Fee:  0 won
                    Memo: 점심

                    ▸ q Cancel
                      y Confirm

                    Enter choose  Esc cancel  ? keys
                    """
            )
            let narrow = await rib.person.frame(columns: 40, rows: 12).text
            #expect(
                narrow == """
                     › Asking › Transfer
                    Amount  50,000 won
                    From: 생활비 (3333-01-0000013)
                    To:   3333-01-0000021 (이두리)
                    Fee:  0 won
                    Memo: 점심
                    ▸ q Cancel
                      y Confirm
                    Enter choose  Esc cancel  ? keys
                    """
            )
        }
    }

    @Test("goes on when the person agrees, and is gone before the request is")
    func agreed() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay")
            rib.window.handle(.character("y"))
            #expect(rib.person.screen.title == "Asking")
            #expect(rib.router.children.isEmpty)
            #expect(rib.outcomes.isEmpty)
            await rib.window.settled()
            #expect(rib.outcomes == ["done"])
        }
    }

    @Test("asks again when what was confirmed has changed, and ends when the person goes back")
    func changed() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay what changes")
            try await rib.person.press("Confirm")
            #expect(rib.outcomes == ["confirmed"])
            #expect(rib.person.screen.title == "Transfer")
            try await rib.person.press("Confirm")
            #expect(rib.outcomes == ["confirmed", "confirmed"])
            #expect(rib.person.screen.title == "Asking")
            #expect(rib.interactor.notice == .done("Paid."))
        }
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay what changes")
            try await rib.person.press("Confirm")
            try await rib.person.press("Cancel")
            #expect(rib.outcomes == ["confirmed"])
            #expect(rib.person.screen.title == "Asking")
        }
    }

    @Test(
        "does nothing when the person goes back",
        arguments: [Key.enter, .escape, .character("q")]
    )
    func canceled(by key: Key) async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay")
            await rib.person.press(keys: key)
            #expect(rib.outcomes == ["gone back"])
            #expect(rib.person.screen.title == "Asking")
            #expect(rib.router.children.isEmpty)
        }
    }

    @Test("does nothing by keys typed before it was seen", arguments: [Key.enter, .character("y")])
    func typedAhead(_ key: Key) async throws {
        try await AskingRIB.play { rib in
            rib.window.handle(.character("1"))
            rib.window.handle(key)
            await rib.window.settled()
            #expect(rib.outcomes.isEmpty)
            #expect(rib.router.children.count == 1)
        }
    }

    @Test("refuses a second question while the first waits, which is answered as before")
    func second() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay")
            rib.interactor.pay()
            try await rib.waitForOutcome()
            #expect(rib.outcomes == ["screen.asking"])
            try await rib.person.press("Confirm")
            #expect(rib.outcomes == ["screen.asking", "done"])
        }
    }

    @Test("goes with the RIB that asked, which then does nothing")
    func taken() async throws {
        try await AskingRIB.play { rib in
            try await rib.person.press("Pay")
            rib.detach()
            try await rib.waitForOutcome()
            #expect(rib.outcomes == ["gone back"])
            #expect(rib.window.depth == 1)
            #expect(rib.router.children.isEmpty)
        }
    }

    @Test("does not ask once the asking RIB is released")
    func gone() async throws {
        let interactor = Interactor()
        let confirmer = ScreenConfirmer(router: nil, interactor: interactor)
        await #expect(throws: CancellationError.self) {
            try await confirmer.options.confirm(AskingInteractor.preview)
        }
    }
}
