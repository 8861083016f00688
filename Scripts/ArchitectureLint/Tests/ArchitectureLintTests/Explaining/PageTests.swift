import Foundation
import Testing

@testable import ArchitectureLint

@Suite("The HTML page of a graph", .serialized)
struct PageTests {
    /// Names that would break a page without escapes.
    private static let odd = [
        "</script><script>alert(1)</script>", "<b>&\"'", "카드", "a\\b\u{2028}c",
    ]

    @Test("contains the graph as safe data, and loads nothing")
    func data() throws {
        let drawing = Drawing.made(Self.odd, [(Self.odd[0], Self.odd[1])])
        let page = try drawing.page()
        let start = try #require(page.range(of: "id=\"data\">"))
        let rest = page[start.upperBound...]
        let end = try #require(rest.range(of: "</script>"))
        let data = Data(rest[..<end.lowerBound].utf8)
        let document = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let nodes = document?["nodes"] as? [[String: Any]]
        #expect(nodes?.compactMap { $0["name"] as? String } == Self.odd.sorted())
        #expect((document?["arrows"] as? [Any])?.count == 1)
        for part in ["src=", "href=", "@import", "fetch(", "innerHTML"] {
            #expect(!page.contains(part))
        }
        #expect(page.contains("default-src 'none'"))
    }

    @Test("needs less than a megabyte for 1,000 modules and 5,000 arrows")
    func size() throws {
        let drawing = Drawing.large
        #expect(drawing.nodes.count == 1_000)
        #expect(drawing.arrows.count > 4_500)
        #expect(try drawing.page().utf8.count < 1_000_000)
    }

    @Test("shows the dependencies, floor and findings of a module at a click")
    func click() throws {
        try expectAnswer(
            "App,Card,Ledger|3|1|Card library · Packages/Card · floor 0 "
                + "Show only its neighbors Depends on (1) Ledger imported: Card.swift:2 ✗ Card imports Ledger "
                + "Used by (1) App "
                + "declared: App/Package.swift:1|App",
            .small,
            """
            const before = [shown().join(), document.querySelectorAll('.arrow').length,
              document.querySelectorAll('.arrow.error').length];
            click(byName('Card'));
            const text = document.getElementById('details').innerText.replace(/\\s+/g, ' ');
            const row = document.querySelectorAll('#details li button')[1];
            row.click();
            return [...before, text, document.querySelector('#details h2').textContent].join('|');
            """
        )
    }

    @Test("explains the arrow of a shared source")
    func shared() throws {
        var drawing = Drawing.made(["A", "B", "C"], [("A", "B")], broken: [("B", "C")])
        drawing.arrows[1].imported = nil
        drawing.arrows[1].marks = []
        drawing.arrows[1].shared = "B/Link.swift:1"
        try expectAnswer(
            "true|1|true",
            drawing,
            """
            const before = document.getElementById('chips').innerText.includes('Linked sources 1');
            click(byName('B'));
            const text = document.getElementById('details').innerText;
            return [before, document.querySelectorAll('.arrow.shared').length,
              text.includes('builds a source through a link: B/Link.swift:1')].join('|');
            """
        )
    }

    @Test("shows names as text, never as markup")
    func oddNames() throws {
        try expectAnswer(
            "4|0|카드|<b>&\"'",
            .made(Self.odd, []),
            "return shown().sort().length + '|' + document.querySelectorAll('.node b').length"
                + " + '|' + byName('카드').querySelector('span').textContent"
                + " + '|' + byName('<b>&\"\\'').querySelector('span').textContent;"
        )
    }

    @Test("shows only what search and filters match")
    func filters() throws {
        try expectAnswer(
            "Card|Ledger|Card,Ledger",
            .small,
            """
            type('find', 'CAR');
            const searched = shown().join();
            type('find', 'packages/ledger library');
            const filtered = shown().join();
            type('find', '');
            type('show-broken', true);
            return [searched, filtered, shown().join()].join('|');
            """
        )
    }

    @Test("opens and closes the boxes of groups, and draws the arrows of all inside as one")
    func boxes() throws {
        try expectAnswer(
            "feature open,ground open|feature,ground|App|inside"
                + "|feature open,ground|App,Card,Deposit",
            .marked,
            """
            const open = boxes().join();
            click(document.getElementById('close-all'));
            const closed = [boxes().join(), shown().join()];
            const arrow = document.querySelector('.arrow.error');
            const loop = arrow ? 'drawn' : 'inside';
            click(document.querySelector('.box[data-name=feature] .box-toggle'));
            return [open, ...closed, loop, boxes().join(), shown().join()].join('|');
            """
        )
    }

