/// Renders a gauge.
struct GaugeRenderer {
    let width: Int

    /// The length of the bar in columns; `shortBar` is used if this length does not fit.
    private static let longBar = 20
    private static let shortBar = 10
    /// The glyphs of a partly filled cell, by its number of eighths.
    ///
    /// One eighth is drawn as two eighths, because the glyph `▏` is used for the right end of a
    /// bar.
    private static let eighths = Array("▎▎▎▍▌▋▊▉")

    func lines(of gauge: Gauge) -> [StyledLine] {
        let name = TerminalSafe.line(gauge.name)
        let caption = TerminalSafe.line(gauge.caption)
        let texts = DisplayWidth.of(name) + DisplayWidth.of(caption)
        for cells in [Self.longBar, Self.shortBar] where texts + cells + 4 <= width {
            return [
                StyledLine(name + " ", .dim) + bar(gauge, cells: cells)
                    + StyledLine(" " + caption)
            ]
        }
        let cells = min(Self.longBar, width - 2)
        return TextWrapper.linesUnlessEmpty(of: name, width: width).map { StyledLine($0, .dim) }
            + (cells > 0 ? [bar(gauge, cells: cells)] : [])
            + TextWrapper.linesUnlessEmpty(of: caption, width: width).map { StyledLine($0) }
    }

    /// Returns the bar, which is full only for the fraction 1 and empty only for the fraction 0.
    private func bar(_ gauge: Gauge, cells: Int) -> StyledLine {
        let nearest = Int((gauge.fraction * Double(cells * 8)).rounded())
        let eighths =
            gauge.fraction <= 0
            ? 0 : gauge.fraction >= 1 ? cells * 8 : min(max(1, nearest), cells * 8 - 1)
        let part = eighths % 8
        let full =
            String(repeating: "█", count: eighths / 8)
            + (part > 0 ? String(Self.eighths[part]) : "")
        return StyledLine("▕", .dim) + StyledLine(full, .role(gauge.role))
            + StyledLine(String(repeating: " ", count: cells - full.count)) + StyledLine("▏", .dim)
    }
}

/// Renders a sparkline.
struct SparklineRenderer {
    let width: Int

    /// The maximum number of bars, one for each day of a month.
    private static let maximumBars = 31

    func lines(of sparkline: Sparkline) -> [StyledLine] {
        let name = TerminalSafe.line(sparkline.name)
        let caption = TerminalSafe.line(sparkline.caption)
        let texts = [name, caption].filter { !$0.isEmpty }
        let beside = width - texts.reduce(0) { $0 + DisplayWidth.of($1) + 1 }
        let isBeside = beside >= min(Self.maximumBars, sparkline.values.count)
        let count = max(1, min(Self.maximumBars, isBeside ? beside : width))
        let bars = StyledLine(sparkline.bars(columns: count), .role(sparkline.role))
        guard isBeside else {
            return TextWrapper.linesUnlessEmpty(of: name, width: width).map { StyledLine($0, .dim) }
                + [bars]
                + TextWrapper.linesUnlessEmpty(of: caption, width: width).map { StyledLine($0) }
        }
        return [
            (name.isEmpty ? StyledLine() : StyledLine(name + " ", .dim)) + bars
                + StyledLine(caption.isEmpty ? "" : " " + caption)
        ]
    }
}

/// Renders a tree.
struct TreeRenderer {
    let width: Int

    /// The number of columns by which each level is indented.
    private static let indent = 2

    func lines(of tree: Tree) -> [StyledLine] {
        tree.nodes.map { node in
            let depth = min(node.depth * Self.indent, width / 2)
            return node.spans.reduce(StyledLine().indented(by: depth)) { line, span in
                let style = Style(role: span.role, isBold: node.isMarked && span.role != .muted)
                return line + StyledLine(TerminalSafe.line(span.text), style)
            }.shortened(to: width)
        }
    }
}

