import Testing

@testable import Console

@Suite("Colors and glyphs of a terminal")
struct TerminalStyleTests {
    private func support(
        _ environment: [String: String],
        choice: ColorChoice = .auto,
        isTerminal: Bool = true
    ) -> ColorSupport {
        let io = InMemoryIO(terminals: isTerminal ? [.output] : [], environment: environment)
        return ColorSupport(choice: choice, stream: .output, io: io)
    }

    @Test(
        "'COLORTERM' and 'TERM' decide about the number of colors",
        arguments: [
            (["TERM": "xterm"], ColorDepth.basic), (["TERM": "xterm-256color"], .indexed),
            (["TERM": "xterm-direct"], .direct),
            (["TERM": "screen", "COLORTERM": "24bit"], .direct),
            (["TERM": "tmux-256color", "COLORTERM": "truecolor"], .direct),
            (["TERM": "linux"], .basic), (["TERM": "dumb", "COLORTERM": "truecolor"], .none),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], .none), ([:], .none),
        ]
    )
    func depth(environment: [String: String], depth: ColorDepth) {
        #expect(support(environment).depth == depth)
        #expect(support(environment, choice: .never).depth == .none)
        #expect(support(environment, choice: .always).depth != .none)
    }

    @Test(
        "the locale and 'TERM' decide about the glyphs",
        arguments: [
            (["LANG": "ko_KR.UTF-8"], GlyphSet.unicode), (["LC_ALL": "en_US.utf8"], .unicode),
            (["LC_ALL": "C", "LANG": "ko_KR.UTF-8"], .ascii), (["LANG": "ko_KR.EUC-KR"], .ascii),
            (["LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "C"], .unicode), ([:], .ascii),
            (["LANG": "C.UTF-8", "TERM": "linux"], .ascii),
            (["LANG": "C.UTF-8", "TERM": "dumb"], .ascii),
        ]
    )
    func glyphs(environment: [String: String], glyphs: GlyphSet) {
        #expect(support(environment).glyphs == glyphs)
        let ofPipe = support(environment, isTerminal: false).glyphs
        #expect(ofPipe == (glyphs == .ascii ? .asciiBlocks : glyphs))
    }

    @Test("ASCII glyphs have the width of the others, and a pipe keeps the marks of a text")
    func spelling() {
        let text = "╭─╮│╰╯ ▕██▌ ▏ ▁▃█ ▸ › … ✓ 한글"
        let spelled = GlyphSet.ascii.spelling(of: text)
        #expect(spelled == "+-+|++ [##= ] _-# > > . * 한글")
        #expect(DisplayWidth.of(spelled) == DisplayWidth.of(text))
        #expect(GlyphSet.asciiBlocks.spelling(of: "█ a…b") == "# a…b")
    }

    @Test("every color of the palette is another one, at each depth")
    func palette() {
        #expect(ColorRole.paletteSize >= 12)
        for depth in [ColorDepth.basic, .indexed, .direct] {
            let colors = (0..<ColorRole.paletteSize).map { ColorRole.palette($0).parameters(depth) }
            #expect(Set(colors).count == ColorRole.paletteSize)
            #expect(ColorRole.palette(ColorRole.paletteSize).parameters(depth) == colors[0])
        }
        #expect(ColorRole.palette(.min).parameters(.basic) != nil)
    }

    @Test(
        "a role is written as the terminal shows it",
        arguments: [
            (ColorDepth.none, "x"), (.basic, "\u{1B}[1;36mx\u{1B}[0m"),
            (.indexed, "\u{1B}[1;38;5;38mx\u{1B}[0m"),
            (.direct, "\u{1B}[1;38;2;26;167;196mx\u{1B}[0m"),
        ]
    )
    func role(depth: ColorDepth, written: String) {
        #expect(ColorSupport(depth: depth).apply(.accent, to: "x") == written)
    }
}