    @Test("gives errors, warnings, undeclared, unused and gone dependencies colors and toggles")
    func toggles() throws {
        try expectAnswer(
            "6|8|none,none,none,none,none,none|8|1",
            .marked,
            """
            const kinds = ['error', 'warning', 'undeclared', 'unused', 'gone', 'plain'];
            const colors = new Set(kinds.map(color));
            const before = document.querySelectorAll('.arrow').length;
            const gone = kinds.map(kind => {
              type('show-' + kind, false);
              const left = color(kind);
              type('show-' + kind, true);
              return left;
            });
            return [colors.size, before, gone.join(), document.querySelectorAll('.arrow').length,
              document.querySelectorAll('.node.new').length].join('|');
            """
        )
    }

    @Test("hides tests at first")
    func tests() throws {
        try expectAnswer(
            "false|true",
            .marked,
            """
            const before = shown().includes('CardTests');
            type('show-tests', true);
            return [before, shown().includes('CardTests')].join('|');
            """
        )
    }

    @Test("dims what a selected module does not touch")
    func dimming() throws {
        try expectAnswer(
            "|Ledger 5|",
            .marked,
            """
            const before = dimmed().join();
            click(byName('Card'));
            const selected = dimmed().join() + ' ' + document.querySelectorAll('.arrow.other').length;
            document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
            return [before, selected, dimmed().join()].join('|');
            """
        )
    }

    @Test("restores selection, boxes and toggles from its link")
    func link() throws {
        let link = try inBrowser(
            .marked,
            """
            click(byName('Card'));
            click(document.querySelector('.box[data-name=ground] .box-toggle'));
            type('show-warning', false);
            type('show-tests', true);
            return location.hash.slice(1);
            """
        )
        guard let link else { return }
        let look = """
            const boxed = document.querySelector('.selected').dataset.name;
            return [boxed, boxes().join(), color('warning'), shown().includes('CardTests'),
              document.querySelector('#details h2').textContent,
              document.getElementById('show-warning').checked].join('|');
            """
        let answer = try inBrowser(.marked, look, fragment: link)
        #expect(answer == "Card|feature open,ground|none|true|Card|false")
        let unknown = try inBrowser(
            .marked,
            "return document.querySelectorAll('.selected').length + '|' + shown().length;",
            fragment: "select=module+Gone&by=nothing&other=1"
        )
        #expect(unknown == "0|5")
    }

    @Test("has other colors where a person prefers dark pages")
    func dark() throws {
        let look =
            "return [color('error'), getComputedStyle(document.body).backgroundColor].join('|');"
        guard let light = try inBrowser(.marked, look) else { return }
        let dark = try inBrowser(.marked, look, isDark: true)
        #expect(light == "rgb(200, 16, 46)|rgb(247, 247, 245)")
        #expect(dark == "rgb(255, 107, 107)|rgb(22, 22, 24)")
    }

    @Test("draws the middle of 1,000 modules, and the neighbors of a selected one")
    func large() throws {
        try expectAnswer(
            "true|true|1000|0|true|true|1000|true",
            .large,
            """
            const stage = document.getElementById('drawing'), most = stage.scrollWidth - stage.clientWidth;
            const middle = [most > 100, Math.abs(2 * stage.scrollLeft - most) < 4];
            let made = 0;
            for (const maker of ['createElement', 'createElementNS']) {
              const make = document[maker].bind(document);
              document[maker] = (...kind) => { made += 1; return make(...kind); };
            }
            const all = [shown().length, document.querySelectorAll('.arrow').length];
            type('find', 'Module1500');
            click(byName('Module1500'));
            const near = shown().length, arrows = document.querySelectorAll('.arrow').length;
            const drawnNear = made;
            click(document.querySelector('#paper svg'));
            type('find', '');
            const isLittle = drawnNear < 1000 && made < 6000;
            return [...middle, ...all, near > 3 && near < 100, arrows > 3, shown().length, isLittle].join('|');
            """
        )
    }

    /// Expects an answer of a browser, if one is installed.
    private func expectAnswer(_ expected: String, _ drawing: Drawing, _ script: String) throws {
        guard let answer = try inBrowser(drawing, script) else { return }
        #expect(answer == expected)
    }

    /// The answer of a browser; nil when no browser is installed.
    private func inBrowser(
        _ drawing: Drawing,
        _ script: String,
        fragment: String = "",
        isDark: Bool = false
    ) throws -> String? {
        guard let browser = Browser.installed else {
            print("No chromium and no google-chrome is installed: the page was not tried in one.")
            #expect(try drawing.page().contains("\"name\":"))
            return nil
        }
        return try browser.answer(
            of: try drawing.page(),
            to: script,
            fragment: fragment,
            isDark: isDark
        )
    }
}
