/// Draws how full something is.
struct GaugeRenderer {
    let width: Int

    /// The cells of a bar that stands alone or has room.
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

    /// Full only when it is full, and empty only when it is empty.
    private func bar(_ fraction: Double, cells: Int) -> String {
        let nearest = Int((fraction * Double(cells)).rounded())
        let full =
            fraction <= 0 ? 0 : fraction >= 1 ? cells : min(max(1, nearest), max(1, cells - 1))
        return "[" + String(repeating: "#", count: full)
            + String(repeating: "-", count: cells - full) + "]"
    }
}

/// Draws the picture of a payment card.
struct CardPictureRenderer {
    let width: Int

    /// The columns inside the frame, where there is room.
    private static let preferredInnerWidth = 28
    /// With fewer columns than this inside, the frame is left out.
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
