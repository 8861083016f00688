/// A place in a frame, counted from its left upper corner, which is at 0, 0.
public struct FramePosition: Sendable, Equatable {
    /// The columns to the left of it.
    public let column: Int

    /// The rows above it.
    public let row: Int

    /// A place.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}