/// Renders as many panels in a row as fit, in boxes of equal height with rounded corners.
struct PanelsRenderer {
    /// The number of columns of the left and right border, with the spaces inside the border.
    static let margin = 4

    private let width: Int
    private let hasBoxes: Bool

    /// The maximum width of a row of panels, for a terminal and for a pipe.
    private static let maximumWidth = 160
    /// The minimum width of a panel with a border.
    private static let minimumBoxWidth = 20
    private static let gap = 1

    init(width: Int, hasBoxes: Bool) {
        self.width = min(width, Self.maximumWidth)
        self.hasBoxes = hasBoxes
    }

    func lines(of panels: [Panel]) -> [StyledLine] {
        guard hasBoxes, width >= Self.minimumBoxWidth else {
            return panels.flatMap { panel in
                [
                    StyledLine(TerminalSafe.line(panel.title), .bold).shortened(to: width)
                ]
                    + content(of: panel, width: width)
            }
        }
        var lines: [StyledLine] = []
        var start = 0
        while start < panels.count {
            var end = start + 1
            while end < panels.count, Self.minimumWidth(of: panels[start...end]) <= width {
                end += 1
            }
            lines += row(of: panels[start..<end])
            start = end
        }
        return lines
    }

    private static func minimumWidth(of panels: ArraySlice<Panel>) -> Int {
        panels.reduce((panels.count - 1) * gap) { $0 + $1.minimumWidth }
    }

    /// Returns the widths of the panels of a row, in proportion to their minimum widths.
    private func widths(of panels: ArraySlice<Panel>) -> [Int] {
        var rest = width - Self.gap * (panels.count - 1)
        var weight = panels.reduce(0) { $0 + $1.minimumWidth }
        return panels.map { panel in
            let share = rest * panel.minimumWidth / weight
            rest -= share
            weight -= panel.minimumWidth
            return share
        }
    }

    private func row(of panels: ArraySlice<Panel>) -> [StyledLine] {
        let widths = widths(of: panels)
        let contents = zip(panels, widths).map { content(of: $0, width: $1 - Self.margin) }
        let height = contents.map(\.count).max() ?? 0
        let boxes = zip(panels, zip(contents, widths)).map { panel, box in
            let gap = Array(repeating: StyledLine(), count: height - box.0.count)
            return Self.box(of: panel, around: box.0 + gap, inside: box.1 - Self.margin)
        }
        return (0..<height + 2).map { line in
            boxes.dropFirst().reduce(boxes.first?[line] ?? StyledLine()) {
                $0 + StyledLine(String(repeating: " ", count: Self.gap)) + $1[line]
            }
        }
    }

    /// Returns the box of a panel around lines that are not wider than `inside`.
    private static func box(
        of panel: Panel,
        around lines: [StyledLine],
        inside: Int
    ) -> [StyledLine] {
        let style = Style.role(panel.role)
        let title = StyledLine(TerminalSafe.line(panel.title)).shortened(to: inside - 1).text
        let shown = title.isEmpty ? "" : " \(title) "
        let rule = String(repeating: "─", count: max(0, inside + 1 - DisplayWidth.of(shown)))
        let bold = Style(role: panel.role == .muted ? .plain : panel.role, isBold: true)
        return [StyledLine("╭─", style) + StyledLine(shown, bold) + StyledLine(rule + "╮", style)]
            + lines.map {
                StyledLine("│ ", style) + $0.padded(to: inside) + StyledLine(" │", style)
            }
            + [StyledLine("╰" + String(repeating: "─", count: inside + 2) + "╯", style)]
    }

    private func content(of panel: Panel, width: Int) -> [StyledLine] {
        let sections = BlocksRenderer(width: max(1, width), hasBoxes: hasBoxes)
            .sections(of: panel.blocks, focus: nil)
        return ScreenSection.joined(sections, hasSpacing: false).lines
    }
}
