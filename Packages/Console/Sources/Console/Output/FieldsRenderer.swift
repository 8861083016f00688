/// Lays out names and values, with the values in one column.
struct FieldsRenderer {
    /// The available width in columns; nil for no limit.
    let width: Int?

    /// A Boolean value that indicates whether values are placed below their names if the width is
    /// too small.
    ///
    /// If false, the terminal wraps lines that are too long.
    var isStacking = false

    /// The minimum width of the value column.
    private static let minimumRoom = 10

    func lines(of fields: [Field]) -> [StyledLine] {
        let names = fields.map { TerminalSafe.line($0.name) + ":" }
        let indent = (names.map(DisplayWidth.of).max() ?? 0) + 1
        guard let width, width - indent < Self.minimumRoom else {
            return beside(names, fields, indent: indent)
        }
        return isStacking
            ? stacked(names, fields, width: width) : beside(names, fields, indent: nil)
    }

    /// Returns lines with the values beside their names.
    ///
    /// - Parameter indent: The column at which values begin; nil to leave wrapping to the terminal.
    private func beside(_ names: [String], _ fields: [Field], indent: Int?) -> [StyledLine] {
        let margin = indent ?? ((names.map(DisplayWidth.of).max() ?? 0) + 1)
        return zip(names, fields).flatMap { name, field in
            let label = DisplayWidth.pad(name, to: margin, .leading)
            let value = TerminalSafe.line(field.value)
            let room = indent == nil ? nil : width.map { $0 - margin }
            let pieces = room.map { TextWrapper.lines(of: value, width: $0) } ?? [value]
            return pieces.enumerated().map { position, piece in
                position == 0
                    ? StyledLine(label, .dim) + StyledLine(piece, .role(field.role))
                    : StyledLine(piece, .role(field.role)).indented(by: margin)
            }
        }
    }

    private func stacked(_ names: [String], _ fields: [Field], width: Int) -> [StyledLine] {
        zip(names, fields).flatMap { name, field in
            let value = TerminalSafe.line(field.value)
            guard DisplayWidth.of(name) + 1 + DisplayWidth.of(value) > width else {
                return [StyledLine(name + " ", .dim) + StyledLine(value, .role(field.role))]
            }
            let indent = min(2, width / 4)
            return TextWrapper.lines(of: name, width: width).map { StyledLine($0, .dim) }
                + TextWrapper.lines(of: value, width: width - indent)
                .map { StyledLine($0, .role(field.role)).indented(by: indent) }
        }
    }
}
