/// A piece of a screen. What stands in it is made safe for a terminal when it is drawn.
public enum ScreenBlock: Sendable, Equatable {
    /// A paragraph, wrapped to the width of the window.
    case text(String)

    /// The title of what follows.
    case heading(String)

    /// Names and values, the values in one column.
    case fields([Field])

    /// Rows under titles.
    case table(Table)

    /// How full something is.
    case gauge(Gauge)

    /// The picture of a payment card.
    case card(CardPicture)

    /// Cells in rows and columns, such as the board of a game.
    case grid(Grid)
}

/// How full something is: `[######----] 6,000,000 won of 10,000,000 won`.
public struct Gauge: Sendable, Equatable {
    /// What is measured.
    public let name: String

    /// The part that is full, from 0 to 1.
    public let fraction: Double

    /// The same for a reader: `6,000,000 won of 10,000,000 won`.
    public let caption: String

    /// Describes a gauge.
    ///
    /// - Parameters:
    ///   - name: what is measured.
    ///   - fraction: the part that is full; beyond 0 to 1, and what is no number, is drawn as the
    ///     nearest end.
    ///   - caption: the same for a reader.
    public init(_ name: String, fraction: Double, caption: String) {
        self.name = name
        self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.caption = caption
    }
}

/// The picture of a payment card: a frame with what is printed on it.
public struct CardPicture: Sendable, Equatable {
    /// Who issued it.
    public let issuer: String

    /// The number as it may be seen.
    public let number: String

    /// A line below the number, such as the linked account; empty for none.
    public let detail: String

    /// Describes the picture of a card.
    ///
    /// - Parameters:
    ///   - issuer: who issued it.
    ///   - number: the number as it may be seen.
    ///   - detail: a line below the number; empty for none.
    public init(issuer: String, number: String, detail: String = "") {
        self.issuer = issuer
        self.number = number
        self.detail = detail
    }
}
