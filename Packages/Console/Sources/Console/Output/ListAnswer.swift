/// An answer with a long list whose elements are written while the list is read.
///
/// ```swift
/// var list = ListAnswer(
///     invocation,
///     "customers",
///     columns: [Column("Customer"), Column("Name"), Column("Password")]
/// )
/// for try await customers in try services.value.book.customers() {
///     try list.write(customers.map(\.cells), json: customers.map(JSONValue.init))
/// }
/// return try list.finish(ifEmpty: "There are no customers.")
/// ```
///
/// For a user, the list is a table. With `--json`, it is an array in the answer's document.
public struct ListAnswer {
    private let invocation: Invocation
    private let key: String
    private let blocks: [Block]
    private let members: [JSONMember]
    private let renderer: BlockRenderer
    private var table: TableRenderer
    private var hasBegun = false
    private var hasElements = false

    /// Creates the answer of a command; nothing is written before `write` or `finish` is called.
    /// - Parameters:
    ///   - invocation: The run of the command.
    ///   - key: The name of the list in the JSON document.
    ///   - columns: The columns of the table.
    ///   - blocks: The blocks above the table.
    ///   - members: The members before the list in the JSON document.
    public init(
        _ invocation: Invocation,
        _ key: String,
        columns: [Column],
        after blocks: [Block] = [],
        json members: [JSONMember] = []
    ) {
        (self.invocation, self.key, self.blocks) = (invocation, key, blocks)
        self.members = members
        renderer = BlockRenderer(globals: invocation.globals, io: invocation.io)
        table = TableRenderer(columns: columns, width: renderer.width)
    }

    /// Writes the next elements of the list.
    /// - Parameters:
    ///   - rows: The rows of the table, each with a cell for each column.
    ///   - json: The same elements as JSON values.
    /// - Throws: `OutputError` if the output cannot be written; the command must end then.
    public mutating func write(_ rows: [[String]], json: [JSONValue]) throws(OutputError) {
        guard invocation.globals.json ? !json.isEmpty : !rows.isEmpty else { return }
        try begin()
        try invocation.keep(json)
        defer { hasElements = true }
        if invocation.globals.json {
            var text = ""
            for (position, value) in json.enumerated() {
                let isFirst = position == 0 && !hasElements
                JSONWriter.newLine(after: isFirst ? "" : ",", depth: 2, to: &text)
                JSONWriter.write(value, depth: 2, to: &text)
            }
            try invocation.write(text)
        } else {
            let lines = table.lines(of: rows, hasTitles: !hasElements)
            try invocation.write(renderer.rendered(lines).map { $0 + "\n" }.joined())
        }
    }

    /// Ends the list and writes the rest of the answer.
    /// - Parameters:
    ///   - text: The line to write if the table has no rows.
    ///   - blocks: The blocks below the table.
    ///   - json: The members after the list in the JSON document.
    /// - Returns: The answer to return from the command.
    /// - Throws: `OutputError` if the output cannot be written; the command must end then.
    public mutating func finish(
        ifEmpty text: String = "",
        with blocks: [Block] = [],
        json: [JSONMember] = []
    ) throws(OutputError) -> Answer {
        try begin()
        if invocation.globals.json {
            var text = ""
            if hasElements { JSONWriter.newLine(depth: 1, to: &text) }
            text += "]"
            for member in json { write(member, after: ",", to: &text) }
            try invocation.write(text + "\n}\n")
        } else {
            let absence = hasElements || text.isEmpty ? [] : [Block.line(text)]
            try invocation.write(renderer.text(absence + blocks))
        }
        return Answer([], json: [:])
    }

    private mutating func begin() throws(OutputError) {
        guard !hasBegun else { return }
        hasBegun = true
        if invocation.globals.json {
            var text = "{"
            for member in [JSONValue.versionMember] + members + [JSONMember(key, .verbatim("["))] {
                write(member, after: text == "{" ? "" : ",", to: &text)
            }
            try invocation.write(text)
        } else {
            try invocation.write(renderer.text(blocks))
        }
    }

    private func write(_ member: JSONMember, after separator: String, to text: inout String) {
        JSONWriter.newLine(after: separator, depth: 1, to: &text)
        JSONWriter.name(member.key, to: &text)
        JSONWriter.write(member.value, depth: 1, to: &text)
    }
}
