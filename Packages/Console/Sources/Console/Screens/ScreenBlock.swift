/// A part of a screen; its text is made safe for a terminal when the screen is rendered.
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

    /// A row of bars that shows how a quantity has developed.
    case sparkline(Sparkline)

    /// Lines of colored text, indented as a tree.
    case tree(Tree)

    /// Boxes with blocks, side by side where the width allows.
    case panels([Panel])

    /// A grid of cells, such as the board of a game.
    case grid(Grid)
}

/// A bar that shows a proportion: `▕██████    ▏ 6,000,000 won of 10,000,000 won`.
public struct Gauge: Sendable, Equatable {
    /// The name of the measured quantity.
    public let name: String

    /// The filled fraction, from 0 to 1.
    public let fraction: Double

    /// The measured quantity as text: `6,000,000 won of 10,000,000 won`.
    public let caption: String

    /// The color of the bar.
    public let role: ColorRole

    /// Creates a gauge.
    ///
    /// - Parameters:
    ///   - name: The name of the measured quantity.
    ///   - fraction: The filled fraction. It is clamped to 0 through 1; NaN becomes 0.
    ///   - caption: The measured quantity as text.
    ///   - role: The color of the bar.
    public init(_ name: String, fraction: Double, caption: String, role: ColorRole = .accent) {
        self.role = role
        self.name = name
        self.fraction = fraction.isNaN ? 0 : min(1, max(0, fraction))
        self.caption = caption
    }
}

/// A row of bars that shows how a quantity has developed: `Balance ▁▁▂▅▆▇ 30 days, 1.2M to 2.0M`.
public struct Sparkline: Sendable, Equatable {
    /// The name of the quantity; empty for no name.
    public let name: String

    /// The values, the oldest first.
    public let values: [Int64]

    /// The text after the bars, such as the last value; empty for no text.
    public let caption: String

    /// The color of the bars.
    public let role: ColorRole

    public init(
        _ name: String = "",
        values: [Int64],
        caption: String = "",
        role: ColorRole = .accent
    ) {
        self.name = name
        self.values = values
        self.caption = caption
        self.role = role
    }

    /// Returns the bars as text, for the cell of a table.
    ///
    /// The bars span the range of the values. The highest bar is not full, so that it differs from a
    /// gauge. Equal values are a line.
    ///
    /// - Parameter columns: The maximum number of bars. If there are more values, each bar shows
    ///   the last value of a group.
    /// - Returns: One glyph from `▁` to `▇`, or `─`, for each value.
    public func bars(columns: Int = 30) -> String {
        let count = min(values.count, max(1, columns))
        let shown = (0..<count).map { values[($0 + 1) * values.count / count - 1] }
        guard let least = shown.min(), let most = shown.max() else { return "" }
        let range = Double(most) - Double(least)
        guard range > 0 else { return String(repeating: "─", count: count) }
        let highest = Double(Self.glyphs.count - 1)
        return String(
            shown.map { value in
                Self.glyphs[Int(((Double(value) - Double(least)) / range * highest).rounded())]
            }
        )
    }

    private static let glyphs = Array("▁▂▃▄▅▆▇")
}

/// Lines of colored text, indented as a tree.
public struct Tree: Sendable, Equatable {
    /// A part of a line in one color.
    public struct Span: Sendable, Equatable {
        /// The text.
        public let text: String

        /// The color of the text.
        public let role: ColorRole

        /// Creates a part of a line with one color.
        public init(_ text: String, _ role: ColorRole = .plain) {
            self.text = text
            self.role = role
        }
    }

    /// A line of a tree.
    public struct Node: Sendable, Equatable {
        /// The text, in parts of one color each.
        public let spans: [Span]

        /// The number of levels above the node.
        public let depth: Int

        /// A Boolean value that indicates whether the line is emphasized, such as the line of the
        /// visible RIB.
        public let isMarked: Bool

        /// Creates a node.
        ///
        /// - Parameters:
        ///   - spans: The text, in parts of one color each.
        ///   - depth: The number of levels above the node; 0 for a root or a plain line.
        ///   - isMarked: A Boolean value that indicates whether the line is emphasized.
        public init(_ spans: [Span], depth: Int = 0, isMarked: Bool = false) {
            self.spans = spans
            self.depth = max(0, depth)
            self.isMarked = isMarked
        }

        /// Creates a node of one color.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - role: The color of the text.
        ///   - detail: The muted text after `text`; empty for no text.
        ///   - depth: The number of levels above the node; 0 for a root or a plain line.
        ///   - isMarked: A Boolean value that indicates whether the line is emphasized.
        public init(
            _ text: String,
            role: ColorRole = .plain,
            detail: String = "",
            depth: Int = 0,
            isMarked: Bool = false
        ) {
            let spans = [Span(text, role)] + (detail.isEmpty ? [] : [Span("  " + detail, .muted)])
            self.init(spans, depth: depth, isMarked: isMarked)
        }
    }

    /// The nodes in the order of the lines, each below its parent.
    public let nodes: [Node]

    public init(_ nodes: [Node]) {
        self.nodes = nodes
    }
}

/// A box with a title and blocks.
public struct Panel: Sendable, Equatable {
    /// The title in the border.
    public let title: String

    /// The color of the border and the title.
    public let role: ColorRole

    /// The number of columns that the panel needs beside other panels.
    public let minimumWidth: Int

    /// The blocks, from the top.
    public let blocks: [ScreenBlock]

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - title: The title in the border.
    ///   - role: The color of the border and the title.
    ///   - minimumWidth: The number of columns that the panel needs beside other panels; at least
    ///     5.
    ///   - blocks: The blocks, from the top.
    public init(
        _ title: String,
        role: ColorRole = .muted,
        minimumWidth: Int = 38,
        blocks: [ScreenBlock]
    ) {
        self.minimumWidth = max(PanelsRenderer.margin + 1, minimumWidth)
        self.title = title
        self.role = role
        self.blocks = blocks
    }
}
