import RIBs
import Testing

@MainActor
@Suite("RIBTree")
struct RIBTreeTests {
    private final class HomeRouter: Router<Interactor> {}
    private final class CardRouter: ViewableRouter<Interactor, View> {}
    private final class BackupRouter: Router<Interactor> {}
    private final class GameInteractor: Interactor {}
    private final class View: ViewControllable {}

    private func card() -> CardRouter {
        CardRouter(interactor: Interactor(), viewController: View())
    }

    /// Home with a card that has a game, a card that is asleep, and an inactive backup with a card.
    private func home() -> HomeRouter {
        let home = HomeRouter(interactor: Interactor())
        home.interactable.activate()
        home.load()
        let first = card()
        home.attachChild(first)
        first.attachChild(Router<GameInteractor>(interactor: GameInteractor()))
        home.attachChild(card(), asleep: true)
        let backup = BackupRouter(interactor: Interactor())
        home.attachChild(backup)
        backup.attachChild(card())
        backup.interactable.deactivate()
        return home
    }

    @Test("the text of a tree shows parents, views, and RIBs that are inactive or asleep")
    func text() {
        let home = home()
        #expect(
            RIBTree(of: home).text == """
                Home
                ├─ Card (view)
                │  └─ Game
                ├─ Card (view, asleep)
                └─ Backup (inactive)
                   └─ Card (view, inactive)
                """
        )
    }

    @Test("the JSON of a tree is a flat array with each RIB's parent")
    func json() {
        #expect(
            RIBTree(of: home()).json == """
                [
                {"id":0,"parent":null,"name":"Home","isActive":true,"isAsleep":false,\
                "hasView":false},
                {"id":1,"parent":0,"name":"Card","isActive":true,"isAsleep":false,"hasView":true},
                {"id":2,"parent":1,"name":"Game","isActive":true,"isAsleep":false,"hasView":false},
                {"id":3,"parent":0,"name":"Card","isActive":false,"isAsleep":true,"hasView":true},
                {"id":4,"parent":0,"name":"Backup","isActive":false,"isAsleep":false,\
                "hasView":false},
                {"id":5,"parent":4,"name":"Card","isActive":false,"isAsleep":false,"hasView":true}
                ]
                """
        )
    }

    @Test("the Mermaid chart of a tree distinguishes views and inactive RIBs")
    func mermaid() {
        #expect(
            RIBTree(of: home()).mermaid == """
                graph TD
                    rib0(["Home"])
                    rib1["Card"]
                    rib2(["Game"])
                    rib3["Card"]:::inactive
                    rib4(["Backup"]):::inactive
                    rib5["Card"]:::inactive
                    rib0 --> rib1
                    rib1 --> rib2
                    rib0 --> rib3
                    rib0 --> rib4
                    rib4 --> rib5
                    classDef inactive stroke-dasharray: 4 4
                """
        )
    }

    @Test("a RIB with a generic router is named after its interactor")
    func names() {
        let game = Router<any Interactable>(interactor: GameInteractor())
        #expect(RIBTree(of: game).nodes.map(\.name) == ["Game"])
        let bare = Router(interactor: Interactor())
        #expect(RIBTree(of: bare).nodes.map(\.name) == ["Interactor"])
    }

    @Test("a RIB belongs to the module of its interactor, or of its router")
    func modules() {
        let game = Router<any Interactable>(interactor: GameInteractor())
        #expect(RIBTree(of: game).nodes.map(\.module) == ["RIBsTests"])
        #expect(RIBTree(of: card()).nodes.map(\.module) == ["RIBsTests"])
        #expect(RIBTree(of: Router(interactor: Interactor())).nodes.map(\.module) == ["RIBs"])
    }

    @Test("the surroundings of a RIB begin some levels above it, or at the root")
    func surroundings() throws {
        let home = home()
        let first = try #require(home.children.first)
        let game = try #require(first.children.first)
        #expect(RIBTree(around: game, levels: 0).nodes.map(\.name) == ["Game"])
        #expect(RIBTree(around: game, levels: 1).nodes.map(\.name) == ["Card", "Game"])
        #expect(RIBTree(around: game, levels: 1).isPartial)
        #expect(RIBTree(around: game, levels: 9) == RIBTree(of: home))
        #expect(!RIBTree(of: home).isPartial)
    }

    @Test("a sleeping RIB is asleep in a tree, also if its router only conforms to Routing")
    func asleep() {
        let home = HomeRouter(interactor: Interactor())
        let (card, foreign) = (card(), ForeignRouter(Interactor()))
        home.attachChild(card, asleep: true)
        home.attachChild(foreign, asleep: true)
        #expect(RIBTree(of: home).nodes.map(\.isAsleep) == [false, true, true])
        #expect(RIBTree.Node(of: card).isAsleep)
        home.wakeChild(card)
        home.wakeChild(foreign)
        #expect(RIBTree(of: home).nodes.map(\.isAsleep) == [false, false, false])
    }

    @Test("special characters in names are escaped in JSON and Mermaid")
    func escaping() throws {
        final class BoxInteractor<Value>: Interactor {}
        let tree = RIBTree(of: Router(interactor: BoxInteractor<Int>()))
        let name = try #require(tree.nodes.first?.name)
        #expect(name == "BoxInteractor<Int>")
        #expect(tree.json.contains(#""name":"BoxInteractor<Int>""#))
        #expect(tree.mermaid.contains("BoxInteractor#lt;Int#gt;"))
    }

    @Test("a tree is a snapshot that holds no RIB")
    func moment() {
        var home: HomeRouter? = home()
        weak let observed = home
        let before = home.map(RIBTree.init)
        home?.children.first.map { home?.detachChild($0) }
        let after = home.map(RIBTree.init)
        #expect(before?.nodes.count == 6)
        #expect(after?.nodes.count == 4)
        home = nil
        #expect(observed == nil)
        #expect(before?.nodes.first?.name == "Home")
    }

    @Test("the text of a tree shows the depth beyond 24 levels")
    func narrow() {
        let head = Router(interactor: Interactor())
        var routers: [any Routing] = [head]
        for _ in 0..<30 {
            let next = Router(interactor: Interactor())
            routers.last?.attachChild(next)
            routers.append(next)
        }
        head.attachChild(card())
        let lines = RIBTree(of: head).text.split(separator: "\n")
        let indent = "│  " + String(repeating: "   ", count: 23)
        #expect(lines.count == 32)
        #expect(
            lines[24] == "│  " + String(repeating: "   ", count: 22) + "└─ Interactor (inactive)"
        )
        #expect(lines[25] == indent + "└─ [25] Interactor (inactive)")
        #expect(lines[30] == indent + "└─ [30] Interactor (inactive)")
        #expect(lines[31] == "└─ Card (view, inactive)")
    }

    @Test("a tree of 100,000 levels or siblings is printed without recursion")
    func large() {
        let head = Router(interactor: Interactor())
        var links: [any Routing] = [head]
        for _ in 0..<100_000 {
            let link = Router(interactor: Interactor())
            links[links.count - 1].attachChild(link)
            links.append(link)
        }
        let chain = RIBTree(of: head)
        #expect(chain.nodes.last?.depth == 100_000)
        #expect(chain.text.hasSuffix("└─ [100000] Interactor (inactive)"))
        #expect(chain.json.split(separator: "\n").count == 100_003)
        #expect(chain.mermaid.split(separator: "\n").count == 1 + 100_001 + 100_000 + 1)
        // Detached from the end, so that this test does not depend on how a chain is released.
        for (parent, child) in zip(links, links.dropFirst()).reversed() {
            parent.detachChild(child)
        }

        let wide = Router(interactor: Interactor())
        for _ in 0..<100_000 { wide.attachChild(Router(interactor: Interactor())) }
        let row = RIBTree(of: wide)
        #expect(row.nodes.count == 100_001)
        #expect(row.nodes.allSatisfy { $0.depth <= 1 })
    }
}
