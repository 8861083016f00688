import RIBs
import Testing

// One at a time, because the handler is one for the whole program.
@MainActor
@Suite("Programmer's errors", .serialized)
struct ProgrammerErrorTests {
    private let diary = Diary()

    @Test("attaching a child twice is refused")
    func twice() {
        let (parent, child) = (RecordingRouter("parent", diary), RecordingRouter("child", diary))
        parent.attachChild(child)
        #expect(errors { parent.attachChild(child) }.map(\.kind) == [.attachingTwice])
        #expect(parent.names == ["child"])
    }

    @Test("attaching the child of another is refused, and it stays there")
    func stolen() {
        let (parent, thief) = (RecordingRouter("parent", diary), RecordingRouter("thief", diary))
        let child = RecordingRouter("child", diary)
        parent.attachChild(child)
        #expect(errors { thief.attachChild(child) }.map(\.kind) == [.attachingChildOfAnother])
        #expect(parent.names == ["child"])
        #expect(thief.names == [])
    }

    @Test("attaching itself or what stands above is refused")
    func cycle() {
        let (top, middle) = (RecordingRouter("top", diary), RecordingRouter("middle", diary))
        let bottom = RecordingRouter("bottom", diary)
        top.attachChild(middle)
        middle.attachChild(bottom)
        #expect(errors { bottom.attachChild(top) }.map(\.kind) == [.attachingAncestor])
        #expect(errors { top.attachChild(top) }.map(\.kind) == [.attachingAncestor])
        #expect(bottom.names == [])
    }

    @Test("detaching a stranger is refused, and it goes on where it lives")
    func stranger() {
        let (parent, other) = (RecordingRouter("parent", diary), RecordingRouter("other", diary))
        let child = RecordingRouter("child", diary)
        parent.interactable.activate()
        parent.attachChild(child)
        #expect(errors { other.detachChild(child) }.map(\.kind) == [.detachingStranger])
        #expect(child.interactor.isActive)
        #expect(parent.names == ["child"])
    }

    @Test("what is said names both RIBs and the way out")
    func texts() {
        final class CardRouter: Router<Interactor> {}
        final class AccountRouter: Router<Interactor> {}
        let (card, other) = (
            CardRouter(interactor: Interactor()), CardRouter(interactor: Interactor())
        )
        let account = AccountRouter(interactor: Interactor())
        card.attachChild(account)
        let errors = errors {
            card.attachChild(account)
            other.attachChild(account)
            account.attachChild(card)
            other.detachChild(account)
        }
        #expect(
            errors.map(\.description) == [
                "CardRouter has AccountRouter as a child already: "
                    + "attach it once, detach it before",
                "CardRouter cannot attach AccountRouter, which has another parent: "
                    + "detach it there first",
                "AccountRouter cannot attach CardRouter, which is itself or above it: "
                    + "build a new RIB",
                "CardRouter cannot detach AccountRouter, which is no child of it: "
                    + "ask its own parent",
            ]
        )
    }

    #if os(Linux) || os(macOS)
        @Test("without a handler of its own the program stops and says why")
        func stops() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let parent = RecordingRouter("parent", Diary())
                    parent.detachChild(RecordingRouter("child", Diary()))
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains("RecordingRouter cannot detach RecordingRouter, which is no child")
            )
        }
    #endif

    func errors(_ body: () -> Void) -> [ProgrammerError] {
        let before = ProgrammerError.handler
        defer { ProgrammerError.handler = before }
        var errors: [ProgrammerError] = []
        ProgrammerError.handler = { errors.append($0) }
        body()
        return errors
    }
}
