/// Renders a gauge.
struct GaugeRenderer {
    let width: Int

    /// The lengths of the bar, of which the longest that fits is used.
    private static let longBar = 20
    private static let shortBar = 10

    func lines(of gauge: Gauge) -> [StyledLine] {
        let name = TerminalSafe.line(gauge.name)
        let caption = TerminalSafe.line(gauge.caption)
        let texts = DisplayWidth.of(name) + DisplayWidth.of(caption)
        for cells in [Self.longBar, Self.shortBar] where texts + cells + 4 <= width {
            return [
                StyledLine(name + " ", .dim) + StyledLine(bar(gauge.fraction, cells: cells))
                    + StyledLine(" " + caption)
            ]
        }
        let cells = min(Self.longBar, width - 2)
        return TextWrapper.lines(of: name, width: width).map { StyledLine($0, .dim) }
            + (cells > 0 ? [StyledLine(bar(gauge.fraction, cells: cells))] : [])
            + TextWrapper.lines(of: caption, width: width).map { StyledLine($0) }
    }

    /// Returns the bar, which is full only at 1 and empty only at 0.
    private func bar(_ fraction: Double, cells: Int) -> String {
        let nearest = Int((fraction * Double(cells)).rounded())
        let full =
            fraction <= 0 ? 0 : fraction >= 1 ? cells : min(max(1, nearest), max(1, cells - 1))
        return "[" + String(repeating: "#", count: full)
            + String(repeating: "-", count: cells - full) + "]"
    }
}

/// Renders the picture of a payment card.
struct CardPictureRenderer {
    let width: Int

    /// The preferred width inside the frame.
    private static let preferredInnerWidth = 28
    /// The minimum width inside the frame; narrower pictures have no frame.
    private static let minimumInnerWidth = 8

    func lines(of card: CardPicture) -> [StyledLine] {
        let above = [TerminalSafe.line(card.issuer), ""]
        let below = [TerminalSafe.line(card.number), TerminalSafe.line(card.detail)]
            .filter { !$0.isEmpty }
        let texts = above + below
        let widest = texts.map(DisplayWidth.of).max() ?? 0
        let inside = min(max(Self.preferredInnerWidth, widest), width - 4)
        guard inside >= Self.minimumInnerWidth else {
            return texts.filter { !$0.isEmpty }
                .flatMap { TextWrapper.lines(of: $0, width: width) }.map { StyledLine($0) }
        }
        let edge = StyledLine("+" + String(repeating: "-", count: inside + 2) + "+", .dim)
        let middle = texts.flatMap { TextWrapper.lines(of: $0, width: inside) }.map { text in
            StyledLine("| ", .dim) + StyledLine(DisplayWidth.pad(text, to: inside, .leading))
                + StyledLine(" |", .dim)
        }
        return [edge] + middle + [edge]
    }
}
