/// A part of a screen, which is made safe for a terminal when it is rendered.
public enum ScreenBlock: Sendable, Equatable {
    /// A paragraph, wrapped to the width of the window.
    case text(String)

    /// The title of the blocks below it.
    case heading(String)

    /// Names and values, with the values in one column.
    case fields([Field])

    /// A table.
    case table(Table)

    /// A bar that shows a proportion.
    case gauge(Gauge)

    /// The picture of a payment card.
    case card(CardPicture)

    /// A grid of cells, such as the board of a game.
    case grid(Grid)
}

/// A bar that shows a proportion: `[######----] 6,000,000 won of 10,000,000 won`.
public struct Gauge: Sendable, Equatable {
    /// The name of the measured quantity.
    public let name: String

    /// The filled fraction, from 0 to 1.
    public let fraction: Double

    /// The measured quantity as text: `6,000,000 won of 10,000,000 won`.
    public let caption: String

    /// Creates a gauge.
    ///
    /// - Parameters:
    ///   - name: The name of the measured quantity.
    ///   - fraction: The filled fraction. It is clamped to 0 through 1; NaN becomes 0.
    ///   - caption: The measured quantity as text.
    public init(_ name: String, fraction: Double, caption: String) {
        self.name = name
        self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.caption = caption
    }
}

/// The picture of a payment card.
public struct CardPicture: Sendable, Equatable {
    /// The name of the issuer.
    public let issuer: String

    /// The number, in the form that may be displayed.
    public let number: String

    /// The line below the number, such as the linked account; empty for no line.
    public let detail: String

    /// Creates the picture of a card.
    ///
    /// - Parameters:
    ///   - issuer: The name of the issuer.
    ///   - number: The number, in the form that may be displayed.
    ///   - detail: The line below the number; empty for no line.
    public init(issuer: String, number: String, detail: String = "") {
        self.issuer = issuer
        self.number = number
        self.detail = detail
    }
}
