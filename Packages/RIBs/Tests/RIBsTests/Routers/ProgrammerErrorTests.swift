import RIBs
import Testing

// Serialized, because they share the program's handler.
@MainActor
@Suite("Programmer errors", .serialized)
struct ProgrammerErrorTests {
    private let log = EventLog()

    @Test("attaching a child twice is refused")
    func twice() {
        let (parent, child) = (RecordingRouter("parent", log), RecordingRouter("child", log))
        parent.attachChild(child)
        #expect(programmerErrors { parent.attachChild(child) }.map(\.kind) == [.attachingTwice])
        #expect(parent.names == ["child"])
    }

    @Test("attaching the child of another parent is refused")
    func stolen() {
        let (parent, thief) = (RecordingRouter("parent", log), RecordingRouter("thief", log))
        let child = RecordingRouter("child", log)
        parent.attachChild(child)
        #expect(
            programmerErrors { thief.attachChild(child) }.map(\.kind) == [.attachingChildOfAnother]
        )
        #expect(parent.names == ["child"])
        #expect(thief.names == [])
    }

    @Test("attaching a router to itself or to a descendant is refused")
    func cycle() {
        let (top, middle) = (RecordingRouter("top", log), RecordingRouter("middle", log))
        let bottom = RecordingRouter("bottom", log)
        top.attachChild(middle)
        middle.attachChild(bottom)
        #expect(programmerErrors { bottom.attachChild(top) }.map(\.kind) == [.attachingAncestor])
        #expect(programmerErrors { top.attachChild(top) }.map(\.kind) == [.attachingAncestor])
        #expect(bottom.names == [])
    }

    @Test("detaching another parent's child is refused and leaves it active")
    func stranger() {
        let (parent, other) = (RecordingRouter("parent", log), RecordingRouter("other", log))
        let child = RecordingRouter("child", log)
        parent.interactable.activate()
        parent.attachChild(child)
        #expect(programmerErrors { other.detachChild(child) }.map(\.kind) == [.detachingStranger])
        #expect(child.interactor.isActive)
        #expect(parent.names == ["child"])
    }

    @Test("putting another parent's child to sleep, or waking it, is refused")
    func sleepingStranger() {
        let (parent, other) = (RecordingRouter("parent", log), RecordingRouter("other", log))
        let (child, foreign) = (RecordingRouter("child", log), ForeignRouter(Interactor()))
        parent.interactable.activate()
        parent.attachChild(child)
        for stranger in [child, foreign] as [any Routing] {
            let errors = programmerErrors {
                other.sleepChild(stranger)
                other.wakeChild(stranger)
            }
            #expect(errors.map(\.kind) == [.sleepingStranger, .wakingStranger])
        }
        #expect(child.interactor.isActive)
        let errors = programmerErrors { parent.attachChild(child, asleep: true) }
        #expect(errors.map(\.kind) == [.attachingTwice])
        #expect(child.interactor.isActive)
    }

    @Test("the text of a programmer error names both RIBs and says what to do")
    func texts() {
        final class CardRouter: Router<Interactor> {}
        final class AccountRouter: Router<Interactor> {}
        let (card, other) = (
            CardRouter(interactor: Interactor()), CardRouter(interactor: Interactor())
        )
        let account = AccountRouter(interactor: Interactor())
        card.attachChild(account)
        let errors = programmerErrors {
            card.attachChild(account)
            other.attachChild(account)
            account.attachChild(card)
            other.detachChild(account)
            other.sleepChild(account)
            other.wakeChild(account)
        }
        #expect(
            errors.map(\.description) == [
                "CardRouter already has the child AccountRouter: "
                    + "attach it only once, or detach it first",
                "CardRouter cannot attach AccountRouter, which has another parent: "
                    + "detach it from that parent",
                "AccountRouter cannot attach CardRouter, which is its ancestor or itself: "
                    + "build a new RIB",
                "CardRouter cannot detach AccountRouter, which is not its child: "
                    + "let the parent of that RIB detach it",
                "CardRouter cannot put AccountRouter to sleep, which is not its child: "
                    + "attach it first",
                "CardRouter cannot wake AccountRouter, which is not its child: attach it first",
            ]
        )
    }

    #if os(Linux) || os(macOS)
        @Test("a programmer error stops the program with its text by default")
        func stops() async {
            let result = await #expect(
                processExitsWith: .failure,
                observing: [\.standardErrorContent]
            ) {
                await MainActor.run {
                    let parent = RecordingRouter("parent", EventLog())
                    parent.detachChild(RecordingRouter("child", EventLog()))
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains("RecordingRouter cannot detach RecordingRouter, which is not its")
            )
        }
    #endif
}
