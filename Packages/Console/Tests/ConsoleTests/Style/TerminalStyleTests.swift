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
        var globals = GlobalOptions()
        globals.color = choice
        return ColorSupport(globals, stream: .output, io: io)
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

    @Test(
        "every color of the palette is another one, at each depth",
        arguments: TerminalBackground.allCases
    )
    func palette(background: TerminalBackground) {
        #expect(ColorRole.paletteSize >= 12)
        for depth in [ColorDepth.basic, .indexed, .direct] {
            func color(_ number: Int) -> String? {
                ColorRole.palette(number).parameters(depth, on: background)
            }
            let colors = (0..<ColorRole.paletteSize).map(color)
            #expect(Set(colors).count == ColorRole.paletteSize)
            #expect(color(ColorRole.paletteSize) == colors[0])
            #expect(color(.min) != nil)
        }
    }

    @Test(
        "'COLORFGBG' decides about the background, which is dark if it is unknown",
        arguments: [
            ("15;0", TerminalBackground.dark), ("0;15", .light), ("0;default;15", .light),
            ("0;7", .light), ("7;8", .dark), ("12;8", .dark), ("default;default", .dark),
            ("", .dark), ("0;99", .dark), (nil, .dark),
        ] as [(String?, TerminalBackground)]
    )
    func environment(value: String?, background: TerminalBackground) {
        let io = InMemoryIO(environment: value.map { ["COLORFGBG": $0] } ?? [:])
        var globals = GlobalOptions()
        #expect(ColorSupport(globals, stream: .output, io: io).background == background)
        globals.background = .light
        #expect(ColorSupport(globals, stream: .output, io: io).background == .light)
    }

    @Test(
        "a terminal reports its background in one to four digits for each color",
        arguments: [
            ("11;rgb:ffff/ffff/ffff", TerminalBackground.light), ("11;rgb:f/f/f", .light),
            ("11;rgb:fd/f6/e3", .light), ("11;rgb:1e1e/1e1e/1e1e", .dark),
            ("11;rgba:0000/0000/0000/ffff", .dark), ("11;rgb:ffff/0000/0000", .dark),
            ("11;rgb:ffff/ffff", nil), ("10;rgb:ffff/ffff/ffff", nil), ("11;rgb:x/y/z", nil),
            ("11;rgb:fffffffff/0/0", nil), ("", nil),
        ] as [(String, TerminalBackground?)]
    )
    func response(text: String, background: TerminalBackground?) {
        #expect(TerminalBackground(response: Array(text.utf8)) == background)
        for end in ["\u{7}", "\u{1B}\\"] {
            var decoder = KeyDecoder()
            let bytes = Array("a\u{1B}]\(text)\(end)b".utf8)
            // Keys around the response are keys, however the bytes arrive.
            #expect(
                bytes.flatMap { decoder.keys(from: [$0]) } == [.character("a"), .character("b")]
            )
            #expect(decoder.takeBackground() == background)
            #expect(decoder.takeBackground() == nil)
        }
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
