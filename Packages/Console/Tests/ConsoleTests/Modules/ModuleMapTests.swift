import DependencyContainer
import DependencyContainerGraph
import RIBs
import Testing

@testable import Console

@MainActor
@Suite("The module map")
struct ModuleMapTests {
    private final class HomeRouter: Router<HomeInteractor> {}
    private final class HomeInteractor: Interactor {}
    private final class CardInteractor: Interactor {}

    private let home = HomeRouter(interactor: HomeInteractor())

    private func card() -> Router<CardInteractor> { Router(interactor: CardInteractor()) }

    /// The first tree of a map.
    private func tree(of map: ModuleMapViewController) -> [String] {
        guard case .tree(let tree)? = map.screen.blocks.first else { return [] }
        return tree.nodes.map { node in
            String(repeating: "  ", count: node.depth) + (node.spans.first?.text ?? "")
                + (node.isMarked ? " *" : "")
        }
    }

    @Test("follows the tree of RIBs, and marks the newest one")
    func follows() throws {
        let map = ModuleMapViewController(of: home, in: try SampleBank.container(), wiredBy: "App")
        #expect(tree(of: map) == ["Home *"])
        let first = card()
        home.attachChild(first)
        #expect(tree(of: map) == ["Home", "  Card *"])
        let second = card()
        first.attachChild(second)
        #expect(tree(of: map) == ["Home", "  Card", "    Card *"])
        first.detachChild(second)
        #expect(tree(of: map) == ["Home", "  Card *"])
    }

    @Test("shows the surroundings of the newest RIB in a deep tree")
    func deep() throws {
        let map = ModuleMapViewController(of: home, in: try SampleBank.container(), wiredBy: "App")
        var last: any Routing = home
        for _ in 0..<50 {
            let next = card()
            last.attachChild(next)
            last = next
        }
        #expect(tree(of: map).count == 9)
        #expect(tree(of: map).first == "…")
        #expect(tree(of: map).last?.hasSuffix("Card *") == true)
    }

    @Test("says what to do as long as there is no hop, and then that no import exists")
    func strip() throws {
        let container = try SampleBank.container()
        let map = ModuleMapViewController(of: home, in: container, wiredBy: "App")
        #expect(
            map.strip(columns: 40).map(\.text) == [
                "Home", "Hops between packages: none yet.", "Open a screen of another package.",
            ]
        )
        #expect(map.strip(columns: 12).allSatisfy { $0.width <= 12 })
        #expect(map.screen.blocks.last == .text("Open a screen of another package."))
        let crossings = try SampleBank.crossings()
        map.show(try #require(crossings.hop(from: "Card", to: "Account", below: "App")))
        let wide = map.strip(columns: 80)
        #expect(
            wide.map(\.text) == [
                "Home", "Card → Account  ✓ Card does not import Account", "AccountScreen",
            ]
        )
        #expect(wide[1].runs.last?.style == .role(.positive))
        #expect(map.strip(columns: 40)[1].text == "Card → Account  ✓")
        #expect(map.strip(columns: 12).allSatisfy { $0.width <= 12 })
    }

    @Test("a package that hears others has a dashed arrow from each of them, and no id")
    func listening() throws {
        let container = try SampleBank.container()
        let map = ModuleMapViewController(of: home, in: container, wiredBy: "App")
        let crossings = ScreenCrossings(of: container, app: "App", graph: container.graph) {
            $0 == "Card" ? ["Account", "App"] : []
        }
        #expect(crossings.hop(heardBy: "Account") == nil)
        map.show(try #require(crossings.hop(heardBy: "Card")))
        let strip = map.strip(columns: 80)
        #expect(strip[1].text == "Account ⇢ Card  ✓ by the log, without a call")
        #expect(strip[2].text == "and it hears App")
        #expect(map.strip(columns: 24)[1].text == "Account ⇢ Card  ✓")
        guard case .tree(let tree)? = map.screen.blocks.last else {
            Issue.record("the map has no hop")
            return
        }
        #expect(
            tree.nodes.map { $0.spans.map(\.text).joined() } == [
                "Account ⇢ Card", "App ⇢ Card", "✓ by the log, without a call",
            ]
        )
        let arrow = try #require(tree.nodes.first?.spans.first { $0.text == " ⇢ " })
        #expect(arrow.role == .positive, "its own style: other arrows are muted")
    }

    @Test("the path of the strip ends with the newest RIB in a narrow window")
    func narrowPath() throws {
        let map = ModuleMapViewController(of: home, in: try SampleBank.container(), wiredBy: "App")
        var last: any Routing = home
        for _ in 0..<6 {
            let next = card()
            last.attachChild(next)
            last = next
        }
        #expect(map.strip(columns: 80)[0].text == "Home › Card › Card › Card › Card › Card › Card")
        #expect(map.strip(columns: 20)[0].text == "… › Card › Card")
    }

    @Test("observes the tree only while it exists, and holds no RIB")
    func released() throws {
        var map: ModuleMapViewController? = ModuleMapViewController(
            of: home,
            in: try SampleBank.container(),
            wiredBy: "App"
        )
        var child: Router<CardInteractor>? = card()
        weak let observed = child
        child.map(home.attachChild)
        child.map(home.detachChild)
        child = nil
        #expect(observed == nil)
        #expect(map != nil)
        weak let released = map
        map = nil
        #expect(released == nil)
    }

    @Test("a hop between features names the id, and the import that does not exist")
    func featureHop() throws {
        let crossings = try SampleBank.crossings()
        let hop = try #require(crossings.hop(from: "Card", to: "Account", below: "App"))
        #expect(hop.ids == ["AccountScreen"])
        #expect(!hop.isByApp)
        #expect(crossings.hop(from: "Card", to: "Card", below: "App") == nil)
        #expect(crossings.hop(from: "Card", to: "Shared", below: "App") == nil)
    }

    @Test("a hop from the app names its list, and a hop from an adapter of the app no id")
    func appHop() throws {
        let crossings = try SampleBank.crossings()
        let hop = try #require(crossings.hop(from: "App", to: "Card", below: "App"))
        #expect(hop.ids == ["Entries"])
        #expect(hop.isByApp)
        #expect(crossings.hop(from: "App", to: "Card", below: "Account")?.ids == [])
    }
}
