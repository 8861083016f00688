/// Draws the picture of a payment card.
struct CardPictureRenderer {
    let width: Int

    /// The columns inside the frame, where there is room.
    private static let roomInside = 28
    /// With fewer columns than this inside, the frame is left out.
    private static let leastInside = 8

    func lines(of card: CardPicture) -> [StyledLine] {
        let above = [TerminalSafe.line(card.issuer), ""]
        let below = [TerminalSafe.line(card.number), TerminalSafe.line(card.detail)]
            .filter { !$0.isEmpty }
        let texts = above + below
        let widest = texts.map(DisplayWidth.of).max() ?? 0
        let inside = min(max(Self.roomInside, widest), width - 4)
        guard inside >= Self.leastInside else {
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
