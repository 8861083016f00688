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
